import { creditStatusCode, creditStatusNames } from '@mall/domain/credit';
import { type CreditStep, creditStepTo } from '@mall/domain/credit-application';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { accountService } from '../account/account.service.ts';
import { creditStateService } from '../credit/credit-state.service.ts';
import { notificationService } from '../notification/notification.service.ts';
import { creditStepRepository } from './credit-step.repository.ts';

/** Locks a company's credit and makes sure that the step may be taken: whoever came first has it (rule credit 1). @throws {MallError} CREDIT_STEP_REFUSED */
export async function holdCredit(tx: Database, customerId: number, step: CreditStep) {
  const held = await creditStateService(tx).lock(customerId);
  const to = creditStepTo(held.status, step);
  if (to === undefined)
    throw new MallError('CREDIT_STEP_REFUSED', { status: creditStatusCode(held.status), statusName: creditStatusNames[held.status] });
  return { ...held, to };
}

/** Takes it, with who and why in the company's history. @param byName '' for staff @returns the step's number */
export async function takeStep(
  tx: Database,
  customerId: number,
  step: CreditStep,
  { byName = '', note = '' }: { byName?: string; note?: string } = {},
): Promise<number> {
  const { status, to } = await holdCredit(tx, customerId, step);
  if (to !== status) await creditStateService(tx).setStatus(customerId, to);
  return creditStepRepository(tx).insert(customerId, step, to, byName, note);
}

/** Tells the company's managers, in the transaction in which it happened (rule credit-application 16). @param said a sentence @param path where it goes on */
export async function tellManagers(tx: Database, customerId: number, stepId: number, title: string, said: string, path: string) {
  const managers = (await accountService(tx).people(customerId)).filter(({ isManager }) => isManager);
  for (const { id } of managers)
    await notificationService(tx).tell({ kpId: id, customerId }, 'creditMoved', `credit:${customerId}:${stepId}`, { title, said, path });
}
