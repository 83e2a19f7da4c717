import type { CreditApplication } from '@mall/api-contract/credit-application';
import { creditStatusCode, creditStatusNames } from '@mall/domain/credit';
import {
  type ApplicationFault,
  type ApplicationSection,
  type ApplicationValues,
  applicationSections,
  creditStepTo,
  mismatchFaults,
  missingFaults,
} from '@mall/domain/credit-application';
import type { IdCheck } from '../../adapters/id-check/id-check.ts';
import type { Database } from '../../database/database.ts';
import type { PersonalSeal } from '../../database/personal-seal.ts';
import type { Kp } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { accountService } from '../account/account.service.ts';
import { creditService } from '../credit/credit.service.ts';
import { creditStateService } from '../credit/credit-state.service.ts';
import type { FileService } from '../file/file.service.ts';
import { applicationRepository } from './application.repository.ts';
import type { SectionRow } from './application.types.ts';
import { filesOfParts, partViews } from './application-view.ts';
import { saveSection, type TypedSection } from './save-section.ts';
import { sealedValues } from './sealed-values.ts';
import { holdCredit, takeStep } from './take-step.ts';

export interface ApplicationParts {
  files: FileService;
  seal: PersonalSeal;
  idCheck: IdCheck;
}

/** What a check of the outside found, and of whom: held against what is kept when it counts. */
export interface CheckedPerson {
  who: string;
  isSame: boolean | undefined;
}
const whoOf = ({ legalName, idNumber }: ApplicationValues) => (legalName && idNumber ? `${legalName} ${idNumber}` : '');

/** Of the company's people its managers alone apply (rule credit-application 6). @throws {MallError} CREDIT_APPLICATION_NOT_MANAGER */
export function onlyManager({ isManager }: Kp): void {
  if (!isManager) throw new MallError('CREDIT_APPLICATION_NOT_MANAGER');
}

/** A company's application: read, saved part by part, submitted (rules credit-application 1–8). */
export const applicationService = (db: Database, { files, seal, idCheck }: ApplicationParts) => {
  const sealed = sealedValues(seal);
  const whole = (customerId: number, rows: readonly SectionRow[]): ApplicationValues =>
    Object.assign({}, ...rows.map((row) => sealed.open(customerId, row)));

  const view = async (kp: Kp, isOpen: boolean): Promise<CreditApplication> => {
    const { customerId, kpId, isManager } = kp;
    const applications = applicationRepository(db);
    const [application, rows, { status }, facts, people] = await Promise.all([
      applications.find(customerId),
      applications.sections(customerId),
      creditService(db).state(customerId),
      accountService(db).facts(kpId),
      accountService(db).people(customerId),
    ]);
    const shown = isOpen ? rows.map((row) => ({ ...row, fieldValues: sealed.open(customerId, row) })) : rows;
    const known = { companyName: facts.companyName, contactName: facts.contactName, contactPhone: facts.phone };
    return {
      creditApplyWorkflowId: application?.workflowId ?? 0,
      creditStatus: creditStatusCode(status),
      creditStatusName: creditStatusNames[status],
      note: application?.note ?? '',
      canEdit: isManager && creditStepTo(status, 'save') !== undefined,
      isPersonalShown: isOpen,
      submittedAt: application?.submittedAt ?? null,
      sections: partViews(shown, { known, names: new Map(people.map((one) => [one.id, one.contactName])), masksPersons: !isManager }),
      files: isManager ? await files.views(filesOfParts(rows)) : [],
    };
  };

  const faultsBefore = (rows: readonly SectionRow[], values: ApplicationValues): ApplicationFault[] => [
    ...applicationSections.flatMap((section) => missingFaults(section, rows.some((one) => one.section === section) ? values : {})),
    ...mismatchFaults(values),
  ];

  const submit = async (tx: Database, { kp, byName, person }: { kp: Kp; byName: string; person: CheckedPerson | undefined }) => {
    const { customerId, kpId } = kp;
    const applications = applicationRepository(tx);
    const rows = await applications.sections(customerId);
    const values = whole(customerId, rows);
    const faults = faultsBefore(rows, values);
    if (faults.length > 0) throw new MallError('CREDIT_APPLICATION_INVALID', { faults });
    const isOfThisPerson = person !== undefined && person.who === whoOf(values);
    if (isOfThisPerson && person.isSame === false) throw new MallError('ID_CARD_DIFFERS');
    if (isOfThisPerson && person.isSame) await applications.setVerified(customerId, true);
    else if (!(await applications.find(customerId))?.verifiedAt) throw new MallError('ID_CARD_UNCHECKED');
    await takeStep(tx, customerId, 'submit', { byName });
    await applications.setSubmitted(customerId, kpId);
  };

  return {
    /** Masked: ID and account numbers for everybody, persons for who isn't a manager. */
    read: (kp: Kp) => view(kp, false),
    /** In full, and kept who saw it and why. @throws {MallError} CREDIT_APPLICATION_NOT_MANAGER */
    async readOpen(kp: Kp, why: string): Promise<CreditApplication> {
      onlyManager(kp);
      if (await applicationRepository(db).find(kp.customerId))
        await applicationRepository(db).recordView(kp.customerId, { kpId: kp.kpId, why });
      return view(kp, true);
    },

    /** Asks the outside whether name and number belong together, before anything is locked; what it found counts for that name and number only. */
    async checkPerson({ customerId }: Kp, typed: ApplicationValues): Promise<CheckedPerson | undefined> {
      const row = (await applicationRepository(db).sections(customerId)).find(({ section }) => section === 'legalPerson');
      const kept = row ? sealed.open(customerId, row) : {};
      const legalName = (typed.legalName ?? kept.legalName ?? '').trim();
      const idNumber = (typed.idNumber ?? kept.idNumber ?? '').replaceAll(/\s/g, '').toUpperCase();
      const who = whoOf({ legalName, idNumber });
      if (!who) return undefined;
      return { who, isSame: await idCheck.isSame(legalName, idNumber).catch(() => undefined) };
    },

    /**
     * Saves a part and, where asked, submits the whole: all of it or nothing.
     * @param person what `checkPerson` found before
     * @throws {MallError} CREDIT_APPLICATION_NOT_MANAGER, CREDIT_STEP_REFUSED, CREDIT_APPLICATION_NOT_FOUND, CREDIT_APPLICATION_CHANGED,
     * CREDIT_APPLICATION_INVALID, FILE_NOT_FOUND, ID_CARD_DIFFERS, ID_CARD_UNCHECKED
     */
    save: (
      kp: Kp,
      {
        typed,
        isSubmit,
        workflowId,
        person,
      }: { typed: TypedSection | undefined; isSubmit: boolean; workflowId: number | undefined; person: CheckedPerson | undefined },
    ) =>
      db.transaction(async (tx) => {
        onlyManager(kp);
        const { customerId } = kp;
        const applications = applicationRepository(tx);
        const held = await holdCredit(tx, customerId, 'save');
        const application = await applications.begin(customerId);
        if (workflowId !== undefined && workflowId !== application.workflowId) throw new MallError('CREDIT_APPLICATION_NOT_FOUND');
        await creditStateService(tx).setWorkflow(customerId, application.workflowId);
        const byName = (await accountService(tx).facts(kp.kpId)).contactName;
        if (held.status !== 'saved') await takeStep(tx, customerId, 'save', { byName });
        if (typed) {
          const values = await saveSection(tx, kp, typed, { files, sealed });
          const section: ApplicationSection = typed.section;
          if (section === 'legalPerson') {
            const isOfThisPerson = person !== undefined && person.who === whoOf(values);
            if (isOfThisPerson && person.isSame === false) throw new MallError('ID_CARD_DIFFERS');
            await applications.setVerified(customerId, isOfThisPerson && person.isSame === true);
          }
        }
        if (isSubmit) await submit(tx, { kp, byName, person });
      }),

    /** Seals anew what older keys sealed. @returns how many parts */
    resealOld: (most = 200): Promise<number> =>
      db.transaction(async (tx) => {
        const applications = applicationRepository(tx);
        const old = await applications.sealedOtherwise(seal.keyId, most);
        for (const { customerId, section, sealed: bytes, keyId } of old)
          await applications.reseal(customerId, section, sealed.again(customerId, section, { keyId, sealed: bytes }));
        return old.length;
      }),
    /** All it holds, in full: for who has kept why. */
    whole: async (customerId: number): Promise<ApplicationValues> =>
      whole(customerId, await applicationRepository(db).sections(customerId)),
  };
};
export type ApplicationService = ReturnType<typeof applicationService>;
