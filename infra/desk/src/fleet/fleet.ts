import type { PlatformStatus as Status } from '@mall/api-contract/platform';

/** Who is there: an area with what is live of it, or the API. */
export interface Member {
  name: string;
  version?: string;
  /** When it got live, ISO; the API says none. */
  since?: string;
  /** The platform contract it was built against. */
  platform?: string;
  canary?: string;
}

export type GiftKind = 'slot' | 'event' | 'call';

/** One thing that goes from one to another. Calls are gathered by noun, with their names. */
export interface Gift {
  giver: string;
  taker: string;
  kind: GiftKind;
  name: string;
  parts: string[];
}

export interface Fleet {
  members: Member[];
  gifts: Gift[];
  /** What is declared on one side only, in words. */
  loose: string[];
}

export const apiName = 'API';

/** Reads off the manifests of what is live (stable versions only) who gives what to whom. Pure: no figure, no history. */
export function fleetOf({ areas }: Pick<Status, 'areas'>): Fleet {
  const live = areas.flatMap(({ name, stable, canary, releases }) => {
    const release = releases.find(({ version }) => version === stable?.version);
    return stable && release ? [{ name, stable, canary, release }] : [];
  });
  const gifts: Gift[] = [];
  const loose: string[] = [];
  const give = (giver: string, taker: string, kind: GiftKind, name: string, parts: string[] = []) =>
    giver !== taker && gifts.push({ giver, taker, kind, name, parts });
  const names = (of: (release: (typeof live)[number]['release']) => string[]) =>
    [...new Set(live.flatMap(({ release }) => of(release)))].sort();

  for (const slot of names(({ widgets, slots }) => [...widgets, ...slots])) {
    const giver = live.find(({ release }) => release.widgets.includes(slot))?.name;
    const takers = live.filter(({ release }) => release.slots.includes(slot)).map(({ name }) => name);
    if (!giver) loose.push(`插槽 ${slot} 没有提供者，${takers.join('、')}在使用`);
    else if (!takers.length) loose.push(`插槽 ${slot} 由 ${giver} 提供，无人使用`);
    else for (const taker of takers) give(giver, taker, 'slot', slot);
  }
  for (const event of names(({ events }) => [...events.emits, ...events.hears])) {
    const givers = live.filter(({ release }) => release.events.emits.includes(event)).map(({ name }) => name);
    const takers = live.filter(({ release }) => release.events.hears.includes(event)).map(({ name }) => name);
    if (!givers.length) loose.push(`事件 ${event} 无人发出，${takers.join('、')}在监听`);
    if (!takers.length) loose.push(`事件 ${event} 由 ${givers.join('、')} 发出，无人监听`);
    for (const giver of givers) for (const taker of takers) give(giver, taker, 'event', event);
  }
  for (const { name, release } of live) {
    const nouns = new Map<string, string[]>();
    for (const call of Object.keys(release.calls).sort()) {
      const [noun = '', method = ''] = call.split('.');
      nouns.set(noun, [...(nouns.get(noun) ?? []), method]);
    }
    for (const [noun, methods] of nouns) give(apiName, name, 'call', noun, methods);
  }
  const members = live.map(
    ({ name, stable, canary, release }): Member => ({
      name,
      version: stable.version,
      since: stable.since,
      platform: release.platform,
      ...(canary ? { canary: canary.version } : {}),
    }),
  );
  return { members: [...members, { name: apiName }], gifts, loose };
}

/** What goes from one to another, slots first. */
export const between = ({ gifts }: Fleet, giver: string, taker: string): Gift[] =>
  gifts.filter((one) => one.giver === giver && one.taker === taker);
