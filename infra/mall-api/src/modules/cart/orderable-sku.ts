import type { Database } from '../../database/database.ts';

/** What of a SKU goes into a cart line and an order. */
export interface OrderableSku {
  skuId: number;
  skuNumber: string;
  productName: string;
  manufacturerId: number;
  manufacturerName: string;
  manufacturerPartNumber: string;
  orderCode: string;
  packQty: number;
  packUom: string;
  salesPackUom: string;
  minOrderQty: number;
  stepValue: number;
  isActive: boolean;
  isShortSupply: boolean;
  isInquiryPrice: boolean;
  isBlackCard: boolean;
  /** A configurable product itself, not a number made from chosen parameters. */
  isSpecificationOpen: boolean;
}

/** Reads what trading keeps of these SKUs; unknown numbers are left out. */
export const orderableSkus = ({ sql }: Database, skuNumbers: readonly string[]): Promise<OrderableSku[]> =>
  sql<OrderableSku[]>`
    select s.id as sku_id, s.sku_number, s.name as product_name, s.manufacturer_id, m.name as manufacturer_name, s.manufacturer_part_number,
      s.order_code, s.pack_qty, s.pack_uom, s.sales_pack_uom, s.min_order_qty, s.step_value, s.is_active, s.is_short_supply, s.is_inquiry_price,
      s.is_black_card, (p.is_non_standard and s.source_sku is null) as is_specification_open
    from sku s join product p on p.id = s.product_id join manufacturer m on m.id = s.manufacturer_id
    where s.sku_number = any(${[...skuNumbers]}::text[])`.then((rows) => [...rows]);
