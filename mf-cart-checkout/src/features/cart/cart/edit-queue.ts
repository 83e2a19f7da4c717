import { isUnanswered } from '@mall/mf-kit/write';

export interface LineEdit {
  quantity?: number;
  selected?: boolean;
}
export interface LineChange extends LineEdit {
  id: number;
}

interface Settings<Answer> {
  /** How long typing and stepping may go on before it is sent. */
  delayMs: number;
  send: (changes: LineChange[]) => Promise<Answer>;
  answered: (answer: Answer) => void;
  /** These changes were refused, and what was before holds again; or nobody answered, and they are kept for the next flush. */
  failed: (ids: number[], error: unknown) => void;
  /** Something is waiting now, or no longer. */
  changed: () => void;
}

export interface EditQueue {
  edit(id: number, edit: LineEdit): void;
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
export function createEditQueue<Answer>({ delayMs, send, answered, failed, changed }: Settings<Answer>): EditQueue {
  let waiting = new Map<number, LineEdit>();
  let sending = new Map<number, LineEdit>();
  let unsaved = new Map<number, LineEdit>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | undefined;

  async function attempt(changes: LineChange[]): Promise<boolean> {
    try {
      answered(await send(changes));
      return true;
    } catch (error) {
      if (changes.length > 1 && !isUnanswered(error)) {
        let isFine = true;
        for (const change of changes) isFine = (await attempt([change])) && isFine;
        return isFine;
      }
      if (isUnanswered(error)) unsaved = new Map([...unsaved, ...changes.map(({ id, ...edit }) => [id, edit] as const)]);
      failed(
        changes.map(({ id }) => id),
        error,
      );
      return false;
    }
  }

  async function drain(): Promise<boolean> {
    let isFine = true;
    do {
      sending = merged(unsaved, waiting);
      unsaved = new Map();
      waiting = new Map();
      isFine = (await attempt([...sending].map(([id, edit]) => ({ id, ...edit })))) && isFine;
      sending = new Map();
      changed();
    } while (waiting.size > 0);
    running = undefined;
    return isFine;
  }

  function flush(): Promise<boolean> {
    clearTimeout(timer);
    running ??= waiting.size + unsaved.size > 0 ? drain() : undefined;
    return running ?? Promise.resolve(true);
  }

  return {
    edit(id, edit) {
      waiting.set(id, { ...waiting.get(id), ...edit });
      changed();
      clearTimeout(timer);
      timer = setTimeout(flush, delayMs);
    },
    pending: (id) => merged(merged(unsaved, sending), waiting).get(id),
    isIdle: () => waiting.size === 0 && sending.size === 0,
    hasUnsaved: () => unsaved.size > 0,
    flush,
  };
}

function merged(older: Map<number, LineEdit>, newer: Map<number, LineEdit>): Map<number, LineEdit> {
  const all = new Map(older);
  for (const [id, edit] of newer) all.set(id, { ...all.get(id), ...edit });
  return all;
}
