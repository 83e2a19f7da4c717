import type { DiscountPurchaseLimit, PriceTag } from '@mall/api-contract/pricing';
import type { AppliedPrice } from '@mall/domain/pricing';
import type { Sale } from '@mall/domain/product';
import type { Kp } from '../../http/caller.ts';
import type { OrderableSku } from './orderable-sku.ts';

/** For whom and where a SKU is looked at: prices are of the company, delivery times of the region. */
export interface Viewer {
  kp: Kp;
  provinceId: number;
}

/** A SKU as one company sees it now, for one quantity and region. Prices in fen. */
export interface SkuAtQuantity extends OrderableSku {
  thumbUrl: string;
  /** What the company calls it itself; '' for nothing. */
  itemNo: string;
  priceTag: PriceTag;
  unitPrice: number;
  /** The whole line: pieces beyond a purchase limit cost the usual price. */
  total: number;
  /** List price struck through, null where none. */
  underlined: number | null;
  /** null: 价格详询. */
  price: AppliedPrice | null;
  limit: DiscountPurchaseLimit | null;
  deliveryTimeId: number;
  deliveryTimeName: string;
  /** What is said of this quantity now: when it comes, what is in stock. */
  sale: Sale;
}
