import type { Database } from '../../database/database.ts';
import type { Known } from '../fuzz/plausible.ts';

/** What else is called like a thing of a company, and is everybody's: goods, places, campaigns, numbers of lines. */
export const everybodys: ReadonlySet<string> = new Set([
  ...[
    'MergedSku',
    'ProductIds',
    'campaignId',
    'categoryId',
    'categoryIds',
    'channelId',
    'cid',
    'mid',
    'cityId',
    'districtId',
    'provinceId',
  ],
  ...['stateProvinceId', 'parentId', 'manufacturerId', 'manufacturerIds', 'productId', 'subCategoryId', 'subManufacturerId', 'tabId'],
  ...['couponPackageId', 'couponPackageIds', 'entityId', 'sourceId', 'requestTypeId', 'requestId', 'bdVid', 'downloadId', 'requestPath'],
  ...['skuNumber', 'skuNumbers', 'sku', 'skus', 'sourceSku', 'isFilterCustomerIdDiscount', 'fileName'],
  // Proofs of who somebody is, which nobody else has, and what a person types about themselves.
  ...[
    'openIdToken',
    'unBindToken',
    'unionId',
    'registerToken',
    'inviteToken',
    'pretoken',
    'pass',
    'changeToken',
    'idNumber',
    'licenceNumber',
  ],
  ...['taxNumber', 'accountNumber', 'projectNumber', 'customerReturnexpressNos', 'customerSkuItemNo', 'itemNo', 'uuid', 'key', 'token'],
]);
/** Names that say: here stands which one. */
export const namesOne = /(^|[a-z])(ids?|numbers?|no|files?|paths?|token|pass|key|uuid|jobid)$/i;

const list = async (db: Database, sql: string): Promise<(string | number)[]> =>
  (await db.sql.unsafe<{ id: string | number }[]>(sql)).map(({ id }) => (/^\d{1,15}$/.test(String(id)) ? Number(id) : id));

/** For tests: what there is of a company, by what the fields of calls that name it are called. `id` names anything. */
export async function idsOf(db: Database, customerId: number): Promise<Known> {
  const people = `(select id from kp where customer_id = ${customerId})`;
  const orders = `(select id from sales_order where customer_id = ${customerId})`;
  const inquiries = `(select id from inquiry where customer_id = ${customerId})`;
  const of = (table: string, where = `customer_id = ${customerId}`, id = 'id', by = '1') =>
    list(db, `select ${id} as id from ${table} where ${where} order by ${by} limit 6`);
  const [order, orderNumber, orderItem, pack, invoice, bill, billItem, afterSales] = await Promise.all([
    ...[
      of('sales_order', undefined, 'id', 'order_number'),
      of('sales_order', undefined, 'order_number'),
      of('sales_order_item', `order_id in ${orders}`),
    ],
    ...[of('delivery_package', `order_id in ${orders}`), of('invoice'), of('credit_bill')],
    ...[of('credit_bill_item', `bill_id in (select id from credit_bill where customer_id = ${customerId})`), of('after_sales_case')],
  ]);
  const [inquiry, inquiryItem, inquiryNumber, person, address, title, receiver, file] = await Promise.all([
    ...[
      of('inquiry'),
      of('inquiry_item', `inquiry_id in ${inquiries}`),
      of('inquiry', `customer_id = ${customerId} and inquiry_number <> ''`, 'inquiry_number'),
    ],
    ...[of('kp'), of('customer_address'), of('customer_invoice_title'), of('customer_invoice_receiver'), of('kept_file')],
  ]);
  const [coupon, cartItem, request, job, contract, quote, charge, workflow] = await Promise.all([
    ...[of('coupon'), of('cart_item', `kp_id in ${people}`), of('approval_request'), of('action_job'), of('credit_contract')],
    ...[
      of('checkout_quote', `kp_id in ${people}`, 'token'),
      of('payment_charge', `order_id in ${orders}`),
      of('credit_application', undefined, 'workflow_id'),
    ],
  ]);
  const [packed, packNumber] = await Promise.all([
    of('delivery_package', `order_id in ${orders}`, 'order_id', 'package_number'),
    of('delivery_package', `order_id in ${orders}`, 'package_number'),
  ]);
  const others = await Promise.all([
    ...[of('balance_top_up'), of('approval_rule'), of('approval_budget'), of('assistant_talk', `kp_id in ${people}`), of('assistant_key')],
    ...[of('assistant_act', `kp_id in ${people}`), of('manufacturer_application'), of('notification', `kp_id in ${people}`)],
    ...[
      of('session', `kp_id in ${people}`),
      of('kp_invitation'),
      of('after_sales_issue'),
      of('inquiry_attachment', `inquiry_id in ${inquiries}`),
    ],
  ]);
  const named = {
    ...{
      orderId: order,
      orderNumber,
      ordernumber: orderNumber,
      orderItemId: orderItem,
      packageId: pack,
      a: packed,
      b: packNumber,
    },
    ...{
      inquiryId: inquiry,
      fromInquiryId: inquiry,
      inquiryNumber,
      afterItemId: inquiryItem,
      deletedIds: inquiryItem,
      itemIds: inquiryItem,
    },
    ...{
      itemId: [...inquiryItem!, ...orderItem!, ...billItem!],
      kpId: person,
      kpid: person,
      approverIds: person,
      deputyId: person,
      ownerId: person,
    },
    ...{ addressId: address, invoiceId: [...title!, ...invoice!], invoiceIds: invoice, couponId: coupon, approvalId: request, jobid: job },
    ...{ relationShoppingCartItemId: cartItem, priceToken: quote, creditApplyWorkflowId: workflow },
    ...{ file, fileUrl: file, files: file, uploadFilePath: file, uploadFilePaths: file, proofs: file },
    ...{ bankFile: file, idFrontFile: file, idBackFile: file, licenceFile: file },
    ...{ path: order!.map((id) => `/order/exportcontract/${id}`), keyword: orderNumber, employeeNo: person },
  };
  const anything = [
    order,
    orderItem,
    pack,
    invoice,
    bill,
    billItem,
    afterSales,
    inquiry,
    inquiryItem,
    person,
    address,
    title,
    receiver,
    coupon,
    cartItem,
  ]
    .concat([request, job, contract, charge, workflow], others)
    .flatMap((all = []) => all.slice(0, 2));
  return { ...named, id: [...new Set(anything)], ids: [...new Set(anything)] } as Known;
}
