import type { StaffRole } from './role.ts';

/** What waits, and for whom (rule staff 8). */
export const staffQueues = {
  inquiries: { name: '待报价', roles: ['sales'] },
  toShip: { name: '待发货', roles: ['warehouse', 'sales'] },
  awaitingTransfer: { name: '待收款', roles: ['finance', 'sales'] },
  onTheWay: { name: '运输中', roles: ['warehouse'] },
  refunds: { name: '待退款', roles: ['finance'] },
  casesToReview: { name: '售后待审核', roles: ['sales'] },
  casesToReceive: { name: '售后待收货', roles: ['warehouse'] },
  casesToSend: { name: '售后待寄出', roles: ['warehouse'] },
  casesToRefund: { name: '售后待退款', roles: ['finance'] },
  topUps: { name: '待确认充值', roles: ['finance'] },
  manufacturers: { name: '厂家认证', roles: ['sales'] },
  failedInvoices: { name: '开票失败', roles: ['finance'] },
  creditApplications: { name: '账期申请', roles: ['credit'] },
  billDisputes: { name: '账单异议', roles: ['credit', 'finance'] },
  suppliers: { name: '供应商申请', roles: ['content'] },
} as const satisfies Record<string, { name: string; roles: readonly StaffRole[] }>;
export type StaffQueueName = keyof typeof staffQueues;

/** What a search of staff finds, by role (rule staff 9). */
export const staffHits = {
  inquiry: ['sales'],
  order: ['sales', 'warehouse', 'finance'],
  package: ['sales', 'warehouse'],
  customer: ['sales', 'credit', 'finance'],
  contact: ['sales', 'credit'],
} as const satisfies Record<string, readonly StaffRole[]>;
