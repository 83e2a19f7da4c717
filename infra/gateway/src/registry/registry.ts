import type { FeatureFlags, PlatformStatus, SignedSmoke, SmokeResult } from '@mall/api-contract/platform';
import { checkApi } from '../gate/calls.ts';
import type { OpenApiDocument } from '../gate/open-api.ts';
import type { Refusal } from '../gate/refusal.ts';
import { askGate, liveReleases, passGate, refuseTaken, requireSmokeTest } from './admission.ts';
import { disabling, goingLive, noCandidate, startingWith, takingBack, whyOf } from './entry-parts.ts';
import { type FlagWish, flagList, withFlag, withoutFlag } from './flags.ts';
import { type LiveEntry, promoted, rolledBack, withCanary } from './live-state.ts';
import { type LiveChange, LiveLog } from './log/live-log.ts';
import type { Release } from './release.ts';
import { ReleaseStore } from './release-store.ts';
import { type Served, snapshotOfBucket } from './served.ts';
import { Serving } from './serving.ts';
import { signingKey } from './signed-text.ts';
import { SmokeTests } from './smoke/smoke-tests.ts';
import type { Snapshot } from './snapshot.ts';
import { statusOf } from './status.ts';
import type { RegistryStorage } from './storage/storage.ts';
import { takeBuild } from './take-build.ts';
import { Tokens } from './tokens.ts';
import { parseRelease, Uploads } from './uploads.ts';

export { type Snapshot, snapshotOf } from './snapshot.ts';

export interface RegistryOptions {
  /** What the live mall API serves. */
  api: () => Promise<OpenApiDocument>;
  /** Told of what went wrong without stopping the site. */
  onFault?: (error: unknown, what: string) => void;
}

/** Who changes something, and why. */
export type Act = { who: string; why?: string | undefined };

/** The registry: keeps every release and knows which are live, together with every other gateway on the same storage. */
export class Registry {
  readonly tokens: Tokens;
  readonly uploads: Uploads;
  readonly releases: ReleaseStore;
  readonly smokeTests: SmokeTests;
  private readonly storage: RegistryStorage;
  private readonly options: RegistryOptions;
  private readonly log: LiveLog;
  private readonly serving: Serving;
  private stopSweeping = () => {};

  constructor(storage: RegistryStorage, options: RegistryOptions) {
    this.storage = storage;
    this.options = options;
    this.log = new LiveLog(storage, (key, reason) =>
      options.onFault?.(new Error(reason), `${key} can't be read and was left out: live is what the last good entry says`),
    );
    this.releases = new ReleaseStore(storage);
    this.tokens = new Tokens(storage);
    this.uploads = new Uploads(storage, this.releases);
    this.smokeTests = new SmokeTests(storage, this.releases, () => this.signingKey());
    this.serving = new Serving(storage, this.log, this.releases, (error, what) => options.onFault?.(error, what));
  }

  /** The combination of all stable versions; empty where nothing was published yet. */
  get current(): Snapshot {
    return this.served.stable;
  }

  /** All combinations visitors get now, and what had to be left out. */
  get served(): Served {
    return this.serving.served;
  }

  /** What of an area is live, as far as this gateway knows. */
  liveVersions(area: string): { stable: string | undefined; canary: string | undefined } {
    const state = this.log.head.live[area];
    return { stable: state?.stable, canary: state?.canary?.version };
  }

  /** Whether visitors are told apart by their bucket now. */
  get hasCanary(): boolean {
    return this.served.canaries.length > 0;
  }

  /** The combination a visitor gets. @param bucket 0–99, the same for ever for one visitor */
  snapshotFor({ bucket }: { bucket: number }): Snapshot {
    return snapshotOfBucket(this.served, bucket);
  }

  /** Any combination of published versions. @throws UNKNOWN_RELEASE */
  snapshotOfVersions(versions: Record<string, string>): Promise<Snapshot> {
    return this.serving.snapshotOfVersions(versions);
  }

  /** A combination that was served once. @throws UNKNOWN_SNAPSHOT */
  snapshotById(id: string): Promise<Snapshot> {
    return this.serving.snapshotById(id);
  }

  /** Reads what is live. */
  async load(): Promise<Snapshot> {
    await this.log.load();
    return (await this.serving.rebuild()).stable;
  }

  /** Follows what other gateways on the same storage change, and clears away what was left behind. @param intervalMs how often to look */
  watch(intervalMs = 250): void {
    this.serving.watch(intervalMs);
    this.stopSweeping = this.uploads.keepSwept((error) => this.options.onFault?.(error, 'abandoned uploads could not be removed'));
  }

  close(): Promise<void> {
    this.stopSweeping();
    return this.serving.close();
  }

  /** What is switched for whom. */
  get flags(): FeatureFlags {
    return this.log.head.flags ?? {};
  }

  /** Switches a flag. @throws INVALID_REQUEST */
  setFlag(name: string, wish: FlagWish, { who, why }: Act): Promise<LiveEntry> {
    return this.changeSurely((head, at) => ({ who, act: 'flag', ...withFlag(head, name, wish, { at, who }), ...whyOf(why) }));
  }

  /** Takes a flag out, once no code asks for it. @throws UNKNOWN_FLAG */
  dropFlag(name: string, { who, why }: Act): Promise<LiveEntry> {
    return this.changeSurely((head) => ({ who, act: 'flag', ...withoutFlag(head, name), ...whyOf(why) }));
  }

  /** Called after every change of what is served. @returns ends it */
  onChange(listener: (served: Served) => void): () => void {
    return this.serving.onChange(listener);
  }

  /** Reads a published file; undefined where there is none. Under `releases/` lies only what was held against its checksum. */
  readFile(area: string, version: string, file: string): Promise<Buffer | undefined> {
    return this.releases.readFile(area, version, file);
  }

  /** Notes a build of this machine as its area's candidate: it waits, whatever is live stays. */
  async offer(area: string, version: string, who: string): Promise<void> {
    await this.change((head) =>
      head.candidates[area] === version
        ? undefined
        : { who, act: 'publish', area, version, candidates: { ...head.candidates, [area]: version } },
    );
  }

  /**
   * Takes builds' `dist` folders in as releases and makes them live.
   * @returns whether something changed
   */
  async publishFolders(dists: string[], who = 'start'): Promise<boolean> {
    let hasChanged = false;
    for (const dist of dists) {
      const { name, version } = await takeBuild(dist, who, this.releases);
      hasChanged ||= (await this.log.append((head, at) => startingWith(head, name, version, { at, who }))) !== undefined;
    }
    if (hasChanged) await this.serving.rebuild();
    return hasChanged;
  }

  /** Takes one build in and makes it live. @returns whether something changed */
  publishFolder(dist: string, who = 'start'): Promise<boolean> {
    return this.publishFolders([dist], who);
  }

  /** What the gate would say to a release, before anything of it is uploaded. @throws INVALID_RELEASE, API_UNREACHABLE */
  async check(areaJson: string): Promise<Refusal[]> {
    await this.log.poll();
    return askGate(parseRelease(areaJson), this.log.head.live, this.releases, this.options.api);
  }

  /** What an API that is about to be deployed would break of what is live. */
  async checkApi(api: OpenApiDocument): Promise<Refusal[]> {
    await this.log.poll();
    return checkApi(api, await liveReleases(this.log.head.live, this.releases));
  }

  /** Makes a candidate of what was uploaded, once it passed the gate. @throws PlatformRefusal */
  async publish(area: string, version: string, areaJson: string, { who, why }: Act): Promise<Release> {
    const publication = { at: new Date().toISOString(), who, how: 'upload' as const };
    await this.log.poll();
    const release = await this.uploads.finish(area, version, areaJson, publication, (read, facts) =>
      passGate(read, this.log.head.live, this.releases, this.options.api, facts),
    );
    await this.change((head) => ({
      who,
      act: 'publish',
      area,
      version,
      ...whyOf(why),
      candidates: { ...head.candidates, [area]: version },
    }));
    return release;
  }

  /** Keeps how the smoke test of a candidate went. @throws as SmokeTests.record */
  async recordSmoke(area: string, version: string, signed: SignedSmoke, { who }: Act): Promise<SmokeResult> {
    const { result, runner } = await this.smokeTests.record(area, version, signed);
    await this.record({ who, act: 'smoke', area, version, why: `${result.passed ? '通过' : '未通过'}，由 ${runner.name} 运行` });
    return result;
  }

  /** Everyone gets this version. @param version default: the canary, else the newest candidate @throws PlatformRefusal */
  async promote(
    area: string,
    { version, who, why, noSmoke }: Act & { version?: string | undefined; noSmoke?: boolean | undefined },
  ): Promise<LiveEntry> {
    return this.changeSurely(async (head, at) => {
      const state = head.live[area];
      const chosen = version ?? state?.canary?.version ?? head.candidates[area] ?? noCandidate(area);
      const next = promoted(state, area, chosen, { at, who });
      await this.admit(area, chosen, head, noSmoke);
      return goingLive(head, area, { act: 'promote', version: chosen, next, who, why });
    });
  }

  /** Some of the visitors get this version. @param percent 1–99 @throws PlatformRefusal */
  async canary(
    area: string,
    { version, percent, who, why, noSmoke }: Act & { version?: string | undefined; percent: number; noSmoke?: boolean | undefined },
  ): Promise<LiveEntry> {
    return this.changeSurely(async (head, at) => {
      const state = head.live[area];
      const chosen = version ?? head.candidates[area] ?? state?.canary?.version ?? noCandidate(area);
      const next = withCanary(state, area, chosen, percent, { at, who });
      await this.admit(area, chosen, head, noSmoke);
      return goingLive(head, area, { act: 'canary', version: chosen, next, who, why: `${percent}%${why ? ` ${why}` : ''}` });
    });
  }

  /** Undoes the latest step of an area: ends its canary, else the version before is live again. Asks nobody outside, so it is quick. @throws PlatformRefusal */
  async rollback(area: string, { who, why }: Act): Promise<LiveEntry> {
    return this.changeSurely(async (head, at) => {
      const { state, from, to } = rolledBack(head.live[area], area, { at, who });
      // Where a canary ends, the version it goes back to is live already.
      if (!head.live[area]?.canary) await refuseTaken(area, to, head.live, this.releases);
      return { who, act: 'rollback', area, version: to, from, ...whyOf(why), live: { ...head.live, [area]: state } };
    });
  }

  /** Ends a canary that does harm. @param version only while it is this one @returns undefined where there was nothing to end */
  async takeBack(
    area: string,
    why: string,
    { version, who = 'canary-judge' }: { version?: string; who?: string } = {},
  ): Promise<LiveEntry | undefined> {
    return this.change((head) => takingBack(head, area, { why, version, who }));
  }

  /** Takes an area off the site, until one of its releases is promoted again. @throws PlatformRefusal */
  async disable(area: string, { who, why }: Act): Promise<LiveEntry> {
    return this.changeSurely((head) => disabling(head, area, { who, why }));
  }

  /** Notes that somebody opens the site as it was. @param snapshot default: as it is now @throws UNKNOWN_SNAPSHOT */
  async pin(snapshot: string | undefined, { who }: Act): Promise<Snapshot> {
    const pinned = await this.snapshotById(snapshot ?? this.current.id);
    await this.record({ who, act: 'pin', version: pinned.id });
    return pinned;
  }

  /** Keeps an act that changes nothing of what is live, for the audit. */
  async record(change: Omit<LiveChange, 'live' | 'candidates'>): Promise<void> {
    await this.log.append(() => change);
  }

  /** What is live, since when, by whom, and what waits: whichever gateway is asked. While the storage is away, what was known last. */
  async status(): Promise<PlatformStatus> {
    if (await this.log.poll().catch(() => false)) await this.serving.rebuild();
    return { ...(await statusOf(this.log, this.served, this.releases, this.serving.storageFault)), flags: flagList(this.flags) };
  }

  /** Who did what, the latest first. */
  async history(query: { area?: string | undefined; limit?: number; before?: number | undefined } = {}): Promise<LiveEntry[]> {
    await this.log.poll();
    return this.log.history(query);
  }

  /** The secret cookies are signed with, the same for all gateways on this storage. */
  signingKey(): Promise<string> {
    return signingKey(this.storage);
  }

  private async admit(area: string, version: string, head: LiveEntry, noSmoke: boolean | undefined): Promise<void> {
    const release = await this.releases.require(area, version);
    if (!noSmoke) await requireSmokeTest(area, version, head.live[area], this.releases);
    await passGate(release, head.live, this.releases, this.options.api);
  }

  private async change(decide: Parameters<LiveLog['append']>[0]): Promise<LiveEntry | undefined> {
    const entry = await this.log.append(decide);
    if (entry) await this.serving.rebuild();
    return entry;
  }

  private async changeSurely(decide: (head: LiveEntry, at: string) => Promise<LiveChange> | LiveChange): Promise<LiveEntry> {
    return (await this.change(decide))!;
  }
}
