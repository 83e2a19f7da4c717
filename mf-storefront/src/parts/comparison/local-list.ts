/** A visitor's comparison lives in this browser, shared by its tabs. */
const place = 'mall.comparison';
const listeners = new Set<() => void>();
const none: readonly string[] = [];
let known: { text: string; list: readonly string[] } = { text: '', list: none };

function parse(text: string): readonly string[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.filter((one): one is string => typeof one === 'string').slice(0, 20) : none;
  } catch {
    return none;
  }
}

/** The SKUs, the same array as long as nothing changed. */
export function readLocalList(): readonly string[] {
  let text = '';
  try {
    text = localStorage.getItem(place) ?? '';
  } catch {
    // A browser that keeps nothing: the list lasts as long as the page.
    return known.list;
  }
  if (text !== known.text) known = { text, list: text ? parse(text) : none };
  return known.list;
}

export function writeLocalList(list: readonly string[]) {
  const text = list.length ? JSON.stringify(list) : '';
  try {
    if (text) localStorage.setItem(place, text);
    else localStorage.removeItem(place);
    known = { text, list };
  } catch {
    known = { text: '', list };
  }
  for (const listener of [...listeners]) listener();
}

export function subscribeLocalList(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The server knows no browser's list. */
export const noLocalList = () => none;
