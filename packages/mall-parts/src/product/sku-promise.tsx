import { color, type } from '@mall/design-tokens';
import { arrivalText } from '@mall/domain/delivery-time';
import { decideWay } from '@mall/domain/product';
import { stockFigure } from '@mall/domain/stock';
import type { CallOutput } from '@mall/mf-kit';
import { styled } from 'styled-components';
import { DeliveryTag } from './delivery-tag.tsx';

type Card = CallOutput<'search.customerSearchProducts'>['products'][number];
/** What is known of stock: absent, or null, for a visitor. */
export type StockView = Pick<Card, 'currentWareHouseStockFree' | 'warehouseStockDto' | 'stockFreeIsHide'>;

interface Props {
  sku: { isActive: boolean; showShortSupply?: boolean | undefined; inquiryPrice?: boolean | undefined };
  deliveryTimeId: number;
  /** '2026-11-25', or ''. */
  arrivalDate: string;
  stock?: StockView | undefined;
}

/** Pieces in all warehouses; undefined where nobody may know. */
export const stockFreeOf = (stock: StockView | undefined): number | undefined =>
  stock?.stockFreeIsHide || typeof stock?.currentWareHouseStockFree !== 'number'
    ? undefined
    : (stock.warehouseStockDto ?? []).reduce((sum, { stockFreeQuantity }) => sum + stockFreeQuantity, 0);

/** When a row's quantity leaves and arrives, and what is in stock. What isn't sold promises nothing (rule product 19). */
export function SkuPromise({ sku, deliveryTimeId, arrivalDate, stock }: Props) {
  const { isActive, showShortSupply = false, inquiryPrice = false } = sku;
  const { way } = decideWay({ isActive, isShortSupply: showShortSupply, isInquiryPrice: inquiryPrice }, deliveryTimeId);
  if (way === 'none') return <Line>—</Line>;
  const free = stockFreeOf(stock);
  return (
    <>
      <DeliveryTag id={deliveryTimeId} />
      {arrivalDate && <Line title={arrivalText(arrivalDate)}>{arrivalText(arrivalDate, 'short')}</Line>}
      {!!free && (
        <Line
          data-stock
          title={stock?.warehouseStockDto?.map((one) => `${one.description} ${stockFigure(one.stockFreeQuantity)}`).join('，')}
        >
          现货 {stockFigure(free)}
        </Line>
      )}
    </>
  );
}

const Line = styled.span`
  display: block;
  padding-top: 2px;
  color: ${color.inkSecond};
  font-size: ${type.sizeLeast};
  white-space: nowrap;
  &[data-stock] {
    color: ${color.success};
  }
`;
