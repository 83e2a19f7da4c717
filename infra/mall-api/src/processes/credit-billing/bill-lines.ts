import { type BillPart, type CreditBillItemKind, creditBillItemKindNames, freightOfBill, otherwiseOfBill } from '@mall/domain/credit-bill';
import { paidWays } from '@mall/domain/payment';
import type { NewBillItem } from '../../modules/credit-bill/credit-bill.types.ts';
import type { Billable } from './billable.ts';

/** Stands for no line of an order: what went into the balance. */
const surplusOfBill = -2;

const kindOf = ({ lineId, amount }: BillPart): CreditBillItemKind =>
  lineId === freightOfBill ? 'freight' : lineId === otherwiseOfBill ? 'otherwise' : amount < 0 ? 'return' : 'goods';

/** Parts of an order as lines of a bill, in words that stay whatever becomes of the order. @param kind of all of them, where it isn't told by the part */
export const billLines = (
  { order, items, others }: Omit<Billable, 'parts'>,
  parts: readonly BillPart[],
  kind?: CreditBillItemKind,
): NewBillItem[] =>
  parts.map((part) => {
    const item = items.find(({ id }) => id === part.lineId);
    const own = kind ?? kindOf(part);
    const name = own === 'otherwise' && others[0] ? `已用${paidWays(others, others[0].method)}` : creditBillItemKindNames[own];
    return {
      ...{
        kind: own,
        orderId: order.id,
        orderNumber: order.orderNumber,
        projectNumber: order.projectNumber,
        contactName: order.contactName,
      },
      ...{ lineId: part.lineId, skuNumber: item?.skuNumber ?? '', unit: item?.salesPackUom ?? '' },
      ...{ name: item ? item.productName : name, quantity: part.quantity, amount: part.amount },
    };
  });

/** More came back than the period brought: that much goes into the company's balance (rule credit-bill 7). */
export const surplusLine = (amount: number): NewBillItem => ({
  ...{ kind: 'surplus', orderId: '', orderNumber: '', projectNumber: '', contactName: '', lineId: surplusOfBill, skuNumber: '', unit: '' },
  ...{ name: creditBillItemKindNames.surplus, quantity: 0, amount },
});
