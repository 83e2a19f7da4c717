import { LRUCache } from 'lru-cache';
import type { LiveLog } from './log/live-log.ts';
import { PlatformRefusal } from './platform-refusal.ts';
import type { Release } from './release.ts';
import type { ReleaseStore } from './release-store.ts';
import { buildServed, type Served } from './served.ts';
import { type Snapshot, snapshotId, snapshotOf, versionsOf } from './snapshot.ts';
import type { RegistryStorage } from './storage/storage.ts';

const mendEveryMs = 1000;
const restAfterFaultMs = 2000;

/** Keeps what is served in step with the log, and every combination that was ever served reachable. */
export class Serving {
  storageFault: string | undefined;
  private readonly storage: RegistryStorage;
  private readonly log: LiveLog;
  private readonly releases: ReleaseStore;
  private readonly onFault: (error: unknown, what: string) => void;
  private readonly listeners = new Set<(served: Served) => void>();
  private readonly noted = new Set<string>();
  private readonly combinations = new LRUCache<string, Snapshot>({ max: 50 });
  private now: { number: number; served: Served } | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;
  private looking: Promise<void> | undefined;
  private mendedAt = 0;

  constructor(storage: RegistryStorage, log: LiveLog, releases: ReleaseStore, onFault: (error: unknown, what: string) => void) {
    this.storage = storage;
    this.log = log;
    this.releases = releases;
    this.onFault = onFault;
  }

  get served(): Served {
    if (!this.now) throw new Error('the registry is not loaded yet');
    return this.now.served;
  }

  /** Combines what the log says is live. The latest entry wins, in whatever order this ends. */
  async rebuild(): Promise<Served> {
    const { number, live } = this.log.head;
    const served = await buildServed(live, this.releases);
    await Promise.all(combinationsOf(served).map((snapshot) => this.note(snapshot)));
    if (this.now && this.now.number > number) return this.now.served;
    const hasChanged = !this.now || JSON.stringify(idsOf(this.now.served)) !== JSON.stringify(idsOf(served));
    this.now = { number, served };
    if (hasChanged) for (const listener of this.listeners) listener(served);
    return served;
  }

  onChange(listener: (served: Served) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Looks for entries of other gateways, and again for releases that could not be read. */
  watch(intervalMs: number): void {
    const lookOnce = async () => {
      let rest = intervalMs;
      try {
        const isBehind = await this.log.poll();
        if (isBehind || this.log.head.number !== this.now?.number || this.isTimeToMend()) await this.rebuild();
        this.storageFault = undefined;
      } catch (error) {
        // What is served stays as it is: the site outlives its storage.
        if (!this.storageFault) this.onFault(error, 'the registry storage can not be read');
        this.storageFault = (error as Error).message;
        rest = restAfterFaultMs;
      }
      if (!this.isClosed) this.timer = setTimeout(look, rest).unref();
    };
    const look = () => {
      this.looking = lookOnce();
    };
    this.timer = setTimeout(look, intervalMs).unref();
  }

  /** Ends the watch; what is under way is let end. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    await this.looking;
  }

  async snapshotOfVersions(versions: Record<string, string>): Promise<Snapshot> {
    const id = snapshotId(versions);
    const known = this.combinations.get(id);
    if (known) return known;
    const releases: Record<string, Release> = {};
    for (const [area, version] of Object.entries(versions)) releases[area] = await this.releases.require(area, version);
    const snapshot = snapshotOf(releases);
    await this.note(snapshot);
    this.combinations.set(id, snapshot);
    return snapshot;
  }

  async snapshotById(id: string): Promise<Snapshot> {
    const known = combinationsOf(this.served).find((one) => one.id === id);
    if (known) return known;
    const text = /^[0-9a-f]{10}$/.test(id) ? await this.storage.read(`snapshots/${id}.json`) : undefined;
    const versions = text && versionsIn(text.toString());
    if (!versions)
      throw new PlatformRefusal('UNKNOWN_SNAPSHOT', `没有编号为 ${id} 的快照。`, '快照编号在页面源码的 data-snapshot 和每份错误报告里。');
    return this.snapshotOfVersions(versions);
  }

  private isTimeToMend(): boolean {
    if (!this.now?.served.leftOut.length || Date.now() - this.mendedAt < mendEveryMs) return false;
    this.mendedAt = Date.now();
    return true;
  }

  /** Keeps a combination, so that its id in a report can be opened again. */
  private async note(snapshot: Snapshot): Promise<void> {
    if (this.noted.has(snapshot.id)) return;
    const content = { id: snapshot.id, at: new Date().toISOString(), areas: versionsOf(snapshot) };
    try {
      await this.storage.create(`snapshots/${snapshot.id}.json`, JSON.stringify(content, null, 1));
      this.noted.add(snapshot.id);
    } catch (error) {
      this.onFault(error, `the snapshot ${snapshot.id} could not be kept`);
    }
  }
}

/** Of a combination that was kept; undefined where it was kept by halves. */
function versionsIn(text: string): Record<string, string> | undefined {
  try {
    return (JSON.parse(text) as { areas?: Record<string, string> }).areas;
  } catch {
    return undefined;
  }
}

const combinationsOf = ({ stable, canaries }: Served) => [stable, ...canaries.map(({ snapshot }) => snapshot)];

const idsOf = ({ stable, canaries }: Served) => [stable.id, ...canaries.map(({ below, snapshot }) => `${below} ${snapshot.id}`)];
