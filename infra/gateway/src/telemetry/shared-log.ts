import type { RegistryStorage } from '../registry/storage/storage.ts';

export interface SharedLogParts<Entry, State> {
  storage: RegistryStorage;
  /** Takes one entry in; every gateway gets the same entries in the same order. */
  fold: (entry: Entry) => void;
  /** What all entries so far come to. */
  state: () => State;
  /** Begins with what was kept of entries that are gone. */
  restore: (state: State) => void;
  now?: () => number;
}

const place = 'telemetry/';
const keyOf = (number: number) => `${place}${String(number).padStart(8, '0')}.json`;
const baseKey = `${place}base.json`;
/** After so many entries their sum is written and the older ones are removed. */
const baseEvery = 100;
const entriesKept = 100;
/** Who looked so long ago may have missed entries that are gone. */
const awayMs = 30_000;
const mostAttempts = 60;

/**
 * What several gateways on one storage have to know together, as a log of numbered entries that each is only ever created: of two that write the same
 * number one reads the other's entry and takes the next. So all come to the same state, also one that starts later.
 */
export function createSharedLog<Entry, State>({ storage, fold, state, restore, now = Date.now }: SharedLogParts<Entry, State>) {
  let number = 0;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let queue: Promise<unknown> = Promise.resolve();

  /** One at a time: entries are folded in order. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = queue.then(work);
    queue = done.catch(() => {});
    return done;
  };

  async function follow() {
    if (now() - lookedAt > awayMs) {
      const base = parse<{ number: number; state: State }>(await storage.read(baseKey));
      if (base && base.number > number) {
        restore(base.state);
        number = base.number;
      }
    }
    for (;;) {
      const text = await storage.read(keyOf(number + 1));
      if (!text) break;
      number += 1;
      const entry = parse<Entry>(text);
      if (entry) fold(entry);
    }
    lookedAt = now();
  }

  async function append(make: () => Entry | undefined) {
    for (let attempt = 1; ; attempt += 1) {
      await follow();
      const entry = make();
      if (!entry) return;
      if (await storage.create(keyOf(number + 1), JSON.stringify(entry))) {
        number += 1;
        fold(entry);
        break;
      }
      if (attempt === mostAttempts) throw new Error(`entry ${number + 1} of the shared telemetry is taken but can't be read`);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(attempt, 10) * 4));
    }
    // Whoever wrote this number is the only one to write this sum.
    if (number % baseEvery === 0) await sumUp();
  }

  async function sumUp() {
    await storage.write(baseKey, JSON.stringify({ number, state: state() }));
    const old = (await storage.list(place)).filter((key) => Number(/(\d+)\.json$/.exec(key)?.[1] ?? Infinity) <= number - entriesKept);
    for (let at = 0; at < old.length; at += 16) await Promise.all(old.slice(at, at + 16).map((key) => storage.remove(key)));
  }

  return {
    /** Reads what other gateways wrote. @throws the storage can't be read */
    follow: () => inTurn(follow),
    /**
     * Writes an entry, after what others wrote meanwhile. @param make what is still to be told after that; undefined where nothing is
     * @throws the storage can't be written; the entry is not in then
     */
    append: (make: () => Entry | undefined) => inTurn(() => append(make)),
  };
}

function parse<T>(text: Buffer | undefined): T | undefined {
  try {
    return text && (JSON.parse(text.toString()) as T);
  } catch {
    // Of a gateway of another version, or half of it: the others go on.
    return undefined;
  }
}
