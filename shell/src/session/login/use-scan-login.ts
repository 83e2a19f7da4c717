import { useEffect, useEffectEvent, useState } from 'react';
import type { ShellPlatform } from '../../platform/create-platform.ts';
import { marketingOf } from '../safe-redirect.ts';
import type { SignedIn } from './finish-login.ts';
import { loginTexts } from './login-texts.ts';

const pollMs = 2000;

/** What the panel shows: a code to scan, one that was scanned, or one of no more use. */
export type ScanState =
  | { face: 'loading' }
  | { face: 'waiting' | 'scanned'; image: string }
  | { face: 'expired'; image: string; message: string };

const done = (error: unknown) => (error as { reason?: string; code?: number; message?: string } | null) ?? {};

/**
 * Login by scanning with WeChat: fetches a code and asks every 2 s what became of it (storefront section 4, "Scan login").
 * 50006 waits on; 50003, 50007 and 50009 are finished on the phone; 50005 and everything else, a failed question included, ends it with its message.
 */
export function useScanLogin({ sdk }: ShellPlatform, target: string, onSignedIn: (result: SignedIn) => void) {
  const [round, setRound] = useState(0);
  const [state, setState] = useState<ScanState>({ face: 'loading' });
  const signedIn = useEffectEvent(onSignedIn);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round fetches a new code
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const show = (next: ScanState) => !isOver && setState(next);
    const poll = async (token: string, image: string) => {
      if (isOver) return;
      const again = () => {
        timer = setTimeout(() => void poll(token, image), pollMs);
      };
      // Nobody looks at a hidden page; a code that ran out meanwhile says so at the next question.
      if (document.visibilityState === 'hidden') return again();
      try {
        const result = await sdk.account.getWXScanCodeStatus({ token });
        if (!isOver) signedIn(result);
      } catch (error) {
        const { code = 0, message = '' } = done(error);
        if (code === 50006) return again();
        if (code === 50003 || code === 50007 || code === 50009) {
          show({ face: 'scanned', image });
          return again();
        }
        show({ face: 'expired', image, message: message || loginTexts.noResponse });
      }
    };
    setState({ face: 'loading' });
    sdk.account.getWxScanQrCodeForPC({ ...marketingOf(location.search), ...(target ? { url: target.slice(0, 200) } : {}) }).then(
      ({ token, image }) => {
        show({ face: 'waiting', image });
        if (!isOver) timer = setTimeout(() => void poll(token, image), pollMs);
      },
      () => show({ face: 'expired', image: '', message: '二维码获取失败' }),
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [round, sdk, target]);

  return { state, again: () => setRound((before) => before + 1) };
}
