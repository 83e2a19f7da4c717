import type { LiveEntry } from '../live-state.ts';
import { snapshotId } from '../snapshot.ts';
import type { RegistryStorage } from '../storage/storage.ts';
import { readEntry } from './read-entry.ts';

/** What a change adds to the log; what it leaves out stays as it was. */
export type LiveChange = Pick<LiveEntry, 'who' | 'act'> &
  Partial<Pick<LiveEntry, 'area' | 'version' | 'from' | 'why' | 'flag' | 'flags' | 'live' | 'candidates'>>;

const keyOf = (number: number) => `live/${String(number).padStart(8, '0')}.json`;
const beginning: LiveEntry = {
  number: 0,
  at: new Date(0).toISOString(),
  who: '',
  act: 'publish',
  live: {},
  candidates: {},
  snapshot: snapshotId({}),
};
const keptEntries = 2000;
const atOnce = 25;
const mostAttempts = 200;

/**
 * Everything that ever happened to the registry, one numbered entry each: the audit and the state in one. An entry is only ever
 * created, so of two gateways that write the same number one reads the other's entry and decides again. One that can't be read counts for nothing: what is
 * live is what the last good one says.
 */
export class LiveLog {
  private readonly storage: RegistryStorage;
  private readonly entries = new Map<number, LiveEntry>();
  private readonly onBroken: (key: string, reason: string) => void;
  /** What can't be read, with the reason, by number. */
  private readonly broken = new Map<number, string>();
  private latest = beginning;

  /** @param onBroken told once of each entry that can't be read and is left out */
  constructor(storage: RegistryStorage, onBroken: (key: string, reason: string) => void = () => {}) {
    this.storage = storage;
    this.onBroken = onBroken;
  }

  /** The latest entry this gateway knows; number 0 where nothing happened yet. */
  get head(): LiveEntry {
    return this.latest;
  }

  /** Entries that this gateway met and could not read. */
  get unreadable(): { key: string; reason: string }[] {
    return [...this.broken].map(([number, reason]) => ({ key: keyOf(number), reason }));
  }

  /** Finds the latest entry. */
  async load(): Promise<LiveEntry> {
    const keys = (await this.storage.list('live/')).filter((key) => /^live\/\d{8}\.json$/.test(key));
    for (const key of keys.toReversed()) {
      const number = Number(key.slice(5, 13));
      if (number <= this.latest.number) break;
      const entry = await this.read(number);
      if (typeof entry === 'object') this.latest = entry;
    }
    await this.poll();
    return this.latest;
  }

  /** Reads what other gateways added. @returns whether there was anything */
  async poll(): Promise<boolean> {
    const before = this.latest.number;
    await this.follow();
    return this.latest.number > before;
  }

  /**
   * Adds one entry. `decide` sees the latest state and is asked again when another gateway was faster.
   * @param decide what to write; undefined writes nothing
   */
  async append(
    decide: (head: LiveEntry, at: string) => Promise<LiveChange | undefined> | LiveChange | undefined,
  ): Promise<LiveEntry | undefined> {
    for (let attempt = 1; ; attempt++) {
      const number = await this.follow();
      const head = this.latest;
      const at = new Date().toISOString();
      const change = await decide(head, at);
      if (!change) return undefined;
      const live = change.live ?? head.live;
      const entry: LiveEntry = {
        number,
        at,
        candidates: head.candidates,
        ...(head.flags ? { flags: head.flags } : {}),
        ...change,
        live,
        snapshot: snapshotId(Object.fromEntries(Object.entries(live).map(([area, { stable }]) => [area, stable]))),
      };
      if (!(await this.storage.create(keyOf(entry.number), JSON.stringify(entry)))) {
        if (attempt === mostAttempts) throw new Error(`entry ${entry.number} of the registry's log is taken but can't be read`);
        await new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(attempt, 10) * 4));
        continue;
      }
      this.keep(entry);
      if (entry.number > this.latest.number) this.latest = entry;
      return entry;
    }
  }

  /** Entries, the latest first. @param before only entries with a smaller number */
  async history({
    area,
    limit = 50,
    before,
  }: {
    area?: string | undefined;
    limit?: number;
    before?: number | undefined;
  } = {}): Promise<LiveEntry[]> {
    const found: LiveEntry[] = [];
    for (let number = Math.min(before ?? Infinity, this.latest.number + 1) - 1; number > 0 && found.length < limit; number -= atOnce) {
      const numbers = Array.from({ length: Math.min(atOnce, number) }, (_, index) => number - index);
      const entries = await Promise.all(numbers.map((one) => this.read(one)));
      found.push(...entries.filter((entry) => typeof entry === 'object').filter((entry) => !area || entry.area === area));
    }
    return found.slice(0, limit);
  }

  /** Reads on, past entries that can't be read. @returns the first number that is free */
  private async follow(): Promise<number> {
    for (let number = this.latest.number + 1; ; number += 1) {
      const next = await this.read(number);
      if (next === undefined) return number;
      if (next !== 'broken' && number > this.latest.number) this.latest = next;
    }
  }

  private async read(number: number): Promise<LiveEntry | 'broken' | undefined> {
    const known = this.entries.get(number);
    if (known) return known;
    const text = await this.storage.read(keyOf(number));
    if (!text) return undefined;
    const entry = readEntry(text.toString(), number);
    if (typeof entry === 'string') {
      if (!this.broken.has(number)) this.onBroken(keyOf(number), entry);
      this.broken.set(number, entry);
      return 'broken';
    }
    this.keep(entry);
    return entry;
  }

  private keep(entry: LiveEntry) {
    this.entries.set(entry.number, entry);
    if (this.entries.size > keptEntries) this.entries.delete(this.entries.keys().next().value!);
  }
}
