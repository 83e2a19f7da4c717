import type { CallFailure } from '@mall/api-sdk';
import { attempt, createKeyRing, tabStore } from '@mall/mf-kit/write';
import { toast } from '@mall/ui-kit';
import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useSession } from '../session/session-context.ts';
import { unansweredWords } from './failure-words.ts';

interface Settings {
  /** Said when it is done; left out where the page says it in its own way. */
  done?: string;
  /** The call takes an idempotency key, so trying again is safe. */
  isSafe?: boolean;
}

const keys = createKeyRing(tabStore('staff-writes'));
const idle = { isBusy: false, failure: '', refusal: undefined as CallFailure | undefined };

/**
 * One act of staff at a time: busy once, its refusal in words, and afterwards everything on the page is read again. While nobody answered, the same
 * content keeps the same idempotency key, through a reload too.
 */
export function useAct({ done, isSafe = false }: Settings = {}) {
  const { ended } = useSession();
  const { mutate } = useSWRConfig();
  const [state, setState] = useState(idle);
  const isBusy = useRef(false);
  return {
    ...state,
    forget: () => setState(idle),
    /** @returns what was answered, undefined where it was refused or another is under way */
    async run<Answer>(content: unknown, send: (options: { idempotencyKey: string }) => Promise<Answer>): Promise<Answer | undefined> {
      if (isBusy.current) return undefined;
      isBusy.current = true;
      setState({ ...idle, isBusy: true });
      const { answer, failure } = await attempt(keys, content, send, reportError);
      isBusy.current = false;
      if (failure?.reason === 'NOT_SIGNED_IN') ended();
      setState({ isBusy: false, failure: failure ? unansweredWords(failure, isSafe) : '', refusal: failure });
      if (!failure && done) toast.show({ tone: 'success', text: done });
      void mutate(() => true);
      return answer;
    },
  };
}
