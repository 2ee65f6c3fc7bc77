// What a person sees on the board who decides by what is lit; without a pointer, the way there by Tab and arrows.
() => {
  const board = () => document.querySelector('[data-board]');
  const open = (one) =>
    one.matches('.lit, .lit *, .primary') &&
    !one.disabled &&
    one.checkVisibility() &&
    one.getAttribute('aria-disabled') !== 'true' &&
    one.getAttribute('aria-pressed') !== 'true' &&
    !one.hasAttribute('data-tried');
  const centre = (one) => {
    const box = one.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  // The nearest group around a button that has one Tab stop for all its members.
  const group = (one) => {
    if (one.tabIndex === 0) return one;
    let box = one.parentElement;
    while (box && !box.querySelector('[tabindex="0"]')) box = box.parentElement;
    return box;
  };
  const STOPS = 'button, a[href], input, select, textarea, summary, [tabindex]';
  const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  // Where an arrow leads: to the nearest in its direction, sideways distance counted double.
  const nearest = (here, all, [dx, dy]) => {
    const [x, y] = centre(here);
    const far = (one) => {
      const [right, down] = [centre(one)[0] - x, centre(one)[1] - y];
      const along = right * dx + down * dy;
      return along > 1 ? along + 2 * (Math.abs(right * dy) + Math.abs(down * dx)) : Infinity;
    };
    return all.reduce((best, one) => (one !== here && far(one) < (best ? far(best) : Infinity) ? one : best), null);
  };
  // The arrows of the shortest way through a group.
  const way = (here, aim, box) => {
    const all = [...box.querySelectorAll('button')].filter((one) => !one.disabled && one.offsetParent);
    const ways = new Map([[here, []]]);
    for (const [one, keys] of ways) {
      for (const [arrow, step] of Object.entries(ARROWS)) {
        const next = nearest(one, all, step);
        if (!next || ways.has(next)) continue;
        ways.set(next, [...keys, arrow]);
        if (next === aim) return ways.get(next);
      }
    }
    return null;
  };
  window.hands = {
    begin: () => {
      for (const one of document.querySelectorAll('[data-tried]')) one.removeAttribute('data-tried');
    },
    // Choose something that is lit; what completes a choice first. Returns its name, or null.
    aim: (pressed) => {
      for (const one of document.querySelectorAll('[data-aim]')) one.removeAttribute('data-aim');
      // A place pressed before its card was taken is chosen once the card is there: it only waits for Confirm.
      const asked = document.querySelector('[data-confirm]');
      asked?.setAttribute('data-aim', '');
      if (asked) return asked.textContent.trim();
      let all = [...board().querySelectorAll('button')].filter(open);
      if (!all.length) {
        window.hands.begin(); // some things are pressed more than once
        all = [...board().querySelectorAll('button')].filter(open);
      }
      const last = all.filter((one) => one.matches('.primary'));
      const among = pressed > 0 && last.length ? last : all;
      const one = among[Math.floor(Math.random() * among.length)];
      one?.setAttribute('data-aim', '');
      return one ? (one.getAttribute('aria-label') ?? one.textContent).trim() : null;
    },
    // The keys on the way to what was chosen, as far as can be foreseen; none when it has the focus.
    keys: () => {
      const aim = document.querySelector('[data-aim]');
      const here = document.activeElement;
      if (!aim || aim === here) return [];
      const box = group(aim);
      if (box !== aim && box.contains(here)) return way(here, aim, box) ?? ['Home'];
      const stops = [...document.querySelectorAll(STOPS)].filter((one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility());
      const to = stops.findIndex((one) => one === box || box.contains(one));
      const from = stops.indexOf(here);
      if (from >= 0) return Array(Math.abs(to - from)).fill(to > from ? 'Tab' : 'Shift+Tab');
      return [aim.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING ? 'Shift+Tab' : 'Tab'];
    },
    pressed: () => {
      document.querySelector('[data-aim]')?.setAttribute('data-tried', '');
      window.pressedAt = performance.now();
    },
    // Whether the page has answered the last press.
    answered: (before) =>
      document.querySelector('.room').dataset.at !== before ||
      document.activeElement?.hasAttribute('data-confirm') ||
      (performance.now() - window.pressedAt > 150 && board().getAttribute('aria-busy') === 'false' && !document.querySelector('[data-confirm]')),
  };
}
