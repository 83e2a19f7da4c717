import { maskPhone } from '@mall/domain/account';
import { needsSecondStep, secondStepAbove } from '@mall/domain/payment';
import type { Database } from '../../database/database.ts';
import type { Kp } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { kpRepository } from './kp.repository.ts';
import { securityRepository } from './security.repository.ts';
import { sessionService } from './session.service.ts';

/** The second step of payments (rule account 41). */
export const secondStepService = (db: Database) => ({
  /**
   * Before a payment out of the company's accounts: above the figure that the person or the company set, this device has to have proved itself by a code
   * within the last five minutes (`ProvePayment`). One proof is for one payment.
   * @throws {MallError} PAYMENT_CODE_REQUIRED with the figure and the number that a code is sent to
   */
  async requireSecondStep(kp: Kp, amount: number, token: string | undefined): Promise<void> {
    const above = await securityRepository(db).secondStep(kp.kpId);
    if (!needsSecondStep(amount, above)) return;
    if (token !== undefined && (await sessionService(db).useProof(token))) return;
    const { phone } = (await kpRepository(db).byId(kp.kpId))!;
    throw new MallError('PAYMENT_CODE_REQUIRED', { aboveFen: secondStepAbove(above)!, cellPhone: maskPhone(phone) });
  },
});
