/**
 * What a contact person may do in their company (rules roles 14–17). Where it is asked: the contract names a call's right (`right` of a call), the API
 * holds every call against it; screens and approvals ask `may`.
 */
export const kpRights = ['seePrices', 'order', 'pay', 'manage'] as const;
export type KpRight = (typeof kpRights)[number];

export const kpRightNames: Record<KpRight, string> = { seePrices: '查看价格', order: '下单', pay: '付款', manage: '管理企业' };

/** What somebody has who was given nothing in particular. */
export const usualRights: readonly KpRight[] = ['seePrices', 'order', 'pay'];

export interface RightHolder {
  isManager: boolean;
  /** Left out: whom the mall itself made up for its own work, who may all. A session always names them. */
  rights?: readonly KpRight[] | undefined;
}

/** May this contact person do so? A manager may all (rule roles 14). */
export const may = ({ isManager, rights }: RightHolder, right: KpRight): boolean =>
  isManager || rights === undefined || rights.includes(right);

/** How whoever lacks a right is told, by a screen before a call and by the API after it (rule roles 16). */
export const missingRightWords = (right: KpRight) => `您没有${kpRightNames[right]}的权限，请联系本企业主管开通`;

/** How staff in a customer's account read that something is for the customer's own people (rule operator 22). */
export const simulationWords = '代客登录时不能进行此操作，请由该企业的联系人本人办理';

/** Rights as they are kept: each once, in the usual order; who orders or pays sees prices (rule roles 15). */
export function keptRights(chosen: readonly KpRight[]): KpRight[] {
  const all = new Set(chosen);
  if (all.has('order') || all.has('pay')) all.add('seePrices');
  return kpRights.filter((right) => all.has(right));
}
