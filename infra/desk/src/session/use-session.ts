import type { Operator } from '@mall/api-contract/operator';
import useSWR from 'swr';
import { call, read } from '../platform/call.ts';
import type { PlatformError } from '../platform/platform-error.ts';

/** Who is signed in: undefined while it isn't known yet, null for nobody. */
export function useSession() {
  const { data, error, mutate } = useSWR<{ operator: Operator }, PlatformError>('me', read, {
    refreshInterval: 60_000,
    shouldRetryOnError: true,
  });
  const isNobody = error?.code === 'NOT_SIGNED_IN';
  return {
    operator: isNobody ? null : data?.operator,
    error: isNobody ? undefined : error,
    refresh: () => mutate(undefined, { revalidate: true }),
    async leave() {
      await call('POST', 'logout');
      await mutate(undefined, { revalidate: true });
    },
  };
}

/** Where the login was asked from: an address of this site, and no other. */
export function redirectOf(search: string): string | undefined {
  const path = new URLSearchParams(search).get('redirect') ?? '';
  return /^\/(?![/\\])/.test(path) ? path : undefined;
}
