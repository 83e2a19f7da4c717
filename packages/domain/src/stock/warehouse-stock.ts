/** Free pieces of one SKU in one warehouse, seen from a sale region. */
export interface WarehouseStock {
  warehouseId: number;
  name: string;
  /** It serves the region (rule stock 1). */
  isOwn: boolean;
  free: number;
}

/** What is free in the region's own warehouse, and in all together: what the delivery time is decided by (rule delivery-time 1). */
export const freeIn = (warehouses: readonly WarehouseStock[]): { ownFree: number; totalFree: number } => ({
  ownFree: warehouses.reduce((sum, { isOwn, free }) => sum + (isOwn ? free : 0), 0),
  totalFree: warehouses.reduce((sum, { free }) => sum + free, 0),
});
