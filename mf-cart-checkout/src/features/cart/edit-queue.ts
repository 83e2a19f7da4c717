import { isUnanswered } from '@mall/mall-parts/write';

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
  /** These changes were refused; what was before holds again. */
  failed: (ids: number[], error: unknown) => void;
  /** Something is waiting now, or no longer. */
  changed: () => void;
}

export interface EditQueue {
  edit(id: number, edit: LineEdit): void;
  /** What the buyer sees of a line before the server knows it. */
  pending(id: number): LineEdit | undefined;
  isIdle(): boolean;
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
      failed(
        changes.map(({ id }) => id),
        error,
      );
      return false;
    }
  }

  async function drain(): Promise<boolean> {
    let isFine = true;
    while (waiting.size > 0) {
      sending = waiting;
      waiting = new Map();
      isFine = (await attempt([...sending].map(([id, edit]) => ({ id, ...edit })))) && isFine;
      sending = new Map();
      changed();
    }
    running = undefined;
    return isFine;
  }

  function flush(): Promise<boolean> {
    clearTimeout(timer);
    running ??= waiting.size > 0 ? drain() : undefined;
    return running ?? Promise.resolve(true);
  }

  return {
    edit(id, edit) {
      waiting.set(id, { ...waiting.get(id), ...edit });
      changed();
      clearTimeout(timer);
      timer = setTimeout(flush, delayMs);
    },
    pending: (id) => (waiting.has(id) || sending.has(id) ? { ...sending.get(id), ...waiting.get(id) } : undefined),
    isIdle: () => waiting.size === 0 && sending.size === 0,
    flush,
  };
}
