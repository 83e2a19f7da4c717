/**
 * Where a package leaves from (rule stock 6): the warehouse that most of it comes from, or the supplier when more of it comes from there.
 * @param fromSupplier pieces that no warehouse had
 * @returns a warehouse's id, or 'supplier'
 */
export function packageOrigin(taken: readonly { warehouseId: number; quantity: number }[], fromSupplier: number): number | 'supplier' {
  const counts = new Map<number, number>();
  for (const { warehouseId, quantity } of taken) counts.set(warehouseId, (counts.get(warehouseId) ?? 0) + quantity);
  const [biggest] = [...counts].sort((a, b) => b[1] - a[1]);
  return !biggest || fromSupplier > biggest[1] ? 'supplier' : biggest[0];
}

export const supplierOriginName = '厂家直发';

/** 上海仓. @param name of the warehouse, undefined where it isn't known any more */
export const warehouseOriginName = (name: string | undefined): string => (name ? `${name}仓` : '中心仓');
