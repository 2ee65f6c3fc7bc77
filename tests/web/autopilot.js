// Plays for a person, in the page, with what the page offers: lit buttons first, then the list.
async (most) => {
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const room = () => document.querySelector('.room');
  const named = (one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim();
  const key = (name) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  const until = async (holds, patience = 20000) => {
    const deadline = performance.now() + patience;
    while (!holds()) {
      if (performance.now() > deadline) return false;
      await pause(15);
    }
    return true;
  };
  const lit = (tried) =>
    [...document.querySelectorAll('[data-board] button')].filter(
      (one) =>
        one.matches('.lit, .lit *, .primary') &&
        !one.disabled &&
        one.checkVisibility() &&
        one.getAttribute('aria-disabled') !== 'true' &&
        one.getAttribute('aria-pressed') !== 'true' &&
        !tried.has(named(one)),
    );
  const settle = async (before) => {
    await pause(20);
    document.querySelector('[data-confirm]')?.click();
    await pause(10);
    await until(() => document.querySelector('[data-board]')?.getAttribute('aria-busy') !== 'true');
    return room()?.dataset.at !== before;
  };
  const fromList = async (before) => {
    for (const _ of [1, 2]) key('Escape');
    key('a');
    if (!(await until(() => document.querySelector('[data-actions] button'), 3000))) return false;
    const all = [...document.querySelectorAll('[data-actions] button')];
    all[Math.floor(Math.random() * all.length)].click();
    return settle(before);
  };
  const handOver = () => document.querySelector('[aria-labelledby="hand-over"] button');
  // What a person would look at who wonders why nothing happens.
  const looks = () =>
    JSON.stringify({
      prompt: document.querySelector('[data-testid="prompt"]')?.textContent,
      busy: document.querySelector('[data-board]')?.getAttribute('aria-busy'),
      open: [...document.querySelectorAll('dialog[open], [role="dialog"], [role="alert"], [role="alertdialog"]')].map((one) => `${one.tagName} ${one.role} ${one.textContent.slice(0, 200)}`),
      lit: lit(new Set()).map(named).slice(0, 5),
    });
  let made = 0;
  window.pilotIs = () => `${made} moves made; ${looks()}`;
  while (made < most) {
    const due = await until(() => room()?.dataset.over === 'true' || room()?.dataset.turn === 'true' || handOver(), 60000);
    if (!due) return { made, stuck: `nobody is to act: ${looks()}` };
    if (room()?.dataset.over === 'true') return { made, over: true };
    const cover = handOver();
    if (cover) {
      cover.click();
      if (!(await until(() => handOver() !== cover))) return { made, stuck: `the cover stays: ${looks()}` };
      await pause(30);
      continue;
    }
    const before = room().dataset.at;
    const tried = new Set();
    let done = false;
    while (!done && tried.size < 6) {
      const choices = lit(tried);
      if (!choices.length) break;
      const one = choices[Math.floor(Math.random() * choices.length)];
      tried.add(named(one));
      one.click();
      done = await settle(before);
    }
    if (!done) done = (await fromList(before)) || (await until(() => room()?.dataset.at !== before, 8000));
    if (!done) return { made, stuck: `nothing moves at ${before}: ${looks()}` };
    made += 1;
  }
  return { made };
}
