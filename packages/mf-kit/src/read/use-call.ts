import type { CallFailure } from '@mall/api-sdk';
import { useContext, useRef } from 'react';
import useSWR, { type SWRConfiguration } from 'swr';
import { usePlatform } from '../platform/platform-context.tsx';
import { AskedCallsContext } from './asked-calls.ts';
import type { Call } from './call.ts';
import { PageDataContext, serialiseKey } from './page-data.ts';
import { takeRead } from './reads.ts';
import { signSeen } from './sign-seen.ts';

/** Data that came in the page is as fresh as the page; for this long after its load it is not asked for again. */
const freshForMs = 60_000;

export interface CallState<Output> {
  data: Output | undefined;
  error: CallFailure | undefined;
  isLoading: boolean;
  /** Asks again; resolves when the answer is there. */
  refresh: () => Promise<Output | undefined>;
  /** Shows `data` at once, before the server confirmed it. */
  show: (data: Output) => void;
}

/**
 * Reads the API: cached, deduplicated, shared by all areas. `null` reads nothing yet.
 * Ready comes first: a failed refresh keeps the data and sets `error`.
 */
export function useCall<Output>(read: Call<Output> | null, options: SWRConfiguration = {}): CallState<Output> {
  const { sdk } = usePlatform();
  const page = useContext(PageDataContext);
  const serialised = read ? serialiseKey(read.key) : '';
  const asked = useContext(AskedCallsContext);
  if (read) asked?.add(serialised);
  const cameWithPage = serialised in page.values;
  const failedOnServer = page.failures[serialised];
  // A server that has been up for long is no page that was loaded long ago.
  const isFresh = cameWithPage && (typeof window === 'undefined' || performance.now() < freshForMs);
  const isShown = useRef(false);
  const { data, error, isLoading, mutate } = useSWR<Output, CallFailure>(
    read ? [...read.key] : null,
    async () => {
      try {
        return (await takeRead(sdk, read!.key)) as Output;
      } finally {
        if (!isShown.current) await signSeen();
      }
    },
    {
      revalidateIfStale: !isFresh,
      ...options,
    },
  );
  isShown.current = data !== undefined;
  return {
    data,
    error: error ?? (data === undefined && failedOnServer ? failedOnServer : undefined),
    // SWR calls a fallback that nobody asks for again "loading" for ever.
    isLoading: isLoading && !isFresh,
    refresh: () => mutate(),
    show: (shown) => void mutate(shown, { revalidate: false }),
  };
}
