import type { Database } from '../../database/database.ts';
import type { CaseLineRow } from '../../modules/after-sales/case.types.ts';
import type { OrderItemRow, OrderRow } from '../../modules/order/order.types.ts';
import { stockService } from '../../modules/stock/stock.service.ts';

/** What of a settled case can be sold again goes into the warehouse it came back to (rule after-sales 9). */
export async function putSoundGoodsBack(
  tx: Database,
  { provinceId }: OrderRow,
  items: readonly OrderItemRow[],
  lines: readonly CaseLineRow[],
): Promise<void> {
  const sound = lines.filter(({ soundQuantity }) => (soundQuantity ?? 0) > 0);
  if (sound.length === 0) return;
  const { id: warehouseId } = await stockService(tx).warehouseFor(provinceId);
  await stockService(tx).receive(
    sound.map(({ orderItemId, soundQuantity }) => ({
      ...{ skuNumber: items.find(({ id }) => id === orderItemId)!.skuNumber, warehouseId, quantity: soundQuantity! },
    })),
  );
}

/** With how many pieces of a line a case ends: what came back, where something does. */
export const settledPieces = ({ quantity, receivedQuantity }: CaseLineRow): number => receivedQuantity ?? quantity;
