import type { OrderStatus } from '@mall/domain/order';
import type { PaymentMethod } from '@mall/domain/payment';

/** An address and an invoice title as they were when the order was placed. */
export interface OrderAddress {
  consignee: string;
  mobile: string;
  province: string;
  region: string;
  detail: string;
}
export interface OrderInvoice {
  title: string;
  taxNumber: string;
  typeName: string;
}

/** An order's own row: amounts in fen, instants UTC ISO text or null. */
export interface OrderRow {
  id: string;
  orderNumber: string;
  customerId: number;
  kpId: number;
  customerName: string;
  contactName: string;
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  goods: number;
  discount: number;
  freight: number;
  payable: number;
  remark: string;
  projectNumber: string;
  addressId: number;
  address: OrderAddress;
  provinceId: number;
  invoiceId: number;
  invoice: OrderInvoice | null;
  quoteToken: string;
  contentHash: string;
  requestHash: string;
  createdAt: string;
  expiresAt: string;
  paidAt: string | null;
  shippedAt: string | null;
  completedAt: string | null;
  cancelledAt: string | null;
  cancelReason: string;
}

export interface OrderItemRow {
  id: number;
  orderId: string;
  position: number;
  skuNumber: string;
  productName: string;
  manufacturerName: string;
  manufacturerPartNumber: string;
  orderCode: string;
  thumbUrl: string;
  salesPackUom: string;
  selectedAttributes: string;
  quantity: number;
  shippedQuantity: number;
  signedQuantity: number;
  appliedPriceTag: string;
  unitPrice: number;
  total: number;
  discount: number;
  deliveryTimeId: number;
  deliveryTimeName: string;
  /** The company's own number when it ordered. */
  customerItemNo: string;
}

/** One SKU over all orders of a contact person. */
export interface BoughtRow {
  skuNumber: string;
  /** Orders it was in. */
  timesBought: number;
  totalQuantity: number;
  lastBoughtAt: string;
}

/** What checkout hands over to become an order. */
export type NewOrder = Pick<
  OrderRow,
  | 'customerId'
  | 'kpId'
  | 'customerName'
  | 'contactName'
  | 'paymentMethod'
  | 'goods'
  | 'discount'
  | 'freight'
  | 'payable'
  | 'remark'
  | 'projectNumber'
  | 'addressId'
  | 'address'
  | 'provinceId'
  | 'invoiceId'
  | 'invoice'
  | 'quoteToken'
  | 'contentHash'
  | 'requestHash'
> & { items: NewOrderItem[] };
export type NewOrderItem = Omit<OrderItemRow, 'id' | 'orderId' | 'position' | 'shippedQuantity' | 'signedQuantity'>;

/** What may change of an order once it is placed. */
export type OrderChanges = Partial<Omit<OrderRow, 'address' | 'invoice'>>;

export interface OrderFilter {
  customerId?: number;
  statuses?: readonly OrderStatus[];
  paymentMethod?: PaymentMethod;
  keyword?: string;
  /** UTC instants, from inclusive, to exclusive. */
  from?: string;
  to?: string;
  kpId?: number;
}
