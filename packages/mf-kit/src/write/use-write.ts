import { type CallFailure, usePlatform } from '@mall/mf-kit';
import { useRef, useState } from 'react';
import { attempt, type Send, type Written } from './attempt.ts';
import { isUnanswered } from './failure.ts';
import { createKeyRing, type KeyRing } from './key-ring.ts';

interface Settings {
  /** What the buyer reads of a failure; left out: its own message. */
  words?: (failure: CallFailure) => string;
  /** Follows those words where nobody answered: what trying again does. */
  again?: string;
  /** Left out: keys that a reload forgets. */
  keys?: KeyRing;
  /** The last failure stays in sight while the next try is under way, as in a dialog that shows it. */
  keepsFailure?: boolean;
  /** Awaited while still busy, before the failure shows. */
  onFailure?: (failure: CallFailure) => unknown;
}

export interface Write {
  isBusy: boolean;
  /** Why the last try failed, in words, '' before. */
  failure: string;
  /** The same as the server put it. */
  refusal: CallFailure | undefined;
  /** @param content names the write: the same content carries the same key until an answer came. @returns neither answer nor failure while another runs */
  run: <Answer>(content: unknown, send: Send<Answer>) => Promise<Written<Answer> | { answer?: undefined; failure?: undefined }>;
  forget: () => void;
}

const ownKeys = createKeyRing();
const idle = { isBusy: false, failure: '', refusal: undefined as CallFailure | undefined };

/** One write at a time: busy once, its failure in words, and a retry that never does it twice. */
export function useWrite({ words, again = '，请再试一次', keys = ownKeys, keepsFailure, onFailure }: Settings = {}): Write {
  const { area, report } = usePlatform();
  const [state, setState] = useState(idle);
  const isBusy = useRef(false);
  return {
    ...state,
    forget: () => setState(idle),
    async run(content, send) {
      if (isBusy.current) return {};
      isBusy.current = true;
      setState((known) => ({ ...(keepsFailure ? known : idle), isBusy: true }));
      const written = await attempt(keys, content, send, (error) => report(error, area));
      const { failure } = written;
      if (failure) await onFailure?.(failure);
      isBusy.current = false;
      const said = failure ? `${words?.(failure) ?? failure.message}${isUnanswered(failure) ? again : ''}` : '';
      setState({ isBusy: false, failure: said, refusal: failure });
      return written;
    },
  };
}
