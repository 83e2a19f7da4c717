import type { StaffCreditApplication } from '@mall/api-contract/credit-application';
import { creditStatusCode, creditStatusNames } from '@mall/domain/credit';
import { creditStepTo, limitFenOf, mayApproveLimit } from '@mall/domain/credit-application';
import type { Database } from '../../database/database.ts';
import { actorOf, type StaffCaller } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { accountService } from '../../modules/account/account.service.ts';
import { creditService } from '../../modules/credit/credit.service.ts';
import { applicationReader, stepView } from '../../modules/credit-application/application-reader.ts';
import type { FileService } from '../../modules/file/file.service.ts';

const stepsShown = 100;
const looksAt = ['askBack', 'reject', 'propose', 'freeze', 'unfreeze', 'close'] as const;

/**
 * A company's credit as staff see it: masked, unless it was asked for in full and kept why. @param values in full; undefined: masked
 * @throws {MallError} CREDIT_APPLICATION_NOT_FOUND
 */
export async function staffCreditView(
  db: Database,
  files: FileService,
  caller: StaffCaller,
  customerId: number,
  values?: Readonly<Record<string, string>>,
): Promise<StaffCreditApplication> {
  const [kept, credit, names, people] = await Promise.all([
    applicationReader(db).read(customerId, stepsShown),
    creditService(db).state(customerId),
    accountService(db).companyNames([customerId]),
    accountService(db).people(customerId),
  ]);
  const { status, limit, used } = credit;
  const companyName = names.get(customerId);
  if (companyName === undefined || (status === 'none' && !kept.application)) throw new MallError('CREDIT_APPLICATION_NOT_FOUND');
  const persons = new Map(people.map(({ id, contactName }) => [id, contactName]));
  const { application, proposal } = kept;
  const by = actorOf(caller);
  const parts = kept.parts(persons, companyName);
  const requested = limitFenOf(parts.find(({ section }) => section === 'limit')?.values.requestedLimit ?? '');
  return {
    ...{ customerId, customerName: companyName, creditStatus: creditStatusCode(status), creditStatusName: creditStatusNames[status] },
    ...{ limitFen: limit, usedFen: used, requestedFen: requested ?? null },
    submittedAt: application?.submittedAt ?? null,
    submittedBy: persons.get(application?.submittedBy ?? 0) ?? '',
    isVerified: application?.verifiedAt != null,
    isPersonalShown: values !== undefined,
    sections: values
      ? parts.map((part) => ({
          ...part,
          values: Object.fromEntries(Object.keys(part.values).map((name) => [name, values[name] ?? part.values[name]!])),
        }))
      : parts,
    files: (await files.views(kept.files)).map(({ file, name, type, size }) => ({ file, name, type, size })),
    proposal: proposal
      ? {
          ...{ limitFen: proposal.limitAmount, by: proposal.proposedName, why: proposal.why, at: proposal.at },
          isOwn: !mayApproveLimit(by, proposal.proposedBy),
        }
      : null,
    steps: [
      ...looksAt.filter((step) => creditStepTo(status, step) && (application || (step !== 'askBack' && step !== 'reject'))),
      ...(proposal && creditStepTo(status, 'propose') && mayApproveLimit(by, proposal.proposedBy) ? (['approve'] as const) : []),
    ],
    history: kept.steps.map(stepView),
  };
}
