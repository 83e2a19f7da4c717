import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { FileLink } from '../inquiry/quotation-shapes.ts';
import { OrderPaper, PaperAsked } from './paper-shapes.ts';

const Id = Type.Object({ id: Type.String({ pattern: '^[0-9a-z]{1,40}$' }) });
const token = Type.Optional(
  Type.String({ maxLength: 200, description: 'the pass of a link that GetPdfUrl gave: opens without signing in' }),
);
const papers = ['ORDER_NOT_FOUND', 'ORDER_NOT_PREPAID', 'ORDER_NO_PACKAGE', 'ORDER_PAPER_UNKNOWN'] as const;

/** Papers of orders (rules order 14, 30–32): as a page to print and as a PDF. */
export const orderPaperCalls = {
  getOrderForContract: defineCall({
    method: 'GET',
    path: '/api/order/GetOrderForContract/{id}',
    summary: '订单的销售合同；本企业联系人或持有未过期凭证者可看',
    access: 'public',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'required' },
    perMinute: 60,
    params: Id,
    query: Type.Object({ token }),
    response: OrderPaper,
    refusals: ['ORDER_NOT_FOUND'],
  }),
  getPrePaidOrderForContract: defineCall({
    method: 'GET',
    path: '/api/order/GetPrePaidOrderForContract/{id}',
    summary: '先款后货订单的预付款合同，可只含一行',
    access: 'public',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'required' },
    perMinute: 60,
    params: Id,
    query: Type.Object({ token, itemId: PaperAsked.itemId }),
    response: OrderPaper,
    refusals: ['ORDER_NOT_FOUND', 'ORDER_NOT_PREPAID'],
  }),
  printDeliveryNote: defineCall({
    method: 'GET',
    path: '/api/order/PrintDeliveryNote/{id}',
    summary: '送货单：订单的全部包裹，或其中一个',
    access: 'login',
    effect: 'read',
    inSimulation: true,
    params: Id,
    query: Type.Object({ packageId: PaperAsked.packageId }),
    response: OrderPaper,
    refusals: ['ORDER_NOT_FOUND', 'ORDER_NO_PACKAGE'],
  }),
  getStatement: defineCall({
    method: 'GET',
    path: '/api/order/GetStatement/{month}',
    summary: '一个月的对账单：订单、已付、已退、已开票',
    access: 'login',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'required' },
    params: Type.Object({ month: Type.String({ pattern: '^20\\d{2}-(0[1-9]|1[0-2])$' }) }),
    response: OrderPaper,
  }),
  getPdfUrl: defineCall({
    method: 'POST',
    path: '/api/common/GetPdfUrl',
    summary: '单据 PDF 的限时地址，十分钟内无需登录',
    access: 'login',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'required' },
    body: Type.Object(PaperAsked),
    response: FileLink,
    refusals: papers,
  }),
  toPdf: defineCall({
    method: 'POST',
    path: '/api/common/ToPdf',
    summary: '把一个单据页面（按其地址）变成 PDF：返回限时地址',
    access: 'login',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'required' },
    body: Type.Object({
      path: Type.String({ pattern: '^/order/', maxLength: 200, description: '/order/exportcontract/{id} …, of this mall' }),
    }),
    response: FileLink,
    refusals: papers,
  }),
  orderPaper: defineCall({
    method: 'GET',
    path: '/api/download/order/{pass}',
    summary: '下载订单的一份单据：地址由 ToPdf、GetPdfUrl 给出，十分钟内有效，无需登录',
    access: 'public',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'required' },
    file: true,
    params: Type.Object({ pass: Type.String({ maxLength: 200 }) }),
    response: Type.String({ description: 'the file' }),
  }),
};
