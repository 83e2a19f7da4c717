import type { PromiseView, StockView } from '@mall/api-contract/stock';
import { decideSale, type Sale, type ShelfSku } from '@mall/domain/product';
import type { Caller } from '../../http/caller.ts';

/** Who looks, and from where. */
export type Viewer = Pick<Caller, 'kp' | 'provinceId'> & {
  /** One of the mall's own people: all stock, hidden or not, and no company's price. */
  seesStock?: boolean;
};

/** When so many come, and what can be done with them, as every call answers it. @param needsBlackCard for members only, and the caller is none */
export const promiseView = ({ way, deliveryTimeId, deliveryTimeName, arrivalDate }: Sale, needsBlackCard = false): PromiseView => ({
  dynamicDeliveryTimeId: deliveryTimeId,
  dynamicDeliveryTimeName: deliveryTimeName,
  arrivalDate,
  showCart: way === 'buy' && !needsBlackCard,
  showInquiry: way === 'inquire' && !needsBlackCard,
});

/** What is in stock, as every call answers it: for a signed-in buyer, and where staff don't hide it (rules product 8; stock 9). */
export function stockView({ ownFree, warehouses }: Sale, isHidden: boolean, isSignedIn: boolean): StockView {
  const isTold = isSignedIn && !isHidden;
  return {
    currentWareHouseStockFree: isTold ? ownFree : null,
    warehouseStockDto: isTold
      ? warehouses.map(({ warehouseId, name, free }) => ({ warehouseId, description: name, stockFreeQuantity: free }))
      : [],
    stockFreeIsHide: isHidden,
  };
}

/** What is said of so many of a SKU now. */
export const saleOf = (sku: ShelfSku, quantity: number, provinceId: number): Sale => decideSale(sku, quantity, provinceId, Date.now());
