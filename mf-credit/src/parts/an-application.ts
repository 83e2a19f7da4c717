import { creditStatusNames, creditStatusOf } from '@mall/domain/credit';
import { type ApplicationSection, applicationSectionNames, applicationSections } from '@mall/domain/credit-application';
import type { ApplicationPart, CreditApplication } from './application-calls.ts';

/** A part as it is kept, for tests: nothing in it. */
export const aPart = (section: ApplicationSection, changes: Partial<ApplicationPart> = {}): ApplicationPart => ({
  ...{ section, sectionName: applicationSectionNames[section], version: 0, values: {}, read: [], asked: '', isComplete: false },
  ...{ savedAt: null, savedBy: '' },
  ...changes,
});

/** An application for tests: begun, with these parts. */
export const anApplication = (
  parts: Partial<Record<ApplicationSection, Partial<ApplicationPart>>> = {},
  { creditStatus = 5, ...changes }: Partial<CreditApplication> = {},
): CreditApplication => ({
  ...{ creditApplyWorkflowId: 7, creditStatus, creditStatusName: creditStatusNames[creditStatusOf(creditStatus)] },
  ...{ note: '', canEdit: creditStatus <= 5 || creditStatus === 15, isPersonalShown: false, submittedAt: null, files: [] },
  sections: applicationSections.map((section) => aPart(section, parts[section])),
  ...changes,
});
