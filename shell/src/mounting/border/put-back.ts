import type { FrameNote } from './note-frame.ts';

/** Attributes that the frame itself changes while the page is open. */
const framesOwn = /^data-(layout|closed|unpainted|base-ui-.*)$/;
/** A dialog holds the page still by styles of its own; whoever leaves with it open has done nothing. */
const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]') !== null;
const nameOf = (element: Element) => (element.id ? `#${element.id}` : element.tagName.toLowerCase());

/** One thing of the frame that is not as it was: what, and how it becomes so again. */
export interface Trespass {
  what: string;
  putBack: () => void;
}

/** What is not as noted. What a part lost is put back as the very nodes, with all that React knows of them. */
export function findTrespasses({ parts, attributes, functions, contents }: FrameNote): Trespass[] {
  const found: Trespass[] = [];
  const add = (what: string, putBack: () => void) => found.push({ what, putBack });
  for (const { element, parent, next } of [...parts].reverse())
    if (element.parentElement !== parent)
      add(`${nameOf(element)} was removed`, () => parent.insertBefore(element, next?.parentElement === parent ? next : null));
  for (const { element, lost } of contents())
    if (lost.length && !element.firstElementChild) add(`${nameOf(element)} was emptied`, () => element.replaceChildren(...lost));
  for (const { element, values } of attributes) {
    for (const name of new Set([...values.keys(), ...element.getAttributeNames()])) {
      const [was, is] = [values.get(name) ?? null, element.getAttribute(name)];
      // A nonce is hidden from scripts, and what the browser wrote out again in other words is the same.
      if (was === is || framesOwn.test(name) || name === 'nonce' || ((was ?? '') === '' && is === '' && name === 'style')) continue;
      if (name === 'style' && isDialogOpen()) continue;
      add(`${nameOf(element)}[${name}] was changed`, () =>
        was === null ? element.removeAttribute(name) : element.setAttribute(name, was),
      );
    }
  }
  for (const { name, own } of functions)
    if (window[name as keyof Window] !== own) add(`window.${name} was overwritten`, () => Object.assign(window, { [name]: own }));
  if (document.adoptedStyleSheets?.length)
    add('a style sheet was put over the page', () => {
      document.adoptedStyleSheets = [];
    });
  return found;
}
