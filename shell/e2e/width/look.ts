/**
 * Runs in the page: a sum that has its sign twice, what doesn't fit the window, and what is too small to be pressed, each named by its element.
 * A target counts with its label and the frame around it. Below 768 px none is smaller than 24 px, and buttons, fields and the links of menus are 44 px high (40 within
 * a field's frame); above, a smaller one has 24 px around its middle to itself (WCAG 2.5.8). Links within a sentence are as high as it is.
 */
export function look(): string[] {
  const width = document.documentElement.clientWidth;
  const isNarrow = window.innerWidth < 768;
  const nameOf = (element: Element) => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 24);
    const kind = [...element.classList].find((one) => !/__|^[a-zA-Z]{5,7}$/.test(one));
    return `${element.tagName.toLowerCase()}${kind ? `.${kind}` : ''} “${words}”`;
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ checkVisibilityCSS: true, contentVisibilityAuto: true }) && element.getClientRects().length > 0;
  const isClipped = (element: Element) => {
    for (let at = element.parentElement; at; at = at.parentElement) {
      const { overflowX, clipPath, position } = getComputedStyle(at);
      const { left, right } = at.getBoundingClientRect();
      if ((overflowX !== 'visible' && left >= -1 && right <= width + 1) || clipPath !== 'none') return true;
      if (position === 'fixed') return false;
    }
    return false;
  };
  const faults: string[] = [];
  const money = /.{0,12}[¥￥]\s*-?\s*[¥￥].{0,12}/.exec(document.querySelector('#page')?.textContent ?? '');
  if (money) faults.push(`a sum has its sign twice: ${money[0]}`);
  const scroller = document.scrollingElement;
  if (scroller && scroller.scrollWidth > window.innerWidth) faults.push(`scrolls sideways: ${scroller.scrollWidth} px`);
  const beyond: Element[] = [];
  for (const element of document.querySelectorAll('body *')) {
    const { left, right, width: own } = element.getBoundingClientRect();
    if (own <= 1 || (right <= width + 1 && left >= -1) || beyond.some((one) => one.contains(element))) continue;
    if (!isShown(element) || isClipped(element)) continue;
    beyond.push(element);
    faults.push(`cut off: ${nameOf(element)} from ${Math.round(left)} to ${Math.round(right)}`);
  }
  const isInSentence = (element: Element) =>
    getComputedStyle(element).display.startsWith('inline') &&
    (element.closest('label') !== null ||
      [...(element.parentElement?.childNodes ?? [])].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()));
  const holderOf = (element: Element) => (element instanceof HTMLInputElement && element.closest('label')) || element;
  const boxOf = (element: Element) => holderOf(element).getBoundingClientRect();
  const targets = [...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, [role=tab]')].filter(
    (element) =>
      isShown(element) && !element.matches('.skip-link, [aria-hidden=true], [aria-hidden=true] *, :disabled') && boxOf(element).width > 1,
  );
  const boxes = targets.map(boxOf);
  const isAlone = (at: number) => {
    const own = boxes[at] as DOMRect;
    const [x, y] = [own.left + own.width / 2, own.top + own.height / 2];
    return boxes.every((box, other) => {
      const [mine, theirs] = [holderOf(targets[at] as Element), holderOf(targets[other] as Element)];
      if (mine.contains(theirs) || theirs.contains(mine)) return true;
      const isSmall = Math.min(box.width, box.height) < 23.5;
      const [dx, dy] = isSmall
        ? [Math.abs(box.left + box.width / 2 - x), Math.abs(box.top + box.height / 2 - y)]
        : [Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom)];
      return Math.hypot(dx, dy) >= (isSmall ? 23.5 : 11.5);
    });
  };
  for (const [at, element] of targets.entries()) {
    const box = boxes[at] as DOMRect;
    const size = `${Math.round(box.width)} × ${Math.round(box.height)}`;
    if (isInSentence(element)) continue;
    if (Math.min(box.width, box.height) < 23.5) {
      if (isNarrow || !isAlone(at)) faults.push(`too small: ${nameOf(element)} ${size}`);
    } else if (isNarrow && box.height < 39.5 && !element.matches('a')) {
      faults.push(`not 44 px high: ${nameOf(element)} ${size}`);
    } else if (isNarrow && box.height < 43.5 && element.matches('nav a, a[data-variant]') && !element.closest('[aria-label="面包屑"]')) {
      faults.push(`not 44 px high: ${nameOf(element)} ${size}`);
    }
  }
  return [...new Set(faults)];
}
