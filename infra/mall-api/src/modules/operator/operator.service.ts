import type { Operator } from '@mall/api-contract/operator';
import type { Database } from '../../database/database.ts';
import type { Caller } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { operatorRepository, type PlatformAct } from './operator.repository.ts';

type Act = Pick<PlatformAct, 'act' | 'subject' | 'details'>;
type Acting = Pick<Caller, 'operatorId' | 'requestId'>;

/** Operators of the platform: who they are, and what they did. */
export const operatorService = (db: Database) => ({
  /** @throws NOT_SIGNED_IN the operator was disabled meanwhile */
  async current({ operatorId }: Acting): Promise<Operator> {
    const operator = operatorId === undefined ? undefined : await operatorRepository(db).byId(operatorId);
    if (!operator) throw new MallError('NOT_SIGNED_IN');
    return operator;
  },
  /** Keeps an act; whoever acts waits for it, so that nothing is done that isn't kept. */
  async record({ operatorId, requestId }: Acting, act: Act): Promise<true> {
    if (operatorId === undefined) throw new MallError('NOT_SIGNED_IN');
    await operatorRepository(db).record({ ...act, operatorId, requestId });
    return true;
  },
});
