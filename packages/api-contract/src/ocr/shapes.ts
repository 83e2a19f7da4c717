import Type, { type Static } from 'typebox';

/** One field as it was read. What wasn't read for sure is empty, never guessed (rules ocr 2, 3). */
export const ReadField = Type.Object({
  value: Type.String({ description: 'empty: not on the picture, or not read for sure' }),
  sureness: Type.Number({ minimum: 0, maximum: 1, description: 'of the value; 1 where a checksum proves it, 0 where it is empty' }),
  doubt: Type.String({ description: 'why it is empty although something stands there, to the buyer: 校验码不符，请核对原件; else empty' }),
});
export type ReadField = Static<typeof ReadField>;

const day = (what: string) => Type.Intersect([ReadField], { description: `${what}: YYYY-MM-DD` });

/** 营业执照. */
export const BusinessLicense = Type.Object({
  creditCode: Type.Intersect([ReadField], { description: '统一社会信用代码, its check sign is right (GB 32100)' }),
  name: ReadField,
  type: ReadField,
  legalPerson: ReadField,
  registeredCapital: Type.Intersect([ReadField], { description: 'as printed: 伍佰万元整, 500万元人民币' }),
  foundedOn: day('成立日期'),
  termFrom: day('营业期限'),
  termUntil: Type.Intersect([ReadField], { description: 'YYYY-MM-DD or 长期' }),
  address: ReadField,
  scope: ReadField,
});
export type BusinessLicense = Static<typeof BusinessLicense>;

/** 开户许可证, 基本存款账户信息. */
export const BankLicense = Type.Object({
  name: ReadField,
  bank: ReadField,
  accountNumber: Type.Intersect([ReadField], { description: 'digits' }),
  approvalNumber: Type.Intersect([ReadField], { description: '核准号 or 基本存款账户编号: J and 13 digits' }),
  legalPerson: ReadField,
});
export type BankLicense = Static<typeof BankLicense>;

/** 身份证, one side or both in one picture; fields of a side that isn't there are empty. */
export const IdCard = Type.Object({
  side: Type.Enum(['front', 'back', 'both'], { description: 'front: the one with the person' }),
  name: ReadField,
  sex: ReadField,
  nation: ReadField,
  bornOn: day('出生'),
  address: ReadField,
  number: Type.Intersect([ReadField], { description: '18 signs, the check sign is right (GB 11643)' }),
  authority: ReadField,
  validFrom: day('有效期限'),
  validUntil: Type.Intersect([ReadField], { description: 'YYYY-MM-DD or 长期' }),
});
export type IdCard = Static<typeof IdCard>;

/** 增值税发票 (of it the buyer's part) or 开票资料. */
export const ReadInvoice = Type.Object({
  kind: Type.Enum(['invoice', 'title'], { description: 'an issued invoice, or the data of a title' }),
  title: ReadField,
  taxNumber: ReadField,
  registerAddress: ReadField,
  registerPhone: ReadField,
  bank: ReadField,
  bankAccount: ReadField,
  invoiceNumber: ReadField,
  issuedOn: day('开票日期'),
  amount: Type.Intersect([ReadField], { description: 'without tax, in yuan with two decimals; the three sums agree or are empty' }),
  tax: ReadField,
  total: ReadField,
});
export type ReadInvoice = Static<typeof ReadInvoice>;

/** An address of a label, a screenshot or a pasted line. */
export const ReadAddress = Type.Object({
  consignee: ReadField,
  mobile: ReadField,
  stateProvinceId: Type.Integer({ description: '0 where it isn’t known, as of city and district' }),
  cityId: Type.Integer(),
  districtId: Type.Integer(),
  region: Type.Intersect([ReadField], { description: 'the names of the three together: 江苏省苏州市虎丘区' }),
  detail: ReadField,
});
export type ReadAddress = Static<typeof ReadAddress>;
