import { creditStatusNames, creditStatusOf } from '@mall/domain/credit';
import { type CreditStep, creditStepNames } from '@mall/domain/credit-application';
import type { Database } from '../../database/database.ts';
import { applicationRepository } from './application.repository.ts';
import type { StepRow } from './application.types.ts';
import { filesOfParts, partViews } from './application-view.ts';
import { creditStepRepository } from './credit-step.repository.ts';

/** A step as people read it. */
export const stepView = ({ id, at, step, byName, note, status }: StepRow) => ({
  ...{ id, at, note, by: byName || '商城' },
  stepName: creditStepNames[step as CreditStep] ?? step,
  creditStatusName: creditStatusNames[creditStatusOf(status)],
});

/** What is kept of a company's application, for others than its company: secrets masked. */
export const applicationReader = (db: Database) => ({
  async read(customerId: number, stepsAtMost: number) {
    const [application, sections, { rows: steps }, proposal] = await Promise.all([
      applicationRepository(db).find(customerId),
      applicationRepository(db).sections(customerId),
      creditStepRepository(db).page(customerId, 0, stepsAtMost),
      creditStepRepository(db).proposal(customerId),
    ]);
    return {
      ...{ application, steps, proposal },
      files: filesOfParts(sections),
      parts: (names: ReadonlyMap<number, string>, companyName: string) =>
        partViews(sections, { known: { companyName, contactName: '', contactPhone: '' }, names, masksPersons: false }),
    };
  },
  /** Does this company's application name this file? */
  hasFile: async (customerId: number, file: string): Promise<boolean> =>
    filesOfParts(await applicationRepository(db).sections(customerId)).includes(file),
  /** Who of the staff saw it in full, and why. */
  recordView: (customerId: number, seen: { operatorId: number | undefined; keyId: number | undefined; why: string }): Promise<void> =>
    applicationRepository(db).recordView(customerId, seen),
});
