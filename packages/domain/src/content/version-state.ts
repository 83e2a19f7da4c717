/** What a version is, told by what was decided about it and by the clock (rule content 20). */
export const versionStateNames = { draft: '草稿', review: '待审核', scheduled: '待上线', live: '已上线', retired: '已下线' } as const;
export type VersionState = keyof typeof versionStateNames;

export interface DatedVersion {
  version: number;
  /** `approved` has its times; `withdrawn` was taken back. */
  decision: 'draft' | 'review' | 'approved' | 'withdrawn';
  /** UTC ISO text; null before it is approved, and without an end. */
  liveFrom: string | null;
  liveUntil: string | null;
}

const isInForce = ({ decision, liveFrom, liveUntil }: DatedVersion, now: number) =>
  decision === 'approved' && Date.parse(liveFrom ?? '') <= now && (liveUntil === null || Date.parse(liveUntil) > now);

/** The version that visitors read: of those whose time it is the newest. @param now ms since 1970 */
export function liveVersion<Version extends DatedVersion>(versions: readonly Version[], now: number): Version | undefined {
  return versions.filter((one) => isInForce(one, now)).sort((a, b) => b.version - a.version)[0];
}

/** @param versions all of one item @param now ms since 1970 */
export function versionStateOf(one: DatedVersion, versions: readonly DatedVersion[], now: number): VersionState {
  if (one.decision === 'draft' || one.decision === 'review') return one.decision;
  if (one.decision === 'withdrawn') return 'retired';
  if (Date.parse(one.liveFrom ?? '') > now) return 'scheduled';
  return liveVersion(versions, now)?.version === one.version ? 'live' : 'retired';
}

/** Was it ever to be read? Then its address says that it is gone, not that it never was (rule content 23). */
export const wasLive = (versions: readonly DatedVersion[], now: number): boolean =>
  versions.some(({ decision, liveFrom }) => (decision === 'approved' || decision === 'withdrawn') && Date.parse(liveFrom ?? '') <= now);
