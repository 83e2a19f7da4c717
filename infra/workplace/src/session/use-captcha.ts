import { solveWork } from '@mall/domain/account';
import { useState } from 'react';
import { useSdk } from '../calls/sdk-context.ts';

export interface Proof {
  ticket?: string;
  randomStr?: string;
}

export const captchaWords = { idle: '', working: '正在进行安全验证…', failed: '安全验证没有完成，请重试' } as const;

/** The work that the mall asks for after several wrong passwords; the browser does it by itself. */
export function useCaptcha() {
  const sdk = useSdk();
  const [state, setState] = useState<keyof typeof captchaWords>('idle');
  return {
    state,
    /** Solves one for the next attempt of this account; what it gives counts once. */
    async solve(account: string): Promise<Proof> {
      setState('working');
      try {
        const { ticket } = await sdk.account.validCaptchaCount({ account, isForced: true });
        const proof = { ticket, randomStr: await solveWork(ticket) };
        setState('idle');
        return proof;
      } catch {
        setState('failed');
        return {};
      }
    },
  };
}
