import type { LiveEntry } from './live-state.ts';
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
export function withoutCandidate({ candidates }: LiveEntry, area: string, version: string): Record<string, string> {
  if (candidates[area] !== version) return candidates;
  const { [area]: _, ...others } = candidates;
  return others;
}

/** A fact of a log entry, where there is one. */
export const whyOf = (why: string | undefined) => (why ? { why } : {});
export const fromOf = (from: string | undefined) => (from ? { from } : {});
