// Returns what is wrong with the page as it is laid out now: a list of sentences. A low window may scroll.
([phone, low]) => {
  const wrong = [];
  // Nothing moves meanwhile: each element is measured once, however many lie in it.
  const measured = new Map();
  const measure = (one) => {
    const known = measured.get(one);
    if (known) return known;
    const { overflowX, overflowY, textOverflow, display, position, fontSize } = getComputedStyle(one);
    const found = { overflowX, overflowY, textOverflow, display, position, fontSize, edge: one.getBoundingClientRect() };
    measured.set(one, found);
    return found;
  };
  // The boxes something lies in; a dialog that is open lies in none.
  function* ancestors(one) {
    for (let box = one; !box.matches('dialog[open]') && box.parentElement; ) yield (box = box.parentElement);
  }
  // The part of an element that its scrolling boxes let through: the rest is not on the screen.
  const shown = (one) => {
    let { left, top, right, bottom } = measure(one).edge;
    for (const box of ancestors(one)) {
      const { overflowX, overflowY, edge } = measure(box);
      if (overflowX !== 'visible') [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return { left, top, right, bottom };
  };
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth + 1) wrong.push(`the page is ${page.scrollWidth} px wide, the window ${innerWidth}`);
  const board = document.querySelector('[data-board]');
  if (board && !low && board.scrollHeight > board.clientHeight + 1) wrong.push(`the board is ${board.scrollHeight} px high, its window ${board.clientHeight}`);
  const named = (one) => `${one.tagName.toLowerCase()} “${(one.getAttribute('aria-label') ?? one.textContent ?? one.className).trim().slice(0, 40)}”`;
  const modal = document.querySelector('dialog[open], [aria-modal="true"]');
  const scope = modal ?? document;
  const visible = (one) => {
    if (!one.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) return false;
    const box = one.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) return false;
    // What lies outside the part of a scrolling box that is shown, or under something in front, is not there.
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    const front = document.elementFromPoint(x, y);
    return front !== null && (one === front || one.contains(front) || front.contains(one));
  };
  const all = [...scope.querySelectorAll('button, a[href], select, input:not([type="hidden"]), summary')].filter(visible);
  for (const one of all) {
    const box = one.getBoundingClientRect();
    const scrolls = one.closest('[data-scrolls]') ?? [...ancestors(one)].find((box) => measure(box).overflowX === 'auto');
    if (!scrolls && (box.left < -1 || box.right > innerWidth + 1)) wrong.push(`${named(one)} is cut off at the side`);
  }
  const inline = (one) => one.tagName === 'A' && measure(one).display === 'inline';
  if (phone) {
    for (const one of all) {
      const label = one.closest('label');
      const box = (label && one.matches('input') ? label : one).getBoundingClientRect();
      if (!inline(one) && (box.width < 39.5 || box.height < 39.5)) wrong.push(`${named(one)} is ${Math.round(box.width)} × ${Math.round(box.height)} px`);
    }
  }
  // What sticks to an edge lies over what is scrolled past it.
  const stuck = (one) => [one, ...ancestors(one)].find((box) => measure(box).position === 'sticky');
  const flat = all.filter((one) => !inline(one) && !one.closest('[data-overlaps]'));
  const parts = flat.map(shown);
  for (let i = 0; i < flat.length; i++) {
    for (let j = i + 1; j < flat.length; j++) {
      const [a, b, p, q] = [flat[i], flat[j], parts[i], parts[j]];
      const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
      const high = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
      if (wide <= 4 || high <= 4 || a.contains(b) || b.contains(a) || (low && stuck(a) !== stuck(b))) continue;
      wrong.push(`${named(a)} and ${named(b)} overlap by ${Math.round(wide)} × ${Math.round(high)} px`);
    }
  }
  // Words cut by the box they lie in, or running out of the button they stand on.
  const texts = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const home = texts.currentNode.parentElement;
    if (!texts.currentNode.data.trim() || home.closest('svg, select, script, [data-scrolls]')) continue;
    if (!home.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
    range.selectNodeContents(texts.currentNode);
    const word = range.getBoundingClientRect();
    const leading = parseFloat(measure(home).fontSize) / 3; // a line is higher than its letters
    for (const box of [home, ...ancestors(home)]) {
      const { overflowX, overflowY, textOverflow, display, edge } = measure(box);
      // What is for the ear alone is clipped to a dot, a name too long ends in dots, and what scrolls is not cut.
      if (edge.width < 3 || textOverflow === 'ellipsis' || overflowX === 'auto' || overflowX === 'scroll') break;
      const framed = display !== 'inline' && box.matches('button, a, summary');
      const sideways = framed || overflowX !== 'visible';
      const cut = sideways && (word.left < edge.left - 0.5 || word.right > edge.right + 0.5);
      const scrolls = overflowY === 'auto' || overflowY === 'scroll';
      const above = overflowY !== 'visible' && !scrolls && (word.top < edge.top - leading || word.bottom > edge.bottom + leading);
      if (cut || above) wrong.push(`“${texts.currentNode.data.trim().slice(0, 40)}” is cut off by ${named(box)}`);
      if (scrolls) break;
    }
  }
  // What is chosen in a list must fit into its closed form.
  const arrow = 18;
  const ruler = document.createElement('canvas').getContext('2d');
  for (const one of all.filter((one) => one.matches('select'))) {
    const style = getComputedStyle(one);
    ruler.font = style.font;
    const room = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
    const words = one.selectedOptions[0]?.text ?? '';
    if (ruler.measureText(words).width > room) wrong.push(`“${words}” is cut off in its list`);
  }
  return wrong;
}
