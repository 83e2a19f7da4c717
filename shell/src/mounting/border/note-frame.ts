/** What the frame needs to work: its elements and where they stand, their attributes, functions that everybody calls. */
export interface FrameNote {
  parts: { element: Element; parent: Element; next: Element | null }[];
  attributes: { element: Element; values: Map<string, string> }[];
  functions: { name: string; own: unknown }[];
  /** Of the parts that are never empty, what each lost last. */
  contents: () => { element: Element; lost: Node[] }[];
}

const ids = ['frame-header', 'page', 'frame-aside', 'main', 'frame-footer'];
const heldFunctions = ['setTimeout', 'requestAnimationFrame', 'addEventListener', 'dispatchEvent'];

function watchContent(element: Element) {
  let lost: Node[] = [];
  const keep = (records: MutationRecord[]) => {
    const removed = records.flatMap(({ removedNodes }) => [...removedNodes]);
    if (removed.length) lost = removed;
  };
  const observer = new MutationObserver(keep);
  observer.observe(element, { childList: true });
  return () => {
    keep(observer.takeRecords());
    return { element, lost };
  };
}

/** Notes what is the frame's before any area has run. */
export function noteFrame(): FrameNote {
  const elements = ids.map((id) => document.getElementById(id)).filter((one) => one !== null);
  const attributes = [document.documentElement, document.body, ...elements].map((element) => ({
    element,
    values: new Map([...element.attributes].map(({ name, value }) => [name, value])),
  }));
  const parts = elements.map((element) => ({
    element,
    parent: element.parentElement!,
    next: element.nextElementSibling,
  }));
  const watched = elements.filter(({ id }) => /^frame-(header|footer)$/.test(id)).map(watchContent);
  return {
    parts,
    attributes,
    contents: () => watched.map((read) => read()),
    functions: heldFunctions.map((name) => ({ name, own: window[name as keyof Window] })),
  };
}
