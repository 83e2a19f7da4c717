import Type, { type Static } from 'typebox';

export const WarehouseStock = Type.Object({ warehouseId: Type.Integer(), description: Type.String(), stockFreeQuantity: Type.Integer() });

/** What is in stock, for a signed-in buyer (rules stock 9–11). A visitor, and whoever didn't ask, gets null and nothing. */
const stockFields = {
  currentWareHouseStockFree: Type.Union([Type.Integer(), Type.Null()], { description: "free pieces in the region's own warehouse" }),
  warehouseStockDto: Type.Array(WarehouseStock, { description: 'warehouses that have some' }),
  stockFreeIsHide: Type.Boolean({ description: 'staff keep the figures to themselves: 以客服确认为准; never because nobody is signed in' }),
};
export const StockView = Type.Object(stockFields);
export type StockView = Static<typeof StockView>;

/** When it comes, and which buttons it has (rules product 19, 20; delivery-time 1, 7). The same wherever a SKU is shown. */
const promiseFields = {
  dynamicDeliveryTimeId: Type.Integer({ description: '17 where nothing is promised' }),
  dynamicDeliveryTimeName: Type.String({ description: "'' where nothing is promised: it isn't sold" }),
  arrivalDate: Type.String({ description: "'2026-11-25', paid now; '' where no day can be named" }),
  showCart: Type.Boolean({ description: 'this quantity can be bought now' }),
  showInquiry: Type.Boolean({ description: 'it can only be inquired' }),
};
export const PromiseView = Type.Object(promiseFields);
export type PromiseView = Static<typeof PromiseView>;
