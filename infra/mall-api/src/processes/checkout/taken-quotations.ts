import type { CartLine } from '@mall/api-contract/cart';
import type { Database } from '../../database/database.ts';
import type { Kp } from '../../http/caller.ts';
import { cartService } from '../../modules/cart/cart.service.ts';
import type { QuoteRow } from '../../modules/checkout/quote.service.ts';
import { quotationOrderService } from '../../modules/inquiry/quotation-order.service.ts';

type Order = { id: string; orderNumber: string };

export interface HeldQuotations {
  /** @throws {MallError} INQUIRY_NOT_QUOTED: its days are over, or it was cancelled */
  requireInForce(): Promise<void>;
  /** @throws {MallError} INQUIRY_QUANTITY_TAKEN */
  take(order: Order, lines: readonly Pick<CartLine, 'sku' | 'quantity'>[]): Promise<void>;
}

/**
 * The quotations that an order comes from, held until its transaction ends: the one it was made of, or those that lines of the cart carry. They are held
 * before any stock, so that of two orders, or of an order and its cancelling, none waits for the other.
 */
export async function holdQuotations(
  tx: Database,
  { kpId }: Pick<Kp, 'kpId'>,
  { source }: Pick<QuoteRow, 'source'>,
): Promise<HeldQuotations> {
  const quotations = quotationOrderService(tx);
  if ('inquiryId' in source) {
    await quotations.hold([source.inquiryId]);
    return {
      requireInForce: (): Promise<void> => quotations.requireInForce(source.inquiryId),
      take: (order: Order): Promise<void> =>
        quotations.take(
          source.inquiryId,
          order,
          source.lines.map(({ id, quantity }) => ({ lineId: id, quantity })),
        ),
    };
  }
  const lines = 'cartOf' in source ? await cartService(tx).chosen(kpId) : 'kept' in source ? source.kept : [];
  const carried = lines.filter(({ inquiryId = 0 }) => inquiryId > 0);
  const inquiryOf = new Map(carried.map(({ skuNumber, inquiryId }) => [skuNumber, inquiryId!]));
  await quotations.hold([...inquiryOf.values()]);
  return {
    async requireInForce(): Promise<void> {},
    async take(order: Order, lines: readonly Pick<CartLine, 'sku' | 'quantity'>[]): Promise<void> {
      for (const id of [...new Set(inquiryOf.values())].sort((a, b) => a - b)) {
        const wanted = lines.filter(({ sku }) => inquiryOf.get(sku) === id);
        await quotations.takeOfSku(
          id,
          order,
          wanted.map(({ sku, quantity }) => ({ skuNumber: sku, quantity })),
        );
      }
    },
  };
}
