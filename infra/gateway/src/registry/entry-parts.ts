import { type AreaState, type LiveEntry, notLive, promoted, takenBack } from './live-state.ts';
import type { LiveChange } from './log/live-log.ts';
import { PlatformRefusal } from './platform-refusal.ts';

/** @throws NO_CANDIDATE */
export function noCandidate(area: string): never {
  throw new PlatformRefusal(
    'NO_CANDIDATE',
    `${area} 没有等待上线的候选版本。`,
    `先运行 mall publish ${area}，或用 --version 指定一个已发布的版本。`,
  );
}

/** What still waits once this version got live. */
function withoutCandidate({ candidates }: LiveEntry, area: string, version: string): Record<string, string> {
  if (candidates[area] !== version) return candidates;
  const { [area]: _, ...others } = candidates;
  return others;
}

/** A fact of a log entry, where there is one. */
export const whyOf = (why: string | undefined) => (why ? { why } : {});
const fromOf = (from: string | undefined) => (from ? { from } : {});

/** A build of the gateway's own machine is live. @returns undefined where it is already */
export function startingWith(
  head: LiveEntry,
  area: string,
  version: string,
  { at, who }: { at: string; who: string },
): LiveChange | undefined {
  const state = head.live[area];
  if (state?.stable === version && !state.canary) return undefined;
  const next = promoted(state, area, version, { at, who });
  return { who, act: 'publish', area, version, ...fromOf(state?.stable), live: { ...head.live, [area]: next } };
}

/** A version gets live, for everyone or for some; it waits no more. */
export const goingLive = (
  head: LiveEntry,
  area: string,
  { act, version, next, who, why }: { act: 'promote' | 'canary'; version: string; next: AreaState; who: string; why: string | undefined },
): LiveChange => ({
  ...{ who, act, area, version, ...fromOf(head.live[area]?.stable), ...whyOf(why) },
  live: { ...head.live, [area]: next },
  candidates: withoutCandidate(head, area, version),
});

/** An area leaves the site. @throws NOT_LIVE; INVALID_REQUEST for the shell */
export function disabling(head: LiveEntry, area: string, { who, why }: { who: string; why?: string | undefined }): LiveChange {
  const { [area]: state, ...live } = head.live;
  if (!state) throw notLive(area);
  if (area === 'shell')
    throw new PlatformRefusal('INVALID_REQUEST', '外壳不能停用：没有它整个商城都无法打开。', '回滚外壳：mall rollback shell。');
  return { who, act: 'disable', area, from: state.stable, ...whyOf(why), live };
}

/** A canary ends. @returns undefined where there is none, or another one than was meant */
export function takingBack(
  head: LiveEntry,
  area: string,
  { why, version, who }: { why: string; version: string | undefined; who: string },
): LiveChange | undefined {
  const from = head.live[area]?.canary?.version;
  const state = takenBack(head.live[area], version);
  if (!state || !from) return undefined;
  return { who, act: 'take-back', area, version: state.stable, from, why, live: { ...head.live, [area]: state } };
}
