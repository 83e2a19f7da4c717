import { clockText, useTimeLeft } from '@mall/mall-parts/time';

const dayMs = 86_400_000;

/** `2 天 03:15:09` until a campaign ends, '' on the server and afterwards. */
export function useCampaignLeft(endsAt: string, runs: boolean): string {
  const left = useTimeLeft(runs ? Date.parse(endsAt) : 0);
  const days = Math.floor(left / dayMs);
  return left < 1000 ? '' : `${days ? `${days} 天 ` : ''}${clockText(left % dayMs) || '00:00:00'}`;
}
