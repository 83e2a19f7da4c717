import type { StaffOrder } from '@mall/api-contract/staff';

/** Test builder: a paid order of three lines, one of them sent already. */
export const aStaffOrder = (more: Partial<StaffOrder> = {}): StaffOrder => ({
  id: 'ord-1',
  orderNumber: 'SO20261120-000123',
  customerName: '上海启衡机械有限公司',
  contactName: '王敏',
  status: 'partiallyShipped',
  statusName: '部分发货',
  paymentMethod: 'balance',
  paymentMethodName: '余额支付',
  payments: [],
  dueFen: more.payableFen ?? 120_050,
  refundedFen: 0,
  isPaid: true,
  payableFen: 120_050,
  payableAmount: '1,200.50',
  createdAt: '2026-11-20T03:00:00Z',
  address: '王敏 13800138000 上海市闵行区紫星路 588 号',
  canShip: true,
  canReceiveTransfer: false,
  lines: [
    aLine({ id: 1, sku: 'BG0001', productName: '六角头螺栓 M8 × 30', quantity: 10 }),
    aLine({ id: 2, sku: 'BG0002', productName: '深沟球轴承 6204-2RS1', quantity: 5, shippedQuantity: 2 }),
    aLine({ id: 3, sku: 'BG0003', productName: 'O 形圈 20 × 2', quantity: 4, shippedQuantity: 4 }),
  ],
  packages: [aPackage()],
  ...more,
});

const aLine = (more: Partial<StaffOrder['lines'][number]>): StaffOrder['lines'][number] => ({
  id: 1,
  sku: 'BG0001',
  productName: '六角头螺栓',
  customerSkuItemNo: '',
  quantity: 1,
  shippedQuantity: 0,
  salesPackUom: '个',
  dynamicDeliveryTimeName: '当日发货',
  ...more,
});

/** Test builder: a package on its way. */
export const aPackage = (more: Partial<StaffOrder['packages'][number]> = {}): StaffOrder['packages'][number] => ({
  id: 'pkg-1',
  packageNumber: 'PK20261120-000007',
  orderId: 'ord-1',
  orderNumber: 'SO20261120-000123',
  status: 'inTransit',
  statusName: '运输中',
  carrier: '顺丰速运',
  trackingNumber: 'SF1234567890',
  warehouse: '上海仓',
  shippedAt: '2026-11-20T08:00:00Z',
  deliveredAt: '',
  signedAt: '',
  autoSignAt: '',
  canSign: false,
  lines: [
    {
      orderItemId: 3,
      sku: 'BG0003',
      productName: 'O 形圈 20 × 2',
      customerSkuItemNo: '',
      defaultThumbUrl: '',
      quantity: 4,
      salesPackUom: '个',
    },
  ],
  traces: [{ at: '2026-11-20T08:00:00Z', text: '已揽收', place: '上海' }],
  ...more,
});
