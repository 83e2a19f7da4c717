import { createStore } from '@mall/mf-kit';

export interface LocatedNote {
  text: string;
  /** The visitor's own place is not on sale yet and another stands in for it. */
  isElsewhere: boolean;
}

/** What is said beside the location's label after somebody was located: there it covers nothing that a buyer works with. */
export const locatedNote = createStore<LocatedNote | undefined>(undefined);

const shownMs = 3000;
let timer: ReturnType<typeof setTimeout>;

/** Says it for 3 s (rule location 7). */
export function sayLocated(note: LocatedNote) {
  clearTimeout(timer);
  locatedNote.set(note);
  timer = setTimeout(() => locatedNote.set(undefined), shownMs);
}
