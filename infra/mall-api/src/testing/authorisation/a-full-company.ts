import { yuan } from '@mall/domain/money';
import type { FastifyInstance } from 'fastify';
import { embeddedInvoiceIssuing } from '../../adapters/invoice-issuing/embedded-invoice-issuing.ts';
import { folderStorage } from '../../adapters/object-storage/folder-storage.ts';
import type { PoolDatabase } from '../../database/database.ts';
import { opaqueId } from '../../database/opaque-id.ts';
import type { RecordedJobs } from '../../jobs/jobs.ts';
import { preparedActRepository } from '../../modules/assistant/prepared-act.repository.ts';
import { invoiceFiles } from '../../modules/invoice/invoice-files.ts';
import { paperPrinter } from '../../papers/printer.ts';
import { closeBill } from '../../processes/credit-billing/index.ts';
import { issueWaiting } from '../../processes/invoicing/index.ts';
import { shipOrder } from '../../processes/order-desk/ship-order.ts';
import { signPackageService } from '../../processes/order-desk/sign-package.service.ts';
import { aColleague } from '../a-colleague.ts';
import { aCouponPackage } from '../a-coupon-package.ts';
import { aKeptPaper, submitsApplication } from '../a-credit-application.ts';
import { aRichBuyer } from '../a-rich-buyer.ts';
import { aSku } from '../a-sku.ts';
import { anInquiry } from '../an-inquiry.ts';
import { anOperator } from '../an-operator.ts';
import { closingDay } from '../closing-day.ts';

interface Parts {
  db: PoolDatabase;
  app: FastifyInstance;
  jobs: RecordedJobs;
  /** Where the mall keeps files. */
  folder: string;
}
/** Of one piece, in fen; everything that is bought is a multiple of it. */
export const oddPrice = 791_937;
/** Stands in every name that the company has, and nowhere else. */
export const mark = '密档';

/** For tests: a company with something of everything that can be kept of one, made by its own people's and staff's calls. */
export async function aFullCompany({ db, app, jobs, folder }: Parts) {
  const buyer = await aRichBuyer(db, { balance: yuan(1_000_000) + 37 });
  const { customerId, kpId } = buyer.kp;
  await db.sql`update customer set name = ${`${mark}机械有限公司`} where id = ${customerId}`;
  await db.sql`update kp set contact_name = ${`${mark}王工`} where id = ${kpId}`;
  const staff = (await anOperator(db, ['administrator'])).token;
  const second = (await anOperator(db, ['administrator'])).token;
  const ask = async (path: string, payload: object = {}, token = buyer.token, method: 'GET' | 'POST' = 'POST') => {
    const answer = await app.inject({
      method,
      url: `/api/${path}`,
      headers: token ? { token } : {},
      ...(method === 'POST' ? { payload } : {}),
    });
    const told = answer.json();
    if (told.code !== 0) throw new Error(`${path} was refused: ${answer.body}`);
    return told.body;
  };

  const limitFen = yuan(600_000) + 37;
  await submitsApplication(db, buyer.kp, async (path, payload) => ({ code: 0, body: await ask(path, payload) }));
  await ask('staff/ProposeCredit', { customerId, limitFen, why: '年报' }, staff);
  await ask('staff/ApproveCredit', { customerId, limitFen, why: '同意' }, second);
  const [contract] = await ask('customer/GetCustomerContracts', {}, buyer.token, 'GET');
  const { contentHash } = await ask(`customer/GetCustomerContract/${contract.id}`, {}, buyer.token, 'GET');
  await ask('customer/SignCustomerContract', { id: contract.id, contentHash });
  const { faceidUrl } = await ask('customerCredit/CurrentKpLaunchFaceId');
  await ask('console/PlayFaceCheck', { token: new URL(faceidUrl).searchParams.get('face'), result: 'passed' }, '');

  const sku = (await aSku(db, { listPrice: oddPrice, stock: { 1: 100_000 } })).skuNumber;
  await ask('customer/SaveCustomerInvoiceReceiver', { receiver: `${mark}会计`, phone: '13900001234', email: 'kj@midang.example' });
  const title = await ask('customer/SaveCustomerInvoice', {
    ...{ type: 2, title: `${mark}机械有限公司`, taxNumber: '91310000MA1K40000X', registerAddress: `${mark}路1号` },
    ...{ registerPhone: '021-58880000', bank: '工行', bankAccount: '6222000000000000' },
  });
  const confirmed = async (quantity: number, paymentMethod: 'balance' | 'credit' | 'unionPay') => {
    await buyer.wants(sku, quantity);
    const wish = await buyer.confirms({ paymentMethod, invoiceId: title.id, remark: `${mark}备注` });
    return (await ask('checkout/ConfirmOrder', wish)) as { orderId: string; orderNumber: string };
  };
  const delivered = async (quantity: number, paymentMethod: 'balance' | 'credit') => {
    const order = await confirmed(quantity, paymentMethod);
    await ask(paymentMethod === 'balance' ? 'order/PayByBalance' : 'order/PayByUseCreditBalance', { orderId: order.orderId });
    const parcel = await shipOrder(db, order.orderId, {});
    await signPackageService(db).sign(parcel.id, customerId);
    return order;
  };
  await delivered(1, 'credit');
  const paid = await delivered(2, 'balance');
  const unpaid = await confirmed(3, 'unionPay');
  const { url: payPage } = await ask('order/GetPcPayPageUrl', { orderId: unpaid.orderId });
  const charge = await ask('unionPay/create/v2/charge', { orderId: unpaid.orderId, channel: 'qr' });
  await ask('order/CancelOrder', { orderId: (await confirmed(4, 'unionPay')).orderId });
  const printer = paperPrinter();
  const issuing = embeddedInvoiceIssuing({
    db,
    printer,
    seller: async () => ({ name: '百工商城', address: '张江路500号', phone: '400-000-0000' }),
  });
  await issueWaiting(db, { issuing, invoiceFiles: invoiceFiles(folderStorage(folder)) });
  printer.end();
  const { items: invoices } = await ask('invoice/GetInvoicePagedList', {});
  const shared = await ask('invoice/ShareInvoices', { invoiceIds: [invoices[0].id] });
  await closeBill(db, customerId, closingDay(), new Date().toISOString());

  const [line] = await db.sql<{ id: number }[]>`select id from sales_order_item where order_id = ${paid.orderId}`;
  await ask('order/CreateAfterSalesRequest', {
    ...{ orderId: paid.orderId, kind: 'returnRefund', reason: 'defect', description: `${mark}破损`, proofs: [] },
    lines: [{ orderItemId: Number(line!.id), quantity: 1 }],
  });
  const quoted = await anInquiry(db, buyer, [{ sku, quantity: 5 }]);
  const { shortCode } = await ask(`inquiry/ShareInquiry/${quoted.id}`);
  await ask('inquiry/AddSkuToCustomerInquirySku', { sku, quantity: 6 });
  await buyer.wants(sku, 7);

  await ask('customer/TopUpBalance', { amountFen: yuan(12_345) + 67 });
  await ask('discount/ReceiveCoupon', { couponPackageId: await aCouponPackage(db, { amount: 3137 }) });
  await ask('customer/ApplyAsManufacturer', {
    ...{ companyName: `${mark}机械有限公司`, licenceNumber: '91350100M000100Y43', brands: '启衡', products: '直线导轨' },
    ...{ contact: `${mark}王工`, phone: '021-58880500', proofs: [await aKeptPaper(db, buyer.kp, 'proof')] },
  });
  await ask('customer/SaveKp', {
    cellPhone: '13700009999',
    contactName: `${mark}新人`,
    department: `${mark}部`,
    isManager: false,
    rights: ['order'],
  });
  await ask('ai/KeepTalk', { messages: [{ id: 'm1', role: 'user', text: `${mark}问答` }], words: mark });
  const key = await ask('ai/AddAssistantKey', {
    name: `${mark}助手`,
    abilities: ['prices', 'orders', 'cart', 'prepare'],
    callsPerDay: 99,
    cartLimitFen: 99_937,
    days: 30,
  });
  await preparedActRepository(db).insert({ id: opaqueId(), keyId: key.id, kpId, tool: 'cancel_order', input: { orderId: unpaid.orderId } });
  await ask('shoppingCart/ExportShoppingCartList');
  await ask('order/exportOrderList');
  await ask('customer/ExportCustomerBalanceRecords');
  await jobs.runAll();

  const [asker, approver] = [await aColleague(db, buyer.kp, `${mark}小采`), await aColleague(db, buyer.kp, `${mark}老审`)];
  await ask('approval/SaveBudget', {
    kind: 'department',
    target: `${mark}部`,
    period: 'month',
    amountFen: yuan(99_000) + 37,
    ownerId: approver.kp.kpId,
    isActive: true,
  });
  await ask('approval/SaveApprovalRule', {
    ...{ name: `${mark}规则`, isActive: true, aboveFen: yuan(5000) + 37, onAccount: false, categoryIds: [], department: null },
    approverIds: [approver.kp.kpId],
  });
  await ask('shoppingCart/AddSkuToCart', { sku, quantity: 8 }, asker.token);
  const { priceToken } = await ask('checkout/Confirm', {}, asker.token, 'GET');
  await ask(
    'approval/Submit',
    { priceToken, addressId: buyer.addressId, invoiceId: 0, paymentMethod: 'unionPay', remark: `${mark}急用`, projectNumber: '' },
    asker.token,
  );
  return { ...buyer, sku, shortCode, payPage, charge, key, shared, approver, asker, priceToken };
}
