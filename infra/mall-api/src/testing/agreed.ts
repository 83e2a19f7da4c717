import type { AgreementVersion } from '@mall/domain/content';
import type { Database } from '../database/database.ts';
import { agreementRepository } from '../modules/content/agreement.repository.ts';
import { acceptanceService } from '../modules/content/agreement.service.ts';

/** Every agreement in force, as a page sends what it showed. */
export const everyAgreement = async (db: Database): Promise<AgreementVersion[]> =>
  (await agreementRepository(db).inForce()).map(({ type, version }) => ({ type, version }));

/** Test builder: this person has agreed to all that is in force. */
export const agreed = async (db: Database, kpId: number): Promise<void> =>
  acceptanceService(db).keep(kpId, await everyAgreement(db), { ip: '127.0.0.1', requestId: 'test' });
