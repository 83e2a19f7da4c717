import type { Clerk } from '../matching/clerk.ts';
import { company, day, digits, inChinese } from './invented.ts';
import { type DrawnDocument, paper, sans, serif } from './paper.ts';

const yuan = (fen: number) => `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;

function sums({ below }: Clerk) {
  const amount = 10_000 + below(9_000_000);
  const tax = Math.round(amount * 0.13);
  return { amount: yuan(amount), tax: yuan(tax), total: yuan(amount + tax) };
}

/** 数电发票: buyer and seller beside each other. */
export function digitalInvoice(clerk: Clerk): DrawnDocument {
  const [buyer, seller] = [company(clerk), company(clerk)];
  const { amount, tax, total } = sums(clerk);
  const [number, issued] = [digits(clerk, 20).replace(/^0/, '2'), day(clerk, 2023, 2026)];
  const { text, raw, done } = paper(1754, 1150, { size: 26, font: sans });
  const brown = '#8a4b1c';
  text(877, 110, clerk.one(['电子发票（增值税专用发票）', '电子发票（普通发票）']), { size: 44, middle: true, fill: brown });
  text(1260, 90, `发票号码：${number}`, { size: 24 });
  text(1260, 140, `开票日期：${inChinese(issued)}`, { size: 24 });
  raw(
    '<path d="M60 190H1694V1080H60ZM60 340H1694M60 880H1694M60 960H1694M110 190V340M850 190V340M900 190V340" fill="none" stroke="#8a4b1c" stroke-width="2"/>',
  );
  for (const [at, sign] of [...'购买方信息'].entries()) text(74, 222 + at * 27, sign, { size: 22, fill: brown });
  for (const [at, sign] of [...'销售方信息'].entries()) text(864, 222 + at * 27, sign, { size: 22, fill: brown });
  const party = (left: number, { name, code }: typeof buyer) => {
    text(left, 235, `名称：${name}`);
    text(left, 310, `统一社会信用代码/纳税人识别号：${code}`, { size: 24 });
  };
  party(124, buyer);
  party(914, seller);
  for (const [x, head] of [
    [90, '项目名称'],
    [480, '规格型号'],
    [680, '单位'],
    [820, '数量'],
    [960, '单价'],
    [1180, '金额'],
    [1340, '税率/征收率'],
    [1580, '税额'],
  ] as const)
    text(x, 385, head, { fill: brown, size: 24 });
  text(90, 440, '*通用设备*深沟球轴承', { size: 24 });
  text(480, 440, '6204-2RS', { size: 24 });
  text(690, 440, '件', { size: 24 });
  text(830, 440, '20', { size: 24 });
  text(1170, 440, amount, { size: 24 });
  text(1380, 440, '13%', { size: 24 });
  text(1570, 440, tax, { size: 24 });
  text(240, 930, '合        计', { fill: brown });
  text(1150, 930, `¥${amount}`);
  text(1550, 930, `¥${tax}`);
  text(140, 1030, '价税合计（大写）', { fill: brown });
  text(1130, 1030, `（小写）¥${total}`);
  return done('invoice', { title: buyer.name, taxNumber: buyer.code, invoiceNumber: number, issuedOn: issued, amount, tax, total });
}

/** 增值税专用发票 on paper: the buyer above, the seller below, with addresses and accounts. */
export function paperInvoice(clerk: Clerk): DrawnDocument {
  const [buyer, seller] = [company(clerk), company(clerk)];
  const { amount, tax, total } = sums(clerk);
  const [number, issued] = [digits(clerk, 8), day(clerk, 2018, 2022)];
  const { text, raw, done } = paper(1754, 1100, { size: 25, font: serif });
  text(877, 100, '江苏增值税专用发票', { size: 46, middle: true, fill: '#7b4a20' });
  text(180, 95, digits(clerk, 10), { size: 30 });
  text(1330, 95, `No ${number}`, { size: 32 });
  text(1330, 160, `开票日期：${inChinese(issued)}`);
  raw(
    '<path d="M80 200H1680V1020H80ZM80 400H1680M80 760H1680M80 830H1680M130 200V400M1080 200V400M130 830V1020M1080 830V1020" fill="none" stroke="#7b4a20" stroke-width="2"/>',
  );
  const party = (top: number, { name, code, seat, phone, bank, account }: typeof buyer) => {
    text(145, top, `名        称：${name}`);
    text(145, top + 45, `纳税人识别号：${code}`);
    text(145, top + 90, `地址、电话：${seat.region}${seat.detail} ${phone}`);
    text(145, top + 135, `开户行及账号：${bank} ${account}`);
  };
  for (const [at, sign] of [...'购买方'].entries()) text(92, 260 + at * 46, sign);
  for (const [at, sign] of [...'销售方'].entries()) text(92, 880 + at * 46, sign);
  party(240, buyer);
  party(870, seller);
  text(150, 440, '货物或应税劳务、服务名称');
  for (const [x, head] of [
    [560, '规格型号'],
    [760, '单位'],
    [880, '数量'],
    [1010, '单价'],
    [1190, '金额'],
    [1390, '税率'],
    [1540, '税额'],
  ] as const)
    text(x, 440, head);
  text(150, 500, '*通用设备*轴承座');
  text(1180, 500, amount);
  text(1400, 500, '13%');
  text(1530, 500, tax);
  text(240, 805, '合    计');
  text(1160, 805, `￥${amount}`);
  text(1520, 805, `￥${tax}`);
  text(200, 812 + 40 - 48, '');
  text(1180, 745, `价税合计（小写）￥${total}`);
  return done('invoice', {
    ...{ title: buyer.name, taxNumber: buyer.code, registerAddress: buyer.seat.region + buyer.seat.detail, registerPhone: buyer.phone },
    ...{ bank: buyer.bank, bankAccount: buyer.account, invoiceNumber: number, issuedOn: issued, amount, tax, total },
  });
}

/** 开票资料 as a company sends it: lines, or a table. */
export function invoiceTitle(clerk: Clerk): DrawnDocument {
  const firm = company(clerk);
  const { text, wrapped, raw, done } = paper(1180, 820, { size: 32, font: clerk.one([sans, serif]) });
  text(590, 110, clerk.one(['开票资料', '增值税开票信息', '公司开票信息']), { size: 48, middle: true, bold: true });
  const rows: [string, string][] = [
    [clerk.one(['公司名称', '名称', '单位名称', '发票抬头']), firm.name],
    [clerk.one(['税号', '纳税人识别号', '统一社会信用代码']), firm.code],
    [clerk.one(['地址', '注册地址', '单位地址']), firm.seat.region + firm.seat.detail],
    [clerk.one(['电话', '注册电话', '电话号码']), firm.phone],
    [clerk.one(['开户行', '开户银行']), firm.bank],
    [clerk.one(['账号', '银行账号', '银行账户']), firm.account],
  ];
  const isTable = clerk.chance(0.5);
  let y = 210;
  for (const [label, value] of rows) {
    const start = y;
    if (isTable) {
      text(90, y, label);
      y = wrapped(370, y, value, 700) + 30;
      raw(`<path d="M70 ${start - 46}H1110V${y - 46}H70ZM350 ${start - 46}V${y - 46}" fill="none" stroke="#444" stroke-width="2"/>`);
    } else y = wrapped(90, y, `${label}：${value}`, 1000) + 22;
  }
  return done('invoice', {
    ...{ title: firm.name, taxNumber: firm.code, registerAddress: firm.seat.region + firm.seat.detail, registerPhone: firm.phone },
    ...{ bank: firm.bank, bankAccount: firm.account },
  });
}
