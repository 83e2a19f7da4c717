import { afterSalesCalls } from '../../after-sales/index.ts';
import { approvalCalls } from '../../approval/index.ts';
import { cartCalls } from '../../cart/index.ts';
import { creditBillCalls } from '../../credit-bill/index.ts';
import { deliveryCalls } from '../../delivery/index.ts';
import { discountCalls } from '../../discount/index.ts';
import { inquiryCalls } from '../../inquiry/index.ts';
import { invoiceCalls } from '../../invoice/index.ts';
import { orderCalls } from '../../order/index.ts';
import { defineTool } from './tool.ts';

/** What a signed-in person may look up of the own company, as far as their rights go. */
export const businessTools = [
  defineTool({
    name: 'list_orders',
    words: '本企业的订单，最新的在前',
    call: orderCalls.getOrderPagedList,
    takes: { status: '', keyword: '订单号、商品或项目号', from: '', to: '', pageIndex: '' },
    fixed: { pageSize: 5 },
  }),
  defineTool({
    name: 'get_order',
    words: '一个订单的全部：状态、商品、金额、包裹与物流',
    call: orderCalls.getOrderByOrderNumber,
    takes: { orderNumber: 'SO开头的订单号' },
  }),
  defineTool({
    name: 'get_parcels',
    words: '一个订单全部包裹的物流轨迹',
    call: deliveryCalls.getDeliveryPackageLogisticsTraceList,
    takes: { orderId: '订单的 id（不是订单号）' },
  }),
  defineTool({
    name: 'list_invoices',
    words: '本企业的发票，最新的在前',
    call: invoiceCalls.getInvoicePagedList,
    takes: { state: '', kind: '', keyword: '', from: '', to: '', pageIndex: '' },
    fixed: { pageSize: 5 },
  }),
  defineTool({
    name: 'get_credit',
    words: '本企业的账期：额度、已用、账龄与还款日',
    call: creditBillCalls.getCreditAccountPicture,
    takes: {},
  }),
  defineTool({
    name: 'list_bills',
    words: '本企业的账单，最新的在前，以及合计',
    call: creditBillCalls.searchCustomerCreditHistoryBill,
    takes: { states: '', keyword: '', pageIndex: '' },
    fixed: { pageSize: 5 },
  }),
  defineTool({
    name: 'list_coupons',
    words: '我的优惠券与各状态的数量',
    call: discountCalls.getCustomerCouponsList,
    takes: { state: '', pageIndex: '' },
    fixed: { pageSize: 5 },
  }),
  defineTool({
    name: 'list_inquiries',
    words: '询价单，最新的在前',
    call: inquiryCalls.getInquiryPagedList,
    takes: { status: '', keyword: '', from: '', to: '', pageIndex: '' },
    fixed: { pageSize: 5 },
  }),
  defineTool({
    name: 'read_list',
    words: '读懂粘贴的采购清单（每行品名、规格或型号与数量），不写入任何内容',
    call: inquiryCalls.identifyTable,
    takes: { data: '清单原文，一行一种' },
  }),
  defineTool({
    name: 'list_after_sales',
    words: '本企业的售后单，最新的在前',
    call: afterSalesCalls.getAfterSalesWorkflowRequestList,
    takes: { status: '', orderId: '', keyword: '' },
    fixed: { pageIndex: 1, pageSize: 5 },
  }),
  defineTool({
    name: 'list_approvals',
    words: '审批申请：等我审批的或我提交的',
    call: approvalCalls.getApprovals,
    takes: { box: '', status: '' },
    fixed: { pageIndex: 1, pageSize: 5 },
  }),
  defineTool({
    name: 'get_cart',
    words: '购物车：商品、数量、价格与合计',
    call: cartCalls.getShoppingCartWithDiscount,
    takes: {},
  }),
];
