import type { DiscountPart } from '@mall/domain/discount';
import type { DeliveryMethod, OrderStatus, ShippingMethod } from '@mall/domain/order';
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

/** Money that came in, as the order tells it to other systems; the ledger has the last word. */
export interface OrderPaid {
  method: PaymentMethod;
  amount: number;
  reference: string;
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
  payments: OrderPaid[];
  goods: number;
  discount: number;
  freight: number;
  payable: number;
  remark: string;
  projectNumber: string;
  addressId: number;
  address: OrderAddress;
  provinceId: number;
  deliveryMethod: DeliveryMethod;
  shippingMethod: ShippingMethod;
  invoiceId: number;
  invoice: OrderInvoice | null;
  /** 个人垫付: the contact person pays online, out of their own pocket. */
  isPersonalAdvance: boolean;
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
  /** What the discount is made of: campaigns, the coupon. */
  discountParts: DiscountPart[];
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

/** What a buyer may change before it ships (rule order 12), with what follows from it. */
export type OrderAmendment = Partial<
  Pick<
    OrderRow,
    | 'projectNumber'
    | 'addressId'
    | 'address'
    | 'provinceId'
    | 'deliveryMethod'
    | 'shippingMethod'
    | 'invoiceId'
    | 'invoice'
    | 'freight'
    | 'payable'
  >
>;

/** What an event is, where that matters: a change by the buyer. */
export type OrderEventKind = '' | 'changed';

/** What may change of an order once it is placed. */
export type OrderChanges = Partial<Omit<OrderRow, 'address' | 'invoice' | 'payments'>>;

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
