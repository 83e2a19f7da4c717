import type { ReactNode } from 'react';

export interface CreditSlots {
  /** mf-credit. 账期认证 state beside the company's name. */
  'credit-tag': Record<never, never>;
  /** mf-credit. Limit and availability where an order is paid. `onReady` says whether it can be chosen. */
  'credit-payment': { orderId: string; amountFen: number; children?: ReactNode; onPaid: () => void };
}
