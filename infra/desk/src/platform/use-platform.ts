import type { PlatformHealth as Health, PlatformStatus as Status } from '@mall/api-contract/platform';
import useSWR, { useSWRConfig } from 'swr';
import { read } from './call.ts';
import type { PlatformError } from './platform-error.ts';

/** How often what is live is asked for. */
export const refreshMs = 3000;

/** What is live, with the figures of the last hour. Asked again and again; what didn't change is drawn once. */
export const useStatus = () => useSWR<Status, PlatformError>('status', read, { refreshInterval: refreshMs });

/** Whether the mall API answers the gateway. */
export const useHealth = () => useSWR<Health, PlatformError>('health', read, { refreshInterval: refreshMs });

/** Reads everything the page shows anew: after an act, the answer is on the screen. */
export function useRefresh(): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return () => mutate((key) => key !== 'me');
}
