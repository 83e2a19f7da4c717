import { solveWork } from '@mall/domain/account';
import { useRef, useState } from 'react';

interface Proof {
  ticket?: string;
  randomStr?: string;
}

async function solve(account: string): Promise<Proof> {
  const response = await fetch('/api/customer/ValidCaptchaCount', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account, isForced: true }),
  });
  const { ticket } = ((await response.json()) as { body: { ticket: string } }).body;
  return { ticket, randomStr: await solveWork(ticket) };
}

/** The work that the mall API asks for after several wrong passwords: done while the operator types the next. */
export function useCaptcha() {
  const [state, setState] = useState<'idle' | 'working' | 'done' | 'failed'>('idle');
  const kept = useRef<Promise<Proof>>(undefined);
  return {
    state,
    /** What goes along with the next attempt, once. */
    async proof(): Promise<Proof> {
      const ready = kept.current;
      kept.current = undefined;
      return (await ready) ?? {};
    },
    /** Solves one for the next attempt. */
    prepare(account: string): Promise<Proof> {
      setState('working');
      kept.current = solve(account).then(
        (proof) => {
          setState('done');
          return proof;
        },
        () => {
          setState('failed');
          return {};
        },
      );
      return kept.current;
    },
    rest: () => setState('idle'),
  };
}
