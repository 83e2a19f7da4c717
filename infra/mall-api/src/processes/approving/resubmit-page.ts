import type { CheckoutConfirm } from '@mall/api-contract/checkout';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { approvalRequests, refusedStep } from '../../modules/approval/approval-request.service.ts';
import type { Viewer } from '../../modules/cart/sku-at-quantity.ts';
import type { CheckoutSource } from '../../modules/checkout/quote.service.ts';
import { checkoutService } from '../checkout/index.ts';

/**
 * The confirmation page of a request that was sent back, with the quantities its buyer says (rule approval 14): what was chosen is proposed again.
 * @param quantities of each line, in their order; 0: without it. Left out: as they were
 * @throws {MallError} APPROVAL_NOT_FOUND, APPROVAL_STEP_REFUSED, CHECKOUT_EMPTY
 */
export async function resubmitPage(
  db: Database,
  viewer: Viewer,
  id: string,
  quantities: readonly number[] | undefined,
  { addressId, couponId }: { addressId?: number | undefined; couponId?: number | undefined },
): Promise<CheckoutConfirm> {
  const row = await approvalRequests(db).read(viewer.kp.customerId, id);
  if (row.kpId !== viewer.kp.kpId) throw new MallError('APPROVAL_NOT_FOUND');
  if (row.status !== 'changed') throw refusedStep(row);
  const page = await checkoutService(db).confirm(
    viewer,
    withQuantities(row.source, quantities),
    addressId || row.content.addressId,
    couponId,
  );
  const { paymentMethod, invoiceId, remark, projectNumber } = row.content;
  const isThere = page.invoices.some((one) => one.id === invoiceId);
  return {
    ...page,
    ...{ remark, projectNumber, selectedInvoiceId: invoiceId === 0 || isThere ? invoiceId : page.selectedInvoiceId },
    selectedPaymentMethod: page.paymentMethods.some((one) => one.method === paymentMethod && one.isAllowed)
      ? paymentMethod
      : page.selectedPaymentMethod,
  };
}

function withQuantities(source: CheckoutSource, quantities: readonly number[] | undefined): CheckoutSource {
  if (!quantities) return source;
  const changed = <T extends { quantity: number }>(lines: readonly T[]): T[] =>
    lines.flatMap((line, at) => {
      const quantity = quantities[at] ?? line.quantity;
      return quantity > 0 ? [{ ...line, quantity }] : [];
    });
  if ('kept' in source) return { kept: changed(source.kept) };
  return 'inquiryId' in source ? { ...source, lines: changed(source.lines) } : source;
}
