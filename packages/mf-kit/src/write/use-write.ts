import { usePlatform } from '@mall/mf-kit';
import { useRef, useState } from 'react';
import { failureOf, isUnanswered } from './failure.ts';
import { createKeyRing } from './key-ring.ts';

const keys = createKeyRing();
const idle = { isBusy: false, failure: '', reason: '' };

interface Write {
  isBusy: boolean;
  /** Why the last try failed, '' before. */
  failure: string;
  reason: string;
  /** @param content names the write: the same content carries the same key until an answer came. @returns what the server answered, or undefined */
  run: <Answer>(content: unknown, write: (options: { idempotencyKey: string }) => Promise<Answer>) => Promise<Answer | undefined>;
  forget: () => void;
}

/** One write at a time: busy, its failure in words, and a retry that never does it twice. */
export function useWrite(): Write {
  const { area, report } = usePlatform();
  const [state, setState] = useState(idle);
  const isBusy = useRef(false);
  return {
    ...state,
    forget: () => setState(idle),
    async run(content, write) {
      if (isBusy.current) return undefined;
      isBusy.current = true;
      setState({ ...idle, isBusy: true });
      try {
        const answer = await write({ idempotencyKey: keys.keyFor(content) });
        keys.settle(content);
        setState(idle);
        return answer;
      } catch (error) {
        const { message, reason } = failureOf(error);
        if (!isUnanswered(error)) keys.settle(content);
        if (!('reason' in (error as object))) report(error, area);
        setState({ isBusy: false, failure: isUnanswered(error) ? `${message}，请再试一次` : message, reason });
        return undefined;
      } finally {
        isBusy.current = false;
      }
    },
  };
}
