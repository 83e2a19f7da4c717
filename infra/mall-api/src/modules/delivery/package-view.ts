import type { DeliveryPackage } from '@mall/api-contract/delivery';
import { autoSignDeadline, canSign, packageStatusNames } from '@mall/domain/delivery';
import type { OrderItemRow, OrderRow } from '../order/order.types.ts';
import type { PackageItemRow, PackageRow, TraceRow } from './delivery.repository.ts';

/** A package as the contract shows it. @param items and traces of any packages: those of this one are picked */
export function packageView(
  row: PackageRow,
  order: Pick<OrderRow, 'orderNumber'>,
  orderItems: readonly OrderItemRow[],
  items: readonly PackageItemRow[],
  traces: readonly TraceRow[],
): DeliveryPackage {
  return {
    id: row.id,
    packageNumber: row.packageNumber,
    orderId: row.orderId,
    orderNumber: order.orderNumber,
    status: row.status,
    statusName: packageStatusNames[row.status],
    carrier: row.carrier,
    trackingNumber: row.trackingNumber,
    warehouse: row.warehouse,
    shippedAt: row.shippedAt,
    deliveredAt: row.deliveredAt ?? '',
    signedAt: row.signedAt ?? '',
    autoSignAt: row.status === 'signed' ? '' : autoSignDeadline(row.lastTraceAt),
    canSign: canSign(row.status),
    lines: items.flatMap((item) => {
      const line = item.packageId === row.id ? orderItems.find(({ id }) => id === item.orderItemId) : undefined;
      if (!line) return [];
      const { skuNumber: sku, productName, customerItemNo: customerSkuItemNo, thumbUrl: defaultThumbUrl, salesPackUom } = line;
      return [{ orderItemId: line.id, sku, productName, customerSkuItemNo, defaultThumbUrl, quantity: item.quantity, salesPackUom }];
    }),
    traces: traces.filter((trace) => trace.packageId === row.id).map(({ at, text, place }) => ({ at, text, place })),
  };
}
