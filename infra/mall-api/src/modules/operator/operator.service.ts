import type { Operator } from '@mall/api-contract/operator';
import type { Database } from '../../database/database.ts';
import type { Caller } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { accountService } from '../account/account.service.ts';
import { sessionService } from '../account/session.service.ts';

interface Act {
  act: string;
  subject: string;
  details: Record<string, string | number | boolean>;
}
type Acting = Pick<Caller, 'operatorId' | 'requestId'>;

/** Operators of the platform: who they are, and what they did. */
export const operatorService = (db: Database) => ({
  /** @throws NOT_SIGNED_IN the operator was disabled meanwhile */
  async current({ operatorId }: Acting): Promise<Operator> {
    const operator = operatorId === undefined ? undefined : await accountService(db).operator(operatorId);
    if (!operator) throw new MallError('NOT_SIGNED_IN');
    return operator;
  },
  /** Keeps an act; whoever acts waits for it, so that nothing is done that isn't kept. */
  async record({ operatorId, requestId }: Acting, { act, subject, details }: Act): Promise<true> {
    if (operatorId === undefined) throw new MallError('NOT_SIGNED_IN');
    const row = { operatorId, kpId: null, call: `platform/${act}`, outcome: 0, requestId };
    await sessionService(db).audit({ ...row, details: { subject, ...details } });
    return true;
  },
});
