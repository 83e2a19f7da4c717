import type { WrittenPage } from '../inquiry/list/index.ts';
import { doubtful, doubts, fieldOf, halfWidth, nothingRead, proven, type ReadField, type Written, written } from './field.ts';
import type { LabelNames } from './labels.ts';
import { type PageReading, readingOf } from './page-reading.ts';
import { addressField, type FindRegion } from './region.ts';
import { accountDigits, bankName, companyName, creditCodesIn, oneDay, phoneNumber } from './shapes.ts';
import type { Value } from './values.ts';

export const invoiceLabels: LabelNames = [
  ['title', '名称', '公司名称', '单位名称', '企业名称', '发票抬头', '抬头', '户名', '购买方名称'],
  ['taxNumber', '统一社会信用代码/纳税人识别号', '纳税人识别号', '纳税识别号', '税务登记号', '统一社会信用代码', '税号'],
  ['addressPhone', '地址、电话', '地址电话', '地址及电话', '单位地址及电话'],
  ['bankAccount', '开户行及账号', '开户行、账号', '开户银行及账号', '开户行账号'],
  ['registerAddress', '注册地址', '单位地址', '公司地址', '企业地址', '地址'],
  ['registerPhone', '注册电话', '电话号码', '联系电话', '公司电话', '电话'],
  ['bank', '开户银行', '开户行', '开户行名称'],
  ['account', '银行账号', '银行账户', '银行帐号', '开户账号', '账号', '帐号', '账户'],
  ['invoiceNumber', '发票号码', 'No', '№', 'NO'],
  ['issuedOn', '开票日期'],
  [
    '',
    '发票代码',
    '校验码',
    '机器编号',
    '备注',
    '收款人',
    '复核',
    '开票人',
    '合计',
    '价税合计',
    '税率',
    '金额',
    '税额',
    '单价',
    '数量',
    '单位',
    '规格型号',
    '项目名称',
    '密码区',
  ],
];

const isInvoice = (text: string) => /价税合计|发票号码|开票日期/.test(text);

/** 91…, or digits of an old tax number. A code of 18 signs holds or is empty. */
function taxNumber(found: Written | undefined): ReadField {
  if (!found) return nothingRead;
  const [code] = creditCodesIn(found.text);
  if (code) return proven(code);
  const plain = halfWidth(found.text).replace(/^:/, '').toUpperCase();
  if (/^(\d{15}|\d{20})$/.test(plain)) return fieldOf(found, () => plain, 0.9);
  return /[0-9A-Z]{8,}/.test(plain) ? doubtful(doubts.checksum) : nothingRead;
}

/** Two things in one value: what stands before a number, and the number. */
function parted(found: Written | undefined, number: RegExp): [Written | undefined, Written | undefined] {
  if (!found) return [undefined, undefined];
  const plain = halfWidth(found.text).replace(/\s/g, '');
  const match = number.exec(plain);
  if (!match) return [found, undefined];
  return [
    { ...found, text: plain.slice(0, match.index) },
    { ...found, text: match[0] },
  ];
}

const cents = (text: string) => Math.round(Number(text.replace(/,/g, '')) * 100);
const yuan = /[¥￥Y](\d[\d,]*\.\d\d)(?!\d)/g;

/** The three sums; they add up or are empty (rule ocr 3). */
function sumsOf(text: string): Record<'amount' | 'tax' | 'total', ReadField> {
  const all = [...halfWidth(text).replace(/ /g, '').matchAll(yuan)].map(([, sum]) => cents(sum!));
  for (const total of new Set(all.toSorted((a, b) => b - a)))
    for (const amount of all)
      for (const tax of all)
        if (amount + tax === total && tax < amount && tax > 0) {
          const told = (sum: number) => proven((sum / 100).toFixed(2));
          return { amount: told(amount), tax: told(tax), total: told(total) };
        }
  const none = all.length > 0 ? doubtful(doubts.sums) : nothingRead;
  return { amount: none, tax: none, total: none };
}

/** Values of the buyer: of an invoice has two parties, the buyer stands above, else left. Where only one is found, whose it is isn't known. */
function buyersOf({ values, rows }: PageReading, needsTwo: boolean) {
  return (field: string): Value | undefined => {
    const own = values.filter(({ label }) => label.field === field);
    if (needsTwo && own.length !== 2) return undefined;
    const y = ({ label }: Value) => rows[label.row]!.y;
    const [first] = own.toSorted((a, b) => (Math.abs(y(a) - y(b)) > 1.2 ? y(a) - y(b) : a.label.left - b.label.left));
    return first;
  };
}

/** The fields of a 增值税发票, of it the buyer's, or of 开票资料. */
export function readInvoice(page: WrittenPage, findRegion: FindRegion) {
  const reading = readingOf(page, invoiceLabels);
  const isIssued = isInvoice(reading.text);
  const buyers = buyersOf(reading, isIssued);
  const by = (field: string) => written(buyers(field));
  const single = (field: string) => written(reading.values.find(({ label }) => label.field === field));
  const [address, phone] = parted(by('addressPhone'), new RegExp(`${phoneNumber.source}$`));
  const [bank, account] = parted(by('bankAccount'), /\d[\d-]{7,29}$/);
  return {
    kind: isIssued ? ('invoice' as const) : ('title' as const),
    title: fieldOf(by('title'), companyName),
    taxNumber: taxNumber(by('taxNumber')),
    registerAddress: addressField(address ?? by('registerAddress'), findRegion),
    registerPhone: fieldOf(phone ?? by('registerPhone'), (text) => phoneNumber.exec(halfWidth(text))?.[1]),
    bank: fieldOf(bank ?? by('bank'), bankName),
    bankAccount: fieldOf(account ?? by('account'), accountDigits),
    invoiceNumber: isIssued ? fieldOf(single('invoiceNumber'), (text) => /^[:：]?(\d{8}|\d{20})$/.exec(text)?.[1], 0.8) : nothingRead,
    issuedOn: isIssued ? fieldOf(single('issuedOn'), oneDay) : nothingRead,
    ...(isIssued ? sumsOf(reading.text) : { amount: nothingRead, tax: nothingRead, total: nothingRead }),
  };
}
