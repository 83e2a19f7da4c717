import type { CreditStatus } from '@mall/domain/credit';
import type { Database } from '../../database/database.ts';
import { creditStateRepository } from './credit-state.repository.ts';

/** Where an account stands on its way to use, for its application, contract and face check: they decide whether it may move. */
export const creditStateService = (tx: Database) => {
  const states = creditStateRepository(tx);
  return {
    /** As it is, and so until the caller's transaction ends: the lock of everything about a company's credit. */
    lock: (customerId: number) => states.lock(customerId),
    setStatus: (customerId: number, status: CreditStatus): Promise<void> => states.setStatus(customerId, status),
    setWorkflow: (customerId: number, workflowId: number): Promise<void> => states.setWorkflow(customerId, workflowId),
  };
};
