import type { FeatureFlag, FeatureFlags, LiveEntry } from '@mall/api-contract/platform';
import { PlatformRefusal } from './platform-refusal.ts';

/** What is to be switched; what is left out stays as it was. */
export type FlagWish = Partial<Pick<FeatureFlag, 'percent' | 'companies' | 'owner' | 'ends'>>;

export const flagName = /^(shell|mf-[a-z0-9-]{1,60})\.[a-z][a-z0-9-]{1,40}$/;
/** So that a page has few faces: each flag that some browsers have is one more. */
export const mostFlags = 40;
const longestDays = 366;
const dayMs = 86_400_000;

/** The area whose switch it is. */
export const areaOfFlag = (name: string): string => name.split('.')[0]!;

/** What a change of a flag adds to the log. @throws INVALID_REQUEST */
export function withFlag(
  { flags = {} }: Pick<LiveEntry, 'flags'>,
  name: string,
  wish: FlagWish,
  { at, who }: { at: string; who: string },
): { area: string; flag: string; flags: FeatureFlags } {
  const { percent = 0, companies = [], owner, ends } = { ...flags[name], ...wish };
  if (!flagName.test(name)) throw refused(`“${name}”不是开关名。`, '名称为 <区域>.<用途>，例如 mf-search.new-ranking。');
  if (!owner || !ends) throw refused(`新开关 ${name} 没有负责人或结束日期。`, '加上 --owner 和 --until YYYY-MM-DD：开关是临时的。');
  if (!flags[name] && Object.keys(flags).length >= mostFlags)
    throw refused(`已有 ${mostFlags} 个开关。`, '先从代码里去掉过期的开关，再 mall flag <名称> --drop。');
  // The last day named counts: it begins at midnight in Shanghai.
  const last = Date.parse(`${ends}T00:00:00+08:00`);
  if (Number.isNaN(last)) throw refused(`结束日期 ${ends} 不是日期。`, '写成 YYYY-MM-DD。');
  if (wish.ends && (last + dayMs <= Date.parse(at) || last > Date.parse(at) + longestDays * dayMs))
    throw refused(`结束日期 ${ends} 已过去或超过一年。`, '选一年以内的一天；到期后可以再延。');
  const flag = { name, percent, companies: [...new Set(companies)].sort((a, b) => a - b), owner, ends, since: at, by: who };
  return { area: areaOfFlag(name), flag: name, flags: { ...flags, [name]: flag } };
}

/** @throws UNKNOWN_FLAG */
export function withoutFlag({ flags = {} }: Pick<LiveEntry, 'flags'>, name: string): { area: string; flag: string; flags: FeatureFlags } {
  const { [name]: dropped, ...rest } = flags;
  if (!dropped) throw new PlatformRefusal('UNKNOWN_FLAG', `没有名为 ${name} 的开关。`, '用 mall flag 查看所有开关。');
  return { area: areaOfFlag(name), flag: name, flags: rest };
}

/** The one that ends first first. */
export const flagList = (flags: FeatureFlags): FeatureFlag[] =>
  Object.values(flags).sort((a, b) => a.ends.localeCompare(b.ends) || a.name.localeCompare(b.name));

/** Whether it matters which browser asks. */
export const needsBucket = (flags: FeatureFlags): boolean => Object.values(flags).some(({ percent }) => percent > 0 && percent < 100);
/** Whether it matters whose company asks. */
export const needsCompany = (flags: FeatureFlags): boolean =>
  Object.values(flags).some(({ percent, companies }) => companies.length > 0 && percent < 100);

/**
 * Flags use other hundredths than canaries, in another order, so that no canary is judged by what a flag does to its visitors. All flags use the same
 * ones: a browser with a flag of 10 % has all those of more, so n flags make n + 1 faces of a page, not 2ⁿ.
 */
const shareOf = (bucket: number) => (bucket * 37 + 50) % 100;

/** The names of what is on, sorted. @param bucket 0–99, undefined where it wasn't asked for @param company undefined for a visitor */
export function flagsOn(flags: FeatureFlags, { bucket, company }: { bucket?: number | undefined; company?: number | undefined }): string[] {
  const isOn = ({ percent, companies }: FeatureFlag) =>
    percent >= 100 || (bucket !== undefined && shareOf(bucket) < percent) || (company !== undefined && companies.includes(company));
  return Object.values(flags)
    .filter(isOn)
    .map(({ name }) => name)
    .sort();
}

const refused = (message: string, fix: string) => new PlatformRefusal('INVALID_REQUEST', message, fix);
