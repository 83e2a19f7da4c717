import type { FeatureFlag } from '@mall/api-contract/platform';

/** Whether the last day, Shanghai's, is over. */
export const isPast = ({ ends }: FeatureFlag, now = Date.now()): boolean => Date.parse(`${ends}T00:00:00+08:00`) + 86_400_000 <= now;
