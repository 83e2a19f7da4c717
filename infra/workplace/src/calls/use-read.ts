import type { CallFailure, Sdk } from '@mall/api-sdk';
import useSWR, { type SWRConfiguration } from 'swr';
import { useSdk } from './sdk-context.ts';

/** How often a list that others work on too is asked for again. */
export const refreshMs = 20_000;

/** Reads, and asks again while the page is looked at; what was there stays until the next answer. @param key names call and input; undefined asks nothing */
export function useRead<Answer>(key: readonly unknown[] | undefined, read: (sdk: Sdk) => Promise<Answer>, options: SWRConfiguration = {}) {
  const sdk = useSdk();
  return useSWR<Answer, CallFailure>(key ?? null, () => read(sdk), { refreshInterval: refreshMs, ...options });
}
