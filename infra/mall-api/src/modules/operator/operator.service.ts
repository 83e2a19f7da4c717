import type { Operator } from '@mall/api-contract/operator';
import type { Database } from '../../database/database.ts';
import type { Caller } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { sessionService } from '../account/session.service.ts';
import { operatorRepository } from './operator.repository.ts';
import { staffKeyService } from './staff-key.service.ts';

interface Act {
  act: string;
  subject: string;
  details: Record<string, string | number | boolean>;
}
type Acting = Pick<Caller, 'operatorId' | 'requestId'>;

/** Operators: who they are, and what they did on the platform. */
export const operatorService = (db: Database) => ({
  /** @throws NOT_SIGNED_IN the operator was disabled meanwhile */
  async current({ operatorId }: Pick<Caller, 'operatorId'>): Promise<Operator> {
    const found = operatorId === undefined ? undefined : await operatorRepository(db).byId(operatorId);
    if (!found?.isEnabled) throw new MallError('NOT_SIGNED_IN');
    const { id, account, name, roles } = found;
    return { id, account, name, roles };
  },
  /** Names of those who acted, disabled ones too. */
  async names(operatorIds: readonly number[], keyIds: readonly number[]) {
    const [operators, keys] = await Promise.all([operatorRepository(db).names(operatorIds), staffKeyService(db).names(keyIds)]);
    return { operators: new Map(operators.map(({ id, name }) => [id, name])), keys };
  },
  /** Keeps an act; whoever acts waits for it, so that nothing is done that isn't kept. */
  async record({ operatorId, requestId }: Acting, { act, subject, details }: Act): Promise<true> {
    if (operatorId === undefined) throw new MallError('NOT_SIGNED_IN');
    const row = { operatorId, kpId: null, call: `platform/${act}`, outcome: 0, requestId };
    await sessionService(db).audit({ ...row, details: { subject, ...details } });
    return true;
  },
});
