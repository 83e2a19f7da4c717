import { moneyText, yuan } from '@mall/domain/money';
import { canCancel, canPay, changesIn, deliveryMethodNames, orderStatusNames, shippingMethodNames } from '@mall/domain/order';
import type { DeliveryPackage, OrderDetail, OrderLine, OrderStatistics } from './order-types.ts';

/** A line of an order, for tests: 50 screws at ¥2.00. */
export const anOrderLine = (changes: Partial<OrderLine> = {}): OrderLine => ({
  id: 1,
  sku: 'AA1001',
  productName: '内六角圆柱头螺钉 M8 × 30',
  manufacturerName: '固力信',
  manufacturerPartNumber: 'GB70.1-M8-30',
  orderCode: 'FA0830',
  defaultThumbUrl: '/img/AA1001.svg',
  salesPackUom: '个',
  selectedAttributes: '',
  quantity: 50,
  shippedQuantity: 0,
  signedQuantity: 0,
  appliedPriceTag: '',
  unitPriceFen: 200,
  lineTotalFen: yuan(100),
  discountFen: 0,
  discounts: [],
  payableFen: yuan(100),
  customerSkuItemNo: '',
  dynamicDeliveryTimeId: 1,
  dynamicDeliveryTimeName: '当日发货',
  ...changes,
});

/** A package on its way, for tests. */
export const aPackage = (changes: Partial<DeliveryPackage> = {}): DeliveryPackage => ({
  id: 'p-1',
  packageNumber: 'BG20261120-000001',
  orderId: 'o-1',
  orderNumber: 'SO20261120-000123',
  status: 'delivered',
  statusName: '已送达',
  carrier: '顺丰速运',
  trackingNumber: 'SF1234567890',
  warehouse: '上海仓',
  shippedAt: '2026-11-20T08:00:00.000Z',
  deliveredAt: '2026-11-21T02:00:00.000Z',
  signedAt: '',
  autoSignAt: '2026-11-28T02:00:00.000Z',
  canSign: true,
  lines: [
    {
      orderItemId: 1,
      sku: 'AA1001',
      productName: '内六角圆柱头螺钉 M8 × 30',
      customerSkuItemNo: 'WL-7701',
      defaultThumbUrl: '/img/AA1001.svg',
      quantity: 50,
      salesPackUom: '个',
    },
  ],
  traces: [
    { at: '2026-11-21T02:00:00.000Z', text: '包裹已送达', place: '上海' },
    { at: '2026-11-20T08:00:00.000Z', text: '包裹已出库', place: '上海' },
  ],
  ...changes,
});

/** An order of ¥100.00 in a state, for tests; what may be done follows from the state. */
export const anOrder = (changes: Partial<OrderDetail> = {}): OrderDetail => {
  const status = changes.status ?? 'pendingPayment';
  const payableFen = changes.payableFen ?? yuan(100);
  const packages = changes.packages ?? [];
  return {
    id: 'o-1',
    orderNumber: 'SO20261120-000123',
    status,
    statusName: orderStatusNames[status],
    createdAt: '2026-11-20T07:04:05.000Z',
    contactName: '王建国',
    consignee: '王建国',
    projectNumber: 'PRJ-7',
    paymentMethod: 'unionPay',
    paymentMethodName: '银联在线支付',
    isPaid: status !== 'pendingPayment' && status !== 'cancelled',
    payments: [],
    bills: [],
    dueFen: status === 'pendingPayment' ? payableFen : 0,
    isPersonalAdvance: false,
    payableFen,
    payableAmount: moneyText(payableFen),
    expiresAt: status === 'pendingPayment' ? '2026-11-23T07:04:05.000Z' : '',
    canPay: canPay(status),
    canCancel: canCancel(status),
    canSign: packages.some(({ canSign }) => canSign),
    lines: [anOrderLine()],
    packageIds: packages.map(({ id }) => id),
    goodsFen: payableFen,
    discountFen: 0,
    discounts: [],
    freightFen: 0,
    goodsAmount: moneyText(payableFen),
    discountAmount: moneyText(0),
    freightAmount: moneyText(0),
    remark: '请打电话',
    deliveryMethod: 'asReady',
    deliveryMethodName: deliveryMethodNames.asReady,
    shippingMethod: 'standard',
    shippingMethodName: shippingMethodNames.standard,
    changeable: [...changesIn(status)],
    addressId: 1,
    invoiceId: 1,
    address: { consignee: '王建国', mobile: '13800138000', region: '上海市浦东新区', detail: '张江路 500 号' },
    invoice: { title: '上海启衡机械有限公司', taxNumber: '91310115MA1K4QH20X', typeName: '增值税专用发票' },
    paidAt: status === 'pendingPayment' || status === 'cancelled' ? '' : '2026-11-20T07:10:00.000Z',
    shippedAt: status === 'shipped' || status === 'completed' ? '2026-11-20T08:00:00.000Z' : '',
    completedAt: status === 'completed' ? '2026-11-21T08:00:00.000Z' : '',
    cancelledAt: status === 'cancelled' ? '2026-11-20T08:00:00.000Z' : '',
    cancelReason: '',
    refundedFen: 0,
    packages,
    events: [{ at: '2026-11-20T07:04:05.000Z', text: '提交订单，等待付款' }],
    ...changes,
  };
};

export const noOrders: OrderStatistics = {
  total: 0,
  pendingPayment: 0,
  pendingShipment: 0,
  partiallyShipped: 0,
  shipped: 0,
  completed: 0,
  cancelled: 0,
};
