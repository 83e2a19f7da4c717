import type { StaffCreditApplication } from '@mall/api-contract/credit-application';
import { applicationSectionNames, applicationSections } from '@mall/domain/credit-application';

/** Test builder: an application that waits for its review. */
export const aStaffCredit = (changes: Partial<StaffCreditApplication> = {}): StaffCreditApplication => ({
  ...{ customerId: 1, customerName: '甲公司', creditStatus: 10, creditStatusName: '审核中', limitFen: 0, usedFen: 0 },
  ...{ requestedFen: 5_000_000, submittedAt: '2026-11-22T02:00:00Z', submittedBy: '王工', isVerified: true, isPersonalShown: false },
  sections: applicationSections.map((section) => ({
    ...{ section, sectionName: applicationSectionNames[section], version: 1, read: [], asked: '', isComplete: true },
    ...{ savedAt: '2026-11-22T02:00:00Z', savedBy: '王工' },
    values: (section === 'legalPerson'
      ? { legalName: '王建国', idNumber: '1101**********002X', idFrontFile: 'f1' }
      : section === 'limit'
        ? { requestedLimit: '50000' }
        : {}) as Record<string, string>,
  })),
  files: [{ file: 'f1', name: '人像面.jpg', type: 'jpg', size: 9 }],
  proposal: null,
  steps: ['askBack', 'reject', 'propose'],
  history: [{ id: 1, at: '2026-11-22T02:00:00Z', stepName: '提交申请', by: '王工', note: '', creditStatusName: '审核中' }],
  ...changes,
});
