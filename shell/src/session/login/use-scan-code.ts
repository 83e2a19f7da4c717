import { isCallFailure } from '@mall/api-sdk';
import { useEffect, useEffectEvent, useState } from 'react';
import type { SignedIn } from './finish-login.ts';
import { loginTexts } from './login-texts.ts';

const pollMs = 2000;

/** What the panel shows: a code to scan, one that was scanned, or one of no more use. */
export type ScanState =
  | { face: 'loading' }
  | { face: 'waiting' | 'scanned'; image: string }
  | { face: 'expired'; image: string; message: string };

/** Where a code comes from and who knows what became of it. */
export interface ScanSource {
  make(): Promise<{ token: string; image: string }>;
  ask(token: string): Promise<SignedIn | null>;
}

interface Outcomes {
  onSignedIn: (result: SignedIn) => void;
  /** WeChat is nobody's yet, and its owner lets this page ask for the number (50008). @param unionId the proof to log in with */
  onNotBound?: (unionId: string) => void;
  /** Told of every change. */
  onState?: (state: ScanState) => void;
}

/**
 * A code to scan with WeChat: fetches one and asks every 2 s what became of it (rules login 36, 38–40).
 * 50006 waits on; 50003, 50007 and 50009 are finished on the phone; 50005 and everything else, a failed question included, ends it with its message.
 * @param source undefined pauses; another one fetches a new code
 */
export function useScanCode(source: ScanSource | undefined, outcomes: Outcomes) {
  const [round, setRound] = useState(0);
  const [state, setState] = useState<ScanState>({ face: 'loading' });
  const signedIn = useEffectEvent(outcomes.onSignedIn);
  const notBound = useEffectEvent((unionId: string) => outcomes.onNotBound?.(unionId));
  const change = useEffectEvent((next: ScanState) => {
    setState(next);
    outcomes.onState?.(next);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round fetches a new code
  useEffect(() => {
    if (!source) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const show = (next: ScanState) => !isOver && change(next);
    const poll = async (token: string, image: string) => {
      if (isOver) return;
      const again = () => {
        timer = setTimeout(() => void poll(token, image), pollMs);
      };
      // Nobody looks at a hidden page; a code that ran out meanwhile says so at the next question.
      if (document.visibilityState === 'hidden') return again();
      try {
        const result = await source.ask(token);
        if (!result) return show({ face: 'expired', image, message: loginTexts.noResponse });
        if (!isOver) signedIn(result);
      } catch (error) {
        if (isOver) return;
        if (!isCallFailure(error)) return show({ face: 'expired', image, message: (error as Error).message || loginTexts.noResponse });
        const { reason, message, details } = error;
        if (reason === 'SCAN_WAITING') return again();
        if (reason === 'REGISTER_NEEDED' || reason === 'SCAN_SCANNED' || reason === 'SCAN_UNBOUND') {
          show({ face: 'scanned', image });
          return again();
        }
        if (reason === 'WECHAT_NOT_BOUND' && outcomes.onNotBound) return notBound(details.unionId);
        show({ face: 'expired', image, message: message || loginTexts.noResponse });
      }
    };
    show({ face: 'loading' });
    source.make().then(
      ({ token, image }) => {
        show({ face: 'waiting', image });
        if (!isOver) timer = setTimeout(() => void poll(token, image), pollMs);
      },
      () => show({ face: 'expired', image: '', message: loginTexts.noQrCode }),
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [round, source]);

  return { state, again: () => setRound((before) => before + 1) };
}
