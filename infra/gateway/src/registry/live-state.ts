import type { AreaState, LiveEntry, LiveState } from '@mall/api-contract/platform';
import { PlatformRefusal } from './platform-refusal.ts';

export type { AreaState, LiveEntry, LiveState };

interface By {
  at: string;
  who: string;
}

const kept = 50;

/** Makes a version stable; a canary ends with it. @throws ALREADY_LIVE */
export function promoted(state: AreaState | undefined, area: string, version: string, { at, who }: By): AreaState {
  if (state?.stable === version && !state.canary)
    throw new PlatformRefusal('ALREADY_LIVE', `${area} 的 ${version} 已经是线上版本。`, '无需操作；用 mall status 查看线上版本。');
  if (state?.stable === version) return { stable: state.stable, since: state.since, by: state.by, earlier: state.earlier };
  const earlier = state ? [state.stable, ...state.earlier.filter((one) => one !== version && one !== state.stable)] : [];
  return { stable: version, since: at, by: who, earlier: earlier.slice(0, kept) };
}

/** Gives a version to some of the visitors; the same one to more or fewer of them goes on where it was. @param percent 1–99 @throws NOT_LIVE, ALREADY_LIVE */
export function withCanary(state: AreaState | undefined, area: string, version: string, percent: number, { at, who }: By): AreaState {
  if (!state)
    throw new PlatformRefusal(
      'NOT_LIVE',
      `${area} 还没有线上版本，无法灰度：没有可以对比的稳定版。`,
      `先直接发布：mall promote ${area}（不带 --canary）。`,
    );
  if (state.stable === version)
    throw new PlatformRefusal('ALREADY_LIVE', `${area} 的 ${version} 已经是稳定版，不能再作为灰度。`, '发布一个新的构建后再灰度。');
  const since = state.canary?.version === version ? state.canary.since : at;
  return { ...state, canary: { version, percent, since, by: who } };
}

/** Undoes the latest step: a canary ends; without one, the version before is stable again. @throws NOT_LIVE, NO_EARLIER_RELEASE */
export function rolledBack(state: AreaState | undefined, area: string, { at, who }: By): { state: AreaState; from: string; to: string } {
  if (!state) throw notLive(area);
  const { canary, ...rest } = state;
  if (canary) return { state: rest, from: canary.version, to: state.stable };
  const [to, ...earlier] = state.earlier;
  if (!to)
    throw new PlatformRefusal(
      'NO_EARLIER_RELEASE',
      `${area} 只上线过 ${state.stable} 这一个版本，没有更早的版本可以回滚。`,
      `发布修复后的版本并 mall promote ${area}；或停用该区域。`,
    );
  return { state: { stable: to, since: at, by: who, earlier }, from: state.stable, to };
}

/** Ends a canary. @returns undefined where there is none, or another one than was meant */
export function takenBack(state: AreaState | undefined, version?: string): AreaState | undefined {
  if (!state?.canary || (version && state.canary.version !== version)) return undefined;
  const { canary: _, ...rest } = state;
  return rest;
}

export const notLive = (area: string) =>
  new PlatformRefusal('NOT_LIVE', `${area} 没有线上版本。`, `先发布：mall publish ${area}，再 mall promote ${area}。`);
