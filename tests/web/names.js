// Whatever words a button or a link shows must be in its accessible name (WCAG 2.5.3), and no part of a name
// may be empty, as in “It holds .”; returns where not.
() => {
  const wrong = [];
  const EMPTY = /\s[.,](\s|$)|:\s*[.,;]|:\s*$|\(\s*\)|“\s*”|undefined|null/;
  const texts = (root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) found.push(walker.currentNode);
    return found;
  };
  const said = (one) => one.getAttribute('aria-label')
    ?? texts(one).filter((text) => !text.parentElement.closest('[aria-hidden="true"]')).map((text) => text.data).join(' ');
  for (const one of document.querySelectorAll('button, a[href], summary')) {
    if (!one.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
    const shown = texts(one).filter((text) => text.parentElement.checkVisibility() && !text.parentElement.closest('.hidden-visually'));
    const name = said(one).toLowerCase();
    const missing = shown.flatMap((text) => text.data.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !name.includes(word));
    if (EMPTY.test(name.trim())) wrong.push(`a part of the name is empty: “${name.trim().slice(0, 120)}”`);
    if (missing.length) wrong.push(`“${missing.join(' ')}” is shown and not in the name “${name.trim().slice(0, 80)}”`);
  }
  return wrong;
}
