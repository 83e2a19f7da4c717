import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { WrittenPage } from '../inquiry/list/index.ts';
import {
  type FindRegion,
  kindOfText,
  otherDocumentWords,
  readAddress,
  readBankLicense,
  readBusinessLicense,
  readIdCard,
  readInvoice,
  splitAddress,
  textOfPage,
  typed,
} from './index.ts';

/** A line at x, y in letters; how sure. */
type Line = readonly [text: string, x: number, y: number, score?: number];
const size = 30;
const widthOf = (text: string) => [...text].reduce((sum, sign) => sum + (/[\u2e80-\uffef]/.test(sign) ? 1 : 0.55), 0) * size;

/** A page as a reader tells it, turned by some degrees around its middle. */
function aPage(lines: readonly Line[], degrees = 0): WrittenPage {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const turned = (x: number, y: number): [number, number] => [
    600 + (x - 600) * cos - (y - 400) * sin,
    400 + (x - 600) * sin + (y - 400) * cos,
  ];
  return {
    ...{ width: 1200, height: 800 },
    lines: lines.map(([text, left, top, score = 0.99]) => {
      const [x, y, right] = [left * size, top * size, left * size + widthOf(text)];
      const box = [turned(x, y), turned(right, y), turned(right, y + size), turned(x, y + size)];
      return { box, words: [{ text, score, box }] };
    }),
  };
}
const findRegion: FindRegion = (text) => {
  const at = text.indexOf('江苏省苏州市虎丘区');
  const name = '江苏省苏州市虎丘区';
  if (at >= 0) return { stateProvinceId: 10010, cityId: 320500, districtId: 320505, name, from: at, to: at + name.length };
  const city = text.indexOf('浙江省宁波市');
  return city < 0 ? undefined : { stateProvinceId: 10011, cityId: 330200, districtId: 0, name: '浙江省宁波市', from: city, to: city + 6 };
};
const values = (fields: object) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      (field as { value?: string }).value ? [[name, (field as { value: string }).value]] : [],
    ),
  );

const license: Line[] = [
  ['营业执照', 16, 2],
  ['统一社会信用代码', 3, 5],
  ['91350100M000100Y43', 3, 6.4],
  ['名', 3, 9],
  ['称', 5, 9],
  ['苏州拓维机械有限公司', 9, 9],
  ['注册资本伍佰万元整', 24, 9],
  ['法定代表人', 3, 11],
  ['王建国', 9, 11],
  ['成立日期', 24, 11],
  ['2019年03月05日', 29, 11],
  ['经营范围', 3, 13],
  ['机械设备、五金交电的销售', 9, 13],
  ['；货物进出口。（依法须经', 9, 14.4],
  ['批准的项目，经相关部门批', 9, 15.8],
  ['准后方可开展经营活动）', 9, 17.2],
  ['住所', 24, 13.2],
  ['江苏省苏州市虎丘区科技', 29, 13.2],
  ['城88号3幢', 29, 14.6],
];
const read = {
  ...{ creditCode: '91350100M000100Y43', name: '苏州拓维机械有限公司', legalPerson: '王建国', registeredCapital: '伍佰万元整' },
  ...{ foundedOn: '2019-03-05', address: '江苏省苏州市虎丘区科技城88号3幢' },
  scope: '机械设备、五金交电的销售；货物进出口。（依法须经批准的项目，经相关部门批准后方可开展经营活动）',
};

test.each([0, 3, -5])(
  'values stand beside, below, glued to or wrapped by their labels, in columns, also turned by %i° (rule ocr 4)',
  (degrees) => {
    expect(values(readBusinessLicense(aPage(license, degrees), findRegion))).toEqual(read);
  },
);

test('what is not read for sure is empty and says so: unclear signs, a forged code, a bracket that never closes, a region that does not exist (rules ocr 2, 3)', () => {
  const changed = (from: string, to: string, score?: number): Line[] =>
    license.map((line) => (line[0] === from ? [to, line[1], line[2], score ?? 0.99] : line));
  const field = (name: 'creditCode' | 'legalPerson' | 'scope' | 'address', lines: Line[]) =>
    readBusinessLicense(aPage(lines), findRegion)[name];
  const empty = (doubt: string) => ({ value: '', sureness: 0, doubt });
  expect(field('legalPerson', changed('王建国', '王建国', 0.4))).toEqual(empty('字迹不够清楚，请核对原件后填写'));
  expect(field('creditCode', changed('91350100M000100Y43', '91350100M000100Y44'))).toEqual(empty('校验码不符，请核对原件'));
  expect(field('creditCode', changed('91350100M000100Y43', '9135O100MOOO1OOY43'))).toEqual({
    value: read.creditCode,
    sureness: 1,
    doubt: '',
  });
  expect(
    field(
      'scope',
      license.filter(([text]) => !text.startsWith('准后')),
    ),
  ).toMatchObject({ value: '' });
  expect(field('address', changed('江苏省苏州市虎丘区科技', '浙江省宁波市勤州区科技'))).toMatchObject({ value: '', sureness: 0 });
});

const card: Line[] = [
  ['姓名', 2, 2],
  ['李芳', 6, 2],
  ['性别', 2, 4],
  ['女', 6, 4],
  ['民族', 9, 4],
  ['土家', 12, 4],
  ['出生', 2, 6],
  ['1949年12月31日', 6, 6],
  ['住址', 2, 8],
  ['江苏省苏州市虎丘区学院', 6, 8],
  ['路8号', 6, 9.3],
  ['公民身份号码', 2, 13],
  ['11010519491231002X', 9, 13],
];
const back: Line[] = [
  ['中华人民共和国', 12, 20],
  ['居民身份证', 12, 23],
  ['签发机关', 5, 30],
  ['苏州市公安局虎丘分局', 11, 30],
  ['有效期限', 5, 33],
  ['2015.01.02-2035.01.02', 11, 33],
];

test('both sides of an ID card in one picture are one reading; what its number tells agrees or is empty (rules ocr 3, 4)', () => {
  const whole = readIdCard(aPage([...card, ...back]), findRegion);
  expect(whole.side).toBe('both');
  expect(values(whole)).toEqual({
    ...{ name: '李芳', sex: '女', nation: '土家', bornOn: '1949-12-31', number: '11010519491231002X' },
    ...{ address: '江苏省苏州市虎丘区学院路8号', authority: '苏州市公安局虎丘分局', validFrom: '2015-01-02', validUntil: '2035-01-02' },
  });
  const other = readIdCard(aPage(card.map((line) => (line[0] === '1949年12月31日' ? ['1950年12月31日', 6, 6] : line))), findRegion);
  expect([other.side, other.bornOn]).toEqual(['front', { value: '', sureness: 0, doubt: '与身份证号码不一致，请核对原件' }]);
  const forged = readIdCard(aPage(card.map((line) => (line[0].length === 18 ? ['110105194912310021', 9, 13] : line))), findRegion);
  expect(forged.number).toEqual({ value: '', sureness: 0, doubt: '校验码不符，请核对原件' });
  expect(
    readIdCard(aPage(back.map((line) => (line[0].startsWith('2015') ? ['2015.01.02-2034.01.02', 11, 33] : line))), findRegion).validUntil
      .value,
  ).toBe('');
});

test('the name on an opening permit stands in a sentence, a card’s number must hold by Luhn', () => {
  const permit: Line[] = [
    ['核准号：J3050012345601', 2, 2],
    ['经审核，苏州拓维机械有限公司', 4, 5],
    ['符合开户条件，准予开立基本存款账户。', 2, 7],
    ['法定代表人（单位负责人）王建国', 2, 10],
    ['开户银行中国工商银行苏州高新区支行', 2, 12],
    ['账号1102021509000123456', 2, 14],
  ];
  expect(values(readBankLicense(aPage(permit)))).toEqual({
    ...{ name: '苏州拓维机械有限公司', bank: '中国工商银行苏州高新区支行', accountNumber: '1102021509000123456' },
    ...{ approvalNumber: 'J3050012345601', legalPerson: '王建国' },
  });
  const forged = permit.map((line): Line => (line[0].startsWith('账号') ? ['账号6222020200112230035', 2, 14] : line));
  expect(readBankLicense(aPage(forged)).accountNumber.value).toBe('');
});

const invoice: Line[] = [
  ['发票号码：12345678901234567890', 26, 2],
  ['开票日期：2026年10月09日', 26, 4],
  ['名称：苏州拓维机械有限公司', 3, 6],
  ['名称：上海恒瑞达五金有限公司', 34, 6],
  ['统一社会信用代码/纳税人识别号：91350100M000100Y43', 3, 8],
  ['统一社会信用代码/纳税人识别号：91310115MA1K4XYZ0A', 34, 8],
  ['合计', 3, 14],
  ['¥1000.00', 20, 14],
  ['¥130.00', 30, 14],
  ['价税合计（大写）', 3, 16],
  ['（小写）¥1130.00', 22, 16],
];

test('of an invoice the buyer’s part is read, and only where both parties are told apart; its sums add up or are empty (rule ocr 3)', () => {
  expect(values(readInvoice(aPage(invoice), findRegion))).toEqual({
    ...{ title: '苏州拓维机械有限公司', taxNumber: '91350100M000100Y43', invoiceNumber: '12345678901234567890', issuedOn: '2026-10-09' },
    ...{ amount: '1000.00', tax: '130.00', total: '1130.00' },
  });
  const alone = readInvoice(aPage(invoice.filter(([, x, y]) => !(x === 3 && (y === 6 || y === 8)))), findRegion);
  expect([alone.title.value, alone.taxNumber.value]).toEqual(['', '']);
  const off = readInvoice(aPage(invoice.map((line) => (line[0] === '¥130.00' ? ['¥136.00', 30, 14] : line))), findRegion);
  expect([off.amount, off.total.value]).toEqual([{ value: '', sureness: 0, doubt: '金额与税额对不上，请核对原件' }, '']);
});

test('a page is known by its words, and another one is refused by its name (rule ocr 5)', () => {
  const kinds = [license, card, back, invoice, [['今天天气很好', 2, 2]] as Line[]].map((lines) => kindOfText(textOfPage(aPage(lines))));
  expect(kinds).toEqual(['businessLicense', 'idCard', 'idCard', 'invoice', undefined]);
  expect(otherDocumentWords('businessLicense', 'idCard')).toBe('这是身份证，不是营业执照，请换一张图片');
  expect(otherDocumentWords('idCard', undefined)).toBe('没有在图片上认出身份证，请换一张图片，或直接填写');
});

test('of a parcel’s label who receives is read, not who sends (rule ocr 9)', () => {
  const label: Line[] = [
    ['极速物流', 2, 1],
    ['收', 2, 4],
    ['于华艳 15885576640', 5, 4],
    ['江苏省苏州市虎丘区解放东路1590号5', 5, 6],
    ['号楼492室', 5, 7.4],
    ['寄', 2, 12],
    ['曹浩 17712349771', 5, 12],
    ['浙江省宁波市创新二路397号', 5, 14],
  ];
  expect(values(readAddress(aPage(label), findRegion))).toMatchObject({
    mobile: '15885576640',
    region: '江苏省苏州市虎丘区',
    detail: '解放东路1590号5号楼492室',
  });
});

test.each([
  ['江苏省苏州市虎丘区科技城88号3幢,张三,13812345678', '张三', '13812345678', '科技城88号3幢'],
  ['张三13812345678江苏省苏州市虎丘区科技城88号', '张三', '13812345678', '科技城88号'],
  ['收货人：欧阳修\n电话：138 0013 8000\n地址：江苏省苏州市虎丘区科技城88号', '欧阳修', '13800138000', '科技城88号'],
  ['江苏省苏州市虎丘区科技城88号366室冯超栋 021-58881234', '冯超栋', '021-58881234', '科技城88号366室'],
  ['ＡＢ江苏省苏州市虎丘区（科技城）１号 王小明先生收', '王小明', '', '(科技城)1号'],
])('a pasted line is parted: %s', (line, consignee, mobile, detail) => {
  const address = splitAddress(typed(line), findRegion);
  expect([address.consignee.value, address.mobile.value, address.detail.value, address.districtId]).toEqual([
    consignee,
    mobile,
    detail,
    320505,
  ]);
});

test('two people or two phones are nobody’s, and no text of whatever kind breaks it (rules ocr 2, 10)', () => {
  const two = splitAddress(typed('张三，李四，13812345678 13912345678 江苏省苏州市虎丘区科技城88号'), findRegion);
  expect([two.mobile, two.detail.value]).toEqual([{ value: '', sureness: 0, doubt: '有不止一个，请核对后填写' }, '科技城88号']);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
      const address = splitAddress(typed(text), findRegion);
      const page = aPage([[text, 3, 5], ...license]);
      const fields = readBusinessLicense(page, findRegion);
      return address.region.value === '' && [...Object.values(fields)].every(({ value }) => !/\p{Cc}|\p{Cf}/u.test(value));
    }),
    { seed: 17, numRuns: 60 },
  );
});
