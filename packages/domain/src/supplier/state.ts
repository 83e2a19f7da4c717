/** Where an application of a supplier is (rule supplier 5). */
export const supplierStateNames = {
  draft: '填写中',
  submitted: '审核中',
  asked: '待补充',
  accepted: '已通过',
  rejected: '未通过',
} as const;
export type SupplierState = keyof typeof supplierStateNames;

/** What staff say. */
export type SupplierAnswer = 'accept' | 'reject' | 'ask';

const after: Record<SupplierAnswer, SupplierState> = { accept: 'accepted', reject: 'rejected', ask: 'asked' };

/** May who applies change it? */
export const isWritable = (state: SupplierState): boolean => state === 'draft' || state === 'asked';

/** What an answer makes of an application; undefined where it doesn't wait for one. */
export const supplierAfter = (state: SupplierState, answer: SupplierAnswer): SupplierState | undefined =>
  state === 'submitted' ? after[answer] : undefined;
