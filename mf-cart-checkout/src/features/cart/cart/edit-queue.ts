import { isUnanswered } from '@mall/mf-kit/write';
import {
  type EditBatch,
  editsOf,
  isEmpty,
  type LineChange,
  type LineEdit,
  merged,
  noEdits,
  touched,
  withAll,
  withLine,
} from './edit-batch.ts';

interface Settings<Answer> {
  /** How long typing and stepping may go on before it is sent. */
  delayMs: number;
  send: (changes: LineChange[]) => Promise<Answer>;
  selectAll: (selected: boolean) => Promise<Answer>;
  answered: (answer: Answer) => void;
  /** These changes were refused, and what was before holds again; or nobody answered, and they are kept for the next flush. */
  failed: (ids: number[], error: unknown) => void;
  /** Something is waiting now, or no longer. */
  changed: () => void;
}

export interface EditQueue {
  edit(id: number, edit: LineEdit): void;
  /** Chooses every line or none. @param ids the lines that look different by it */
  selectAll(selected: boolean, ids: readonly number[]): void;
  /** What the buyer sees of a line before the server knows it. */
  pending(id: number): LineEdit | undefined;
  isIdle(): boolean;
  /** Something was typed that nobody answered for: it stays on screen, and the next flush sends it. */
  hasUnsaved(): boolean;
  /** Sends what waits at once; resolves when everything is answered, with false when something was refused. */
  flush(): Promise<boolean>;
}

/**
 * Sends changes of cart lines one request at a time: quick ones together, the last of a line wins, and an answer that comes late never
 * overwrites a newer wish. Where several lines went together and were refused, each is tried by itself.
 */
export function createEditQueue<Answer>({ delayMs, send, selectAll, answered, failed, changed }: Settings<Answer>): EditQueue {
  let waiting = noEdits;
  let sending = noEdits;
  let unsaved = noEdits;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | undefined;
  let seen = { unsaved, sending, waiting, of: editsOf(noEdits) };

  async function attemptLines(changes: LineChange[]): Promise<boolean> {
    try {
      answered(await send(changes));
      return true;
    } catch (error) {
      if (changes.length > 1 && !isUnanswered(error)) {
        let isFine = true;
        for (const change of changes) isFine = (await attemptLines([change])) && isFine;
        return isFine;
      }
      if (isUnanswered(error)) unsaved = changes.reduce((batch, { id, ...edit }) => withLine(batch, id, edit), unsaved);
      failed(
        changes.map(({ id }) => id),
        error,
      );
      return false;
    }
  }

  async function attempt(batch: EditBatch): Promise<boolean> {
    let isFine = true;
    if (batch.all) {
      try {
        answered(await selectAll(batch.all.selected));
      } catch (error) {
        // What was chosen after it waits with it: sent before, it would be undone by it.
        if (isUnanswered(error)) unsaved = merged(unsaved, batch);
        failed(isUnanswered(error) ? touched(batch) : [...batch.all.ids], error);
        if (isUnanswered(error)) return false;
        isFine = false;
      }
    }
    if (batch.lines.size === 0) return isFine;
    return (await attemptLines([...batch.lines].map(([id, edit]) => ({ id, ...edit })))) && isFine;
  }

  async function drain(): Promise<boolean> {
    let isFine = true;
    do {
      sending = merged(unsaved, waiting);
      unsaved = noEdits;
      waiting = noEdits;
      isFine = (await attempt(sending)) && isFine;
      sending = noEdits;
      changed();
    } while (!isEmpty(waiting));
    running = undefined;
    return isFine;
  }

  function flush(): Promise<boolean> {
    clearTimeout(timer);
    running ??= isEmpty(waiting) && isEmpty(unsaved) ? undefined : drain();
    return running ?? Promise.resolve(true);
  }

  function wait(next: EditBatch) {
    waiting = next;
    changed();
    clearTimeout(timer);
    timer = setTimeout(flush, delayMs);
  }

  return {
    edit: (id, edit) => wait(withLine(waiting, id, edit)),
    selectAll: (selected, ids) => wait(withAll(waiting, selected, ids)),
    pending(id) {
      // Every line asks at every drawing.
      if (seen.unsaved !== unsaved || seen.sending !== sending || seen.waiting !== waiting)
        seen = { unsaved, sending, waiting, of: editsOf(merged(merged(unsaved, sending), waiting)) };
      return seen.of(id);
    },
    isIdle: () => isEmpty(waiting) && isEmpty(sending),
    hasUnsaved: () => !isEmpty(unsaved),
    flush,
  };
}
