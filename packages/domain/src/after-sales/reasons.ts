import type { AfterSalesKind } from './kinds.ts';

/** Why a buyer asks, and whether goods or delivery are at fault: only then do non-standard SKUs come back (rules after-sales 1, 4). */
export const afterSalesReasons = {
  defect: { name: '商品质量问题', isFault: true },
  mismatch: { name: '与描述或图纸不符', isFault: true },
  wrongGoods: { name: '发错商品', isFault: true },
  damaged: { name: '运输中破损', isFault: true },
  missing: { name: '少发或漏发', isFault: true },
  missingParts: { name: '缺少配件或资料', isFault: true },
  notReceived: { name: '已签收但未收到货', isFault: true },
  failsInUse: { name: '使用中出现故障', isFault: true },
  notNeeded: { name: '多买或不再需要', isFault: false },
  orderedWrong: { name: '选错型号或规格', isFault: false },
  other: { name: '其他原因', isFault: false },
} as const;
export type AfterSalesReason = keyof typeof afterSalesReasons;

const ofKind: Readonly<Record<AfterSalesKind, readonly AfterSalesReason[]>> = {
  returnRefund: ['defect', 'mismatch', 'wrongGoods', 'damaged', 'notNeeded', 'orderedWrong', 'other'],
  exchange: ['defect', 'mismatch', 'wrongGoods', 'damaged', 'other'],
  resend: ['missing', 'missingParts', 'damaged'],
  repair: ['failsInUse', 'defect', 'other'],
  refundOnly: ['notReceived', 'missing', 'damaged', 'defect', 'other'],
};

export const reasonsOf = (kind: AfterSalesKind): readonly AfterSalesReason[] => ofKind[kind];
