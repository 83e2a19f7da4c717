/** Puts text on the clipboard; `false` when the browser forbids it. Plain-http pages have no clipboard API and take the old way. */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    if (!navigator.clipboard) return copyTheOldWay(text);
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyTheOldWay(text);
  }
}

function copyTheOldWay(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.setAttribute('readonly', '');
  const focused = document.activeElement;
  document.body.append(area);
  area.select();
  try {
    return document.execCommand?.('copy') ?? false;
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
