import type { CallFigures, PlatformStatus as Status } from '@mall/api-contract/platform';
import type { AreaHealth } from './assess.ts';

/** A place one area fills and others show. */
export interface SlotNode {
  name: string;
  provider?: string;
  users: string[];
}

/** The calls of one noun of the mall API. */
export interface NounNode extends CallFigures {
  name: string;
  users: NounUse[];
}

export interface NounUse {
  area: string;
  figures: CallFigures;
}

export interface Graph {
  shell?: AreaHealth;
  areas: AreaHealth[];
  slots: SlotNode[];
  nouns: NounNode[];
}

const liveRelease = ({ area }: AreaHealth) => area.releases.find(({ version }) => version === area.stable?.version);
export const callsOf = (health: AreaHealth): Record<string, string> => liveRelease(health)?.calls ?? {};
export const releaseOf = liveRelease;

export const sumOf = (figures: CallFigures[]): CallFigures => {
  const count = figures.reduce((sum, one) => sum + one.count, 0);
  const ms = figures.reduce((sum, one) => sum + one.count * one.meanMs, 0);
  return { count, failed: figures.reduce((sum, one) => sum + one.failed, 0), meanMs: count ? Math.round(ms / count) : 0 };
};

/** Whether calls of a noun fail so that it has to be seen. */
export const failsLoudly = ({ count, failed }: CallFigures): boolean => failed >= 3 && failed / count >= 0.02;

/** Who is there, who fills and shows which slot, who uses which noun of the API: what is live, stable versions only. Pure. */
export function graphOf(areas: AreaHealth[]): Graph {
  const live = areas.filter(({ area }) => area.stable || area.candidate);
  return { ...shellOf(live), areas: live.filter(({ area }) => area.name !== 'shell'), slots: slotsOf(live), nouns: nounsOf(live) };
}

const shellOf = (areas: AreaHealth[]) => {
  const shell = areas.find(({ area }) => area.name === 'shell');
  return shell ? { shell } : {};
};

function slotsOf(areas: AreaHealth[]): SlotNode[] {
  const slots = new Map<string, SlotNode>();
  const slot = (name: string) => {
    const known = slots.get(name) ?? { name, users: [] };
    slots.set(name, known);
    return known;
  };
  for (const health of areas) {
    for (const name of liveRelease(health)?.widgets ?? []) slot(name).provider = health.area.name;
    for (const name of liveRelease(health)?.slots ?? []) slot(name).users.push(health.area.name);
  }
  return [...slots.values()].sort((a, b) => a.name.localeCompare(b.name));
}

function nounsOf(areas: AreaHealth[]): NounNode[] {
  const nouns = new Map<string, NounUse[]>();
  for (const health of areas) {
    const calls = { ...callsOf(health), ...health.stable?.calls };
    const byNoun = new Map<string, CallFigures[]>();
    for (const call of Object.keys(calls)) {
      const noun = call.split('.')[0]!;
      byNoun.set(noun, [...(byNoun.get(noun) ?? []), health.stable?.calls[call] ?? { count: 0, failed: 0, meanMs: 0 }]);
    }
    for (const [noun, figures] of byNoun)
      nouns.set(noun, [...(nouns.get(noun) ?? []), { area: health.area.name, figures: sumOf(figures) }]);
  }
  return [...nouns].map(([name, users]) => ({ name, users, ...sumOf(users.map(({ figures }) => figures)) }));
}

/** Which areas emit and hear an event. */
export function eventSides(status: Status, event: string): { emitters: string[]; listeners: string[] } {
  const live = status.areas.map(({ name, stable, releases }) => ({
    name,
    release: releases.find(({ version }) => version === stable?.version),
  }));
  return {
    emitters: live.filter(({ release }) => release?.events.emits.includes(event)).map(({ name }) => name),
    listeners: live.filter(({ release }) => release?.events.hears.includes(event)).map(({ name }) => name),
  };
}
