// Gives every face on the page a box; returns what is cut or covered there, face by face.
([width, height]) => {
  const SLACK = 1;
  const style = document.getElementById('boxes') ?? document.head.appendChild(document.createElement('style'));
  style.id = 'boxes';
  style.textContent = `button { width: ${width}px; height: ${height}px }`;
  const wrong = [];
  const shown = (one) => one.checkVisibility() && one.getBoundingClientRect().width > 0;
  const within = (inner, outer, high = SLACK) =>
    inner.left >= outer.left - SLACK && inner.right <= outer.right + SLACK && inner.top >= outer.top - high && inner.bottom <= outer.bottom + high;
  const over = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5;
  const range = document.createRange();
  // The letters themselves: a line is higher than they are.
  const letters = (one) => {
    range.selectNodeContents(one);
    const { left, top, right, bottom } = range.getBoundingClientRect();
    const leading = parseFloat(getComputedStyle(one).fontSize) / 8;
    return { left, right, top: top + leading, bottom: bottom - leading };
  };
  // Words that end on another line than they began on; Han may be broken anywhere.
  const broken = (one) => {
    const words = one.firstChild;
    return [...words.data.matchAll(/[^\s\u2010-\u2014\u3000-\u9fff-]+/g)].filter(({ 0: word, index }) => {
      range.setStart(words, index);
      range.setEnd(words, index + word.length);
      return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1;
    });
  };
  for (const box of document.querySelectorAll('button')) {
    const told = (what) => wrong.push(`${width}×${height} ${box.dataset.kind} ${box.dataset.card}: ${what}`);
    const sheet = box.querySelector('.sheet');
    const frame = sheet.getBoundingClientRect();
    const find = (what) => [...sheet.querySelectorAll(what)].filter(shown);
    const signs = find(':is(.banner, .ability, .parchment) :is(svg, b, s, i), .purse, .best');
    for (const sign of signs) {
      const edge = sign.getBoundingClientRect();
      const strip = sign.closest('.parchment')?.getBoundingClientRect() ?? frame;
      if (!within(edge, frame) || edge.left < strip.left - SLACK || edge.right > strip.right + SLACK)
        told(`${sign.getAttribute('class') ?? sign.tagName} “${sign.textContent.trim()}” is cut`);
    }
    const names = find('.name, .faded');
    for (const name of names) {
      const size = parseFloat(getComputedStyle(name).fontSize);
      const edge = name.getBoundingClientRect();
      if (!within(letters(name), edge, size / 8) || !within(letters(name), frame) || name.scrollWidth > name.clientWidth + SLACK) told(`“${name.textContent}” is cut`);
      for (const [word] of broken(name)) told(`“${word}” is broken`);
    }
    // Nothing that is to be read lies on anything else that is.
    const pieces = [
      ...find('.banner :is(svg.coin, s, svg.shield, .worth), .banner .end > svg, .where, .best').map((one) => [one.getAttribute('class') ?? one.tagName, one.getBoundingClientRect()]),
      ...names.map((one) => ['name', letters(one)]),
      ...find('.line, .ability i').map((one) => ['ability', one.getBoundingClientRect()]),
      ...find('.parchment').map((one) => ['scroll', one.getBoundingClientRect()]),
    ];
    pieces.forEach(([one, a], at) => {
      for (const [other, b] of pieces.slice(at + 1)) if (over(a, b)) told(`${one} and ${other} overlap`);
    });
  }
  return wrong;
}
