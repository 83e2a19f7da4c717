import { isUnanswered } from '@mall/mf-kit/write';

/** What is typed into a line: as it stands in the fields. */
export interface TypedLine {
  quantity?: string;
  remark?: string;
  partNumber?: string;
  brand?: string;
}
/** What of it goes to the server. */
export interface LineWish {
  quantity?: number;
  remark?: string;
  partnumber_customer?: string;
  brand_customer?: string;
  isSelected?: boolean;
}
export type SentLine = LineWish & { id: number };

interface Settings<Answer> {
  delayMs: number;
  send: (lines: SentLine[]) => Promise<Answer>;
  answered: (answer: Answer) => void;
  /** Refused for good: what was before holds again. */
  refused: (line: SentLine, error: unknown) => void;
  /** Keeps what is typed over a reload. */
  keep: (typed: Record<number, TypedLine>, wishes: Record<number, LineWish>) => void;
  kept: { typed: Record<number, TypedLine>; wishes: Record<number, LineWish> };
}

export type LineEdits = ReturnType<typeof createLineEdits>;

const merged = (a: ReadonlyMap<number, LineWish>, b: ReadonlyMap<number, LineWish>) => {
  const all = new Map(a);
  for (const [id, wish] of b) all.set(id, { ...all.get(id), ...wish });
  return all;
};
const entriesOf = <T>(record: Record<number, T>) => Object.entries(record).map(([id, value]) => [Number(id), value] as [number, T]);

/**
 * What the buyer types and ticks on the sheet, line by line: shown at once, kept in the tab until the server has it, sent one request at a time. Where
 * nobody answered, it stays and goes with the next; where several lines were refused together, each is tried by itself.
 */
export function createLineEdits<Answer>({ delayMs, send, answered, refused, keep, kept }: Settings<Answer>) {
  let typed = new Map<number, TypedLine>(entriesOf(kept.typed));
  let waiting = new Map<number, LineWish>(entriesOf(kept.wishes));
  let sending: ReadonlyMap<number, LineWish> = new Map();
  let isStuck = false;
  let running: Promise<boolean> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const views = new Map<number, { typed?: TypedLine | undefined; wish?: LineWish | undefined }>();

  function changed(ids: Iterable<number>) {
    for (const id of ids) views.delete(id);
    keep(Object.fromEntries(typed), Object.fromEntries(merged(sending, waiting)));
    for (const listener of listeners) listener();
  }

  async function attempt(lines: SentLine[]): Promise<boolean> {
    try {
      answered(await send(lines));
      return true;
    } catch (error) {
      if (isUnanswered(error)) throw error;
      if (lines.length === 1) {
        refused(lines[0]!, error);
        return false;
      }
      let isFine = true;
      for (const line of lines) isFine = (await attempt([line])) && isFine;
      return isFine;
    }
  }

  async function drain(): Promise<boolean> {
    let isFine = true;
    while (waiting.size > 0) {
      sending = waiting;
      waiting = new Map();
      const ids = [...sending.keys()];
      try {
        isFine = (await attempt([...sending].map(([id, wish]) => ({ id, ...wish })))) && isFine;
        isStuck = false;
        sending = new Map();
      } catch {
        waiting = merged(sending, waiting);
        sending = new Map();
        isStuck = true;
        changed(ids);
        break;
      }
      changed(ids);
    }
    running = undefined;
    return isFine && !isStuck;
  }

  function flush(): Promise<boolean> {
    clearTimeout(timer);
    if (waiting.size > 0) running ??= drain();
    return running ?? Promise.resolve(true);
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** What stands on a line that the server doesn't know yet; the same object until it changes. */
    of(id: number) {
      let view = views.get(id);
      if (!view) {
        const wish = sending.has(id) || waiting.has(id) ? { ...sending.get(id), ...waiting.get(id) } : undefined;
        view = { typed: typed.get(id), wish };
        views.set(id, view);
      }
      return view;
    },
    type(id: number, more: TypedLine) {
      typed = new Map(typed).set(id, { ...typed.get(id), ...more });
      changed([id]);
    },
    /** The field was left: what was typed in it is a wish now, or, without one, forgotten. */
    settle(id: number, field: keyof TypedLine, wish?: LineWish) {
      const { [field]: _, ...rest } = typed.get(id) ?? {};
      typed = new Map(typed);
      if (Object.keys(rest).length > 0) typed.set(id, rest);
      else typed.delete(id);
      if (wish) return this.wish([id], wish);
      changed([id]);
    },
    wish(ids: readonly number[], wish: LineWish) {
      for (const id of ids) waiting.set(id, { ...waiting.get(id), ...wish });
      changed(ids);
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), delayMs);
    },
    /** Something was said that nobody answered for. */
    hasUnsaved: () => isStuck,
    isIdle: () => waiting.size === 0 && sending.size === 0,
    flush,
    /** These lines are gone. */
    forget(ids: readonly number[]) {
      for (const id of ids) {
        typed.delete(id);
        waiting.delete(id);
      }
      changed(ids);
    },
  };
}
