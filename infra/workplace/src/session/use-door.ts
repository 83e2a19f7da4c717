import type { Operator } from '@mall/api-contract/operator';
import type { CallFailure } from '@mall/api-sdk';
import { outcomeOf } from '@mall/mf-kit/write';
import { useEffect, useRef, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { useSdk } from '../calls/sdk-context.ts';

type Told = 'in' | 'out';

/** Tells the other tabs of this browser, which share the session's cookie. */
function useTabs(onTold: (told: Told) => void) {
  const channel = useRef<BroadcastChannel>(undefined);
  const listener = useRef(onTold);
  listener.current = onTold;
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const opened = new BroadcastChannel('staff-session');
    opened.onmessage = ({ data }) => listener.current(data as Told);
    channel.current = opened;
    return () => opened.close();
  }, []);
  return (told: Told) => channel.current?.postMessage(told);
}

/**
 * Who is at the workplace: undefined while it isn't known, null for nobody. A session that ends while somebody works (`hasEnded`) takes nothing off the
 * screen: what they typed waits for them to sign in again.
 */
export function useDoor() {
  const sdk = useSdk();
  const { mutate: mutateAll } = useSWRConfig();
  const { data, error, mutate } = useSWR<Operator | null, CallFailure>(
    'operator',
    () =>
      sdk.operator.getOperator().catch((failure: CallFailure) => {
        if (failure.reason === 'NOT_SIGNED_IN') return null;
        throw failure;
      }),
    { revalidateOnFocus: true, refreshInterval: 60_000 },
  );
  const [worker, setWorker] = useState<Operator>();
  const [isAsked, setAsked] = useState(false);
  const [isPutOff, setPutOff] = useState(false);
  // Who began to work stays on the page until they sign out, whatever a later answer says.
  useEffect(() => {
    if (data) setWorker(data);
  }, [data]);
  const operator = worker ?? data;
  const hasEnded = worker !== undefined && data === null;

  async function forgetAll() {
    setWorker(undefined);
    setAsked(false);
    setPutOff(false);
    await mutateAll((key) => key !== 'operator', undefined, { revalidate: false });
    await mutate(null, { revalidate: false });
  }
  const tell = useTabs((told) => {
    if (told === 'out') return void forgetAll();
    setAsked(false);
    void mutate();
  });

  return {
    operator,
    error: operator === undefined ? error : undefined,
    retry: () => void mutate(),
    hasEnded,
    /** The sign-in stands over the page: asked for, or the session is over and nobody put it off to look at the page once more. */
    isOpen: isAsked || (hasEnded && !isPutOff),
    open: () => setAsked(true),
    close() {
      setAsked(false);
      setPutOff(true);
    },
    /** What was read says that the session is over. */
    lost: () => void mutate(null, { revalidate: false }),
    /** What was to be written says so: now it has to be renewed. */
    ended() {
      setPutOff(false);
      void mutate(null, { revalidate: false });
    },
    async signedIn(next: Operator) {
      // Somebody else at the same desk: nothing of the one before stays.
      if (worker && worker.id !== next.id) return location.reload();
      setWorker(next);
      setAsked(false);
      setPutOff(false);
      tell('in');
      await mutate(next, { revalidate: false });
      await mutateAll((key) => key !== 'operator');
    },
    /** @returns why it failed, undefined when the session is over */
    async signOut() {
      const { failure } = await outcomeOf(() => sdk.operator.signOut(), reportError);
      if (failure && failure.reason !== 'NOT_SIGNED_IN') return failure;
      tell('out');
      await forgetAll();
      return undefined;
    },
  };
}
