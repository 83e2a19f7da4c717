import { afterAll, expect, test } from '@jest/globals';
import { refusals } from '@mall/api-contract';
import { sessionService } from '../../modules/account/session.service.ts';
import { aBuyer } from '../../testing/a-buyer.ts';
import { aMall } from '../../testing/a-mall.ts';
import { aSku } from '../../testing/a-sku.ts';
import { anOperator } from '../../testing/an-operator.ts';
import { everyCall, refusalOf } from '../../testing/authorisation/calls.ts';
import { sendCall } from '../../testing/fuzz/send-call.ts';
import { httpAsker } from '../../testing/http-asker.ts';
import { testingDatabase } from '../../testing/testing-database.ts';

const db = await testingDatabase();
const app = await aMall(db);
const mall = await httpAsker(app);
afterAll(() => app.close());

const buyer = await aBuyer(db);
const operator = await anOperator(db, ['sales']);
const inside = () => sessionService(db).open({ kpId: buyer.kp.kpId, operatorId: operator.id }, { ip: '127.0.0.1', userAgent: 'test' });

/** What staff write in a customer's account. A line more is a decision: does it help the customer, and can it do no harm to their people, rights and money? */
const writes = {
  'the session itself: leaving it, entering the next account, telling of a fault': [
    '/api/customer/LoginOut',
    '/api/customer/LoginAsCustomer',
    '/api/common/SendMallErrorToITGroupForFront',
  ],
  'lines of the cart': [
    ...['AddSkuToCart', 'AddSkusToCart', 'UpdateCartItems', 'UpdateSkuInCart', 'DeleteCartItems', 'RestoreCartItems'],
    ...['SelectedAll', 'UnSelectedAll', 'SubstituteSku', 'substituteSkuBatch', 'CancelSubstituteSku'],
  ].map((name) => `/api/shoppingCart/${name}`),
  'lines of an inquiry that is not submitted': [
    ...['AddSkuToCustomerInquirySku', 'UpdateCustomerInquirySkuQuantity', 'DeleteSkuToCustomerInquirySkus'],
    ...['CreateEmptyQuotation', 'UpdateInquirySheet', 'UpdateInquirySheetAndAddSkusToCart'],
    ...['addInquiryItemIntoDraft', 'insertNewQuotationItem', 'deleteInquiryItem', 'deleteQuotationDraftItemBatch'],
    ...['updateInquiryItemQuantity', 'updateInquiryItemRemark', 'updateCostmerPartnumberAndBrand'],
    ...['MergeInquiryItemsBySku/{id}', 'MergeInquiryItems/{id}'],
    ...['UpdateQuotationItemSelectedStatus', 'SelectCustomerInquirySkus', 'UpdateQuotationPartialItemsSelectedStatus'],
    ...['UpdateInquiryItemBySku', 'updateInquiryItemBySkuWithItem', 'ConfirmInquiryItems', 'UnconfirmInquiryItems'],
    ...['UpdateInquiryHuoYeRepalace', 'updateInquiryHuoYeRepalaceBranch/{id}', 'RestoreInquiryHuoYeRepalace'],
    ...['MatchInquirySheet', 'BomMatchInquirySheet', 'MatchInquirySheetV2', 'matchInquirySheetByInquiryId/{id}'],
  ].map((name) => `/api/inquiry/${name}`),
  'the list that such lines are read from': [
    '/api/common/UploadFile',
    '/api/inquiryTableIdentify/ReadListFile',
    '/api/inquiryTableIdentify/PutListReadingAside',
  ],
  'what the clock does by itself, done as the page is read': ['/api/inquiry/CheckAndProcessCustomerInquiryStatus/{id}'],
};

test('what staff may write in a customer’s account is this and nothing else (rule operator 22)', () => {
  const declared = everyCall.filter(({ effect, inSimulation }) => effect === 'write' && inSimulation).map(({ path }) => path);
  expect(declared.toSorted()).toEqual(Object.values(writes).flat().toSorted());
});

test('staff in a customer’s account are refused every call that doesn’t say it is for them (rule operator 22)', async () => {
  const token = await inside();
  const counted = { refused: 0, open: 0 };
  for (const call of everyCall.filter(({ access }) => access !== 'console')) {
    const said = refusalOf(await sendCall(app, call, { nonsense: 1 }, { token }));
    const words = call.file ? refusals.NOT_IN_SIMULATION.message : 'NOT_IN_SIMULATION';
    if (call.access === 'staff') expect([call.path, said]).toEqual([call.path, call.file ? refusals.FORBIDDEN.message : 'FORBIDDEN']);
    else expect([call.path, said === words]).toEqual([call.path, !call.inSimulation]);
    counted[call.inSimulation ? 'open' : 'refused'] += 1;
  }
  expect(counted.refused).toBeGreaterThan(200);
  expect(counted.open).toBeGreaterThan(200);
});

test('nobody takes a company over from inside: no person, right, number, mailbox, rule, budget or password is theirs to change', async () => {
  const token = await inside();
  const asked: [string, object][] = [
    ['customer/SaveKp', { cellPhone: '13900001111', contactName: '本人', isManager: true, rights: ['manage'], department: '', role: '' }],
    ['customer/SetKpStatus', { id: buyer.kp.kpId, status: 'disabled' }],
    ['customer/SetPaymentPassword', { password: '135790', mobileCode: '123456' }],
    ['customer/ChangePassword', { oldPassword: 'Mall2026!', newPassword: 'Ours2026!' }],
    ['customer/ConfirmWxScan', { token: 'a'.repeat(32) }],
    ['notification/SaveMailbox', { address: 'staff@mall.example' }],
    ['approval/SaveApprovalRule', {}],
    ['approval/SaveBudget', {}],
    ['ai/AddAssistantKey', {}],
    ['order/PayByBalance', { orderId: 'x' }],
    ['checkout/ConfirmOrder', {}],
    ['agreement/AcceptAgreements', { agreements: [] }],
  ];
  for (const [path, body] of asked) {
    const { reason, message } = await mall.post(`/api/${path}`, body, token);
    expect([path, reason, message]).toEqual([path, 'NOT_IN_SIMULATION', '代客登录时不能进行此操作，请由该企业的联系人本人办理']);
  }
  const people = await db.sql`select id from kp where customer_id = ${buyer.kp.customerId} and is_enabled`;
  expect(people).toHaveLength(1);
});

test('staff help: they read what the customer reads and put lines into cart and inquiry, and each write is kept', async () => {
  const { skuNumber } = await aSku(db, { stock: { 1: 100 } });
  const token = await inside();
  expect((await mall.post('/api/customer/GetCustomerInfo', {}, token)).body.operator).toMatchObject({ id: operator.id });
  expect((await mall.post('/api/shoppingCart/AddSkuToCart', { sku: skuNumber, quantity: 2 }, token)).code).toBe(0);
  expect((await mall.post('/api/inquiry/AddSkuToCustomerInquirySku', { sku: skuNumber, quantity: 3 }, token)).code).toBe(0);
  const { body: cart } = await mall.post('/api/shoppingCart/GetShoppingCartWithDiscount', {}, buyer.token);
  expect(JSON.stringify(cart)).toContain(skuNumber);
  const kept = await db.sql`select call, outcome from audit_log where kp_id = ${buyer.kp.kpId} and call like '%Add%' order by id`;
  expect(kept.map(({ call, outcome }) => [call, outcome]).slice(-2)).toEqual([
    ['/api/shoppingCart/AddSkuToCart', 0],
    ['/api/inquiry/AddSkuToCustomerInquirySku', 0],
  ]);
});

test('the same person, signed in themselves, is refused nothing of it', async () => {
  expect((await mall.post('/api/notification/ReadNotifications', {}, buyer.token)).code).toBe(0);
  expect((await mall.post('/api/customer/SetKpStatus', { id: buyer.kp.kpId, status: 'disabled' }, buyer.token)).reason).toBe(
    'KP_LAST_MANAGER',
  );
});
