import type { AreaOverride as Override } from '@mall/api-contract/platform';
import type { OperatorView } from '@mall/mf-kit/manifest';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookiesOf } from '../edge/bound-cookies.ts';
import { isLoopback } from '../edge/this-machine.ts';
import { type Signed, sign, verify } from '../registry/signed-text.ts';
import { type Snapshot, snapshotOf, versionsOf } from '../registry/snapshot.ts';
import { readLocalArea } from './local-area.ts';
import type { OperatorRegistry } from './operator-registry.ts';
import type { Operators } from './operators.ts';
import { dropCookie, setCookie } from './platform-cookie.ts';

/** Both name the operator's session they were made in. */
interface InSession extends Signed {
  session: string;
}

interface OverrideCookie extends InSession {
  name: string;
  list: Override[];
}

interface SnapshotCookie extends InSession {
  name: string;
  id: string;
}

/** What an operator has chosen to see instead of what is live. */
export interface Selection {
  /** The operator's name, for the bar. */
  name: string;
  overrides: Override[];
  pinned: { id: string; until: number } | undefined;
}

/** The combination of a selection, and the origins of development servers its page may load code from. */
export interface SelectedSnapshot {
  snapshot: Snapshot;
  selection: Selection;
  localOrigins: string[];
}

const hourMs = 3_600_000;
const cookie = { overrides: 'mf', snapshot: 'snapshot' } as const;

/** Reads and writes the two signed cookies, and makes the combination they ask for. */
export function createSelections(operators: Pick<Operators, 'sessionName' | 'operatorOf'>, registry: OperatorRegistry) {
  async function read(request: FastifyRequest): Promise<Selection | undefined> {
    const cookies = cookiesOf(request);
    const session = operators.sessionName(request);
    if (!session || !(cookies[cookie.overrides] || cookies[cookie.snapshot])) return undefined;
    const key = await registry.signingKey();
    const ofSession = <Value extends InSession>(name: string) => {
      const value = verify<Value>(name, cookies[name], key);
      return value?.session === session ? value : undefined;
    };
    const replaced = ofSession<OverrideCookie>(cookie.overrides);
    const pinned = ofSession<SnapshotCookie>(cookie.snapshot);
    const overrides = (replaced?.list ?? []).filter(({ until }) => until > Date.now());
    // Whoever was disabled or signed out meanwhile sees what everybody sees.
    if (!(overrides.length || pinned) || !(await operators.operatorOf(request))) return undefined;
    return { name: (replaced ?? pinned)!.name, overrides, pinned: pinned && { id: pinned.id, until: pinned.until } };
  }

  return {
    read,

    /** What this operator's page mounts; undefined for everybody whose page is the live one. */
    async choose(request: FastifyRequest): Promise<SelectedSnapshot | undefined> {
      const selection = await read(request);
      if (!selection) return undefined;
      const base = (selection.pinned && (await registry.combination(selection.pinned.id))) || registry.stable();
      const published = selection.overrides.filter(({ url }) => !url);
      const combined = published.length ? await combine(base, published) : base;
      const bases: Record<string, string> = {};
      const releases = { ...combined.releases };
      for (const { area, url } of selection.overrides) {
        const local = url && isLoopback(request.ip) ? await readLocalArea(url) : undefined;
        const known = local?.name === area ? local : releases[area];
        if (!url || !known) continue;
        releases[area] = known;
        bases[area] = `${url}/`;
      }
      if (!Object.keys(bases).length) return { snapshot: combined, selection, localOrigins: [] };
      const made = snapshotOf(releases, bases);
      const areas = made.areas.map((area) =>
        bases[area.name] ? { ...area, version: new URL(bases[area.name]!).host, screens: {} } : area,
      );
      const localOrigins = [...new Set(Object.values(bases).map((address) => new URL(address).origin))];
      return { snapshot: { ...made, areas }, selection, localOrigins };
    },

    /** Replaces an area for an hour, beside what is replaced already. */
    async override(request: FastifyRequest, reply: FastifyReply, name: string, wish: Pick<Override, 'area' | 'version' | 'url'>) {
      const before = (await read(request))?.overrides ?? [];
      const until = Date.now() + hourMs;
      const list = [...before.filter(({ area }) => area !== wish.area), { ...wish, until }];
      await writeOverrides(request, reply, name, list, until);
    },

    /** Ends one replacement, or all. */
    async endOverrides(request: FastifyRequest, reply: FastifyReply, area?: string) {
      const before = await read(request);
      const list = area ? (before?.overrides ?? []).filter((one) => one.area !== area) : [];
      if (!list.length) return dropCookie(request, reply, cookie.overrides);
      await writeOverrides(request, reply, before!.name, list, Math.max(...list.map(({ until }) => until)));
    },

    /** Shows a past combination for an hour. */
    async pin(request: FastifyRequest, reply: FastifyReply, name: string, id: string) {
      const value: SnapshotCookie = { session: operators.sessionName(request), until: Date.now() + hourMs, name, id };
      setCookie(request, reply, cookie.snapshot, sign(cookie.snapshot, value, await registry.signingKey()), hourMs / 1000);
    },

    unpin: (request: FastifyRequest, reply: FastifyReply) => dropCookie(request, reply, cookie.snapshot),
  };

  async function combine(base: Snapshot, overrides: Override[]): Promise<Snapshot> {
    const wanted = await Promise.all(
      overrides.map(async ({ area, version }) => ({ area, version, release: await registry.release(area, version) })),
    );
    const there = wanted.filter(({ release }) => release);
    return registry.combine({ ...versionsOf(base), ...Object.fromEntries(there.map(({ area, version }) => [area, version])) });
  }

  async function writeOverrides(request: FastifyRequest, reply: FastifyReply, name: string, list: Override[], until: number) {
    const value: OverrideCookie = { session: operators.sessionName(request), until, name, list };
    setCookie(request, reply, cookie.overrides, sign(cookie.overrides, value, await registry.signingKey()), hourMs / 1000);
  }
}

export type Selections = ReturnType<typeof createSelections>;

/** What the page is told of a selection. */
export const operatorView = ({ selection: { name, overrides, pinned } }: SelectedSnapshot): OperatorView => ({
  name,
  overrides: overrides.map(({ area, version, url, until }) => ({
    area,
    version: version || new URL(url).host,
    until: new Date(until).toISOString(),
  })),
  ...(pinned ? { pinned: { id: pinned.id, until: new Date(pinned.until).toISOString() } } : {}),
});
