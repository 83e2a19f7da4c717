import { type CallOutput, call, isCallFailure, useCall } from '@mall/mf-kit';
import { useState } from 'react';
import { isOfAccount } from '../agreements/asked-agreements.ts';

export type InForce = CallOutput<'content.getAgreementsInForce'>;
/** Which texts were before the person who ticked. */
export type Ticked = { type: number; version: number }[];

/** What stands under the tick of login and registration: what is in force, or what a refusal told since (rule login 27). */
export function useAgreements() {
  const { data = [] } = useCall(call('content.getAgreementsInForce'));
  const [told, setTold] = useState<InForce | undefined>(undefined);
  const [changed, setChanged] = useState<InForce>([]);
  const inForce = told ?? data.filter(isOfAccount);
  return {
    /** What is sent with the tick. */
    ticked: inForce.map(({ type, version }): Ticked[number] => ({ type, version })),
    /** What is newer than what was sent: to be read before the next tick. */
    changed,
    /** Was the call refused for want of a tick under what is in force? Then that is what is asked for next. */
    learn(error: unknown, sent: Ticked): boolean {
      if (!isCallFailure(error) || (error.reason !== 'AGREEMENT_OUTDATED' && error.reason !== 'AGREEMENT_NOT_ACCEPTED')) return false;
      const newest: InForce = error.details.agreements;
      const wasSent = (one: Ticked[number]) => sent.some(({ type, version }) => type === one.type && version === one.version);
      setTold(newest);
      setChanged(error.reason === 'AGREEMENT_OUTDATED' ? newest.filter((one) => !wasSent(one)) : []);
      return true;
    },
  };
}
