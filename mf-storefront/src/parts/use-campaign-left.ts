import { clockText, useTimeLeft } from '@mall/mall-parts/time';

const dayMs = 86_400_000;

/**
 * `2 天 03:15:09` until a campaign ends, '' on the server and afterwards.
 * @param endsAt ISO text, or ms since 1970 by the buyer's clock
 */
export function useCampaignLeft(endsAt: string | number, runs: boolean, onEnd?: () => void): string {
  const until = typeof endsAt === 'number' ? endsAt : Date.parse(endsAt);
  const left = useTimeLeft(runs ? until : 0, onEnd ? { onEnd } : {});
  const days = Math.floor(left / dayMs);
  return left < 1000 ? '' : `${days ? `${days} 天 ` : ''}${clockText(left % dayMs) || '00:00:00'}`;
}
