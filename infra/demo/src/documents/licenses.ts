import type { Clerk } from '../matching/clerk.ts';
import { company, digits, inChinese } from './invented.ts';
import { type DrawnDocument, paper, sans, serif, widthOf } from './paper.ts';

const licenseTruth = (firm: ReturnType<typeof company>, hasTerm: boolean) => ({
  ...{ creditCode: firm.code, name: firm.name, type: firm.type, legalPerson: firm.legalPerson, registeredCapital: firm.capital },
  ...{ foundedOn: firm.founded, address: firm.seat.region + firm.seat.detail, scope: firm.scope },
  ...(hasTerm ? { termFrom: firm.founded, termUntil: firm.until } : {}),
});

/** 营业执照 as it is printed since 2014, upright: one column. */
export function standingLicense(clerk: Clerk): DrawnDocument {
  const firm = company(clerk);
  const { text, wrapped, stamp, raw, done } = paper(1240, 1754, { size: 30, font: clerk.one([serif, sans]), ground: '#fdfaf0' });
  raw('<rect x="40" y="40" width="1160" height="1674" fill="none" stroke="#c9a24a" stroke-width="10"/>');
  text(620, 300, '营业执照', { size: 92, bold: true, middle: true, spacing: 24 });
  text(620, 372, clerk.one(['（副  本）', '(副 本) 1-1']), { size: 34, middle: true });
  text(620, 440, `统一社会信用代码  ${firm.code}`, { middle: true });
  let y = 540;
  const row = (label: string, value: string) => {
    const [left, within] = [190, 780];
    if (label.length === 2) text(left, y, `${label[0]}    ${label[1]}`);
    else text(left, y, label);
    y = Math.max(y + 62, wrapped(left + 190, y, value, within) + 18);
  };
  row('名称', firm.name);
  row('类型', firm.type);
  row('住所', firm.seat.region + firm.seat.detail);
  row('法定代表人', firm.legalPerson);
  row('注册资本', firm.capital);
  row('成立日期', inChinese(firm.founded));
  row('营业期限', firm.until === '长期' ? `${inChinese(firm.founded)}至长期` : `${inChinese(firm.founded)}至${inChinese(firm.until)}`);
  row('经营范围', firm.scope);
  text(640, 1560, '登记机关', { size: 30 });
  stamp(960, 1540, '市场监督管理局');
  text(820, 1640, '2023  年  06  月  15  日', { size: 28 });
  return done('businessLicense', licenseTruth(firm, true));
}

/** 营业执照 as it is printed since 2019, lying: two columns. */
export function lyingLicense(clerk: Clerk): DrawnDocument {
  const firm = company(clerk);
  const { text, wrapped, stamp, raw, done } = paper(1754, 1240, { size: 27, font: clerk.one([serif, sans]), ground: '#fffdf6' });
  raw('<rect x="36" y="36" width="1682" height="1168" fill="none" stroke="#caa85a" stroke-width="12"/>');
  raw('<rect x="1440" y="150" width="150" height="150" fill="none" stroke="#222" stroke-width="4"/>');
  text(877, 260, '营业执照', { size: 88, bold: true, middle: true, spacing: 30 });
  text(120, 200, '统一社会信用代码', { size: 26 });
  text(120, 240, firm.code, { size: 30, bold: true });
  const spaced = (label: string) => (label.length === 2 ? `${label[0]}      ${label[1]}` : label);
  const column = (left: number, within: number, rows: [string, string][]) => {
    let y = 420;
    for (const [label, value] of rows) {
      text(left, y, spaced(label));
      y = Math.max(y + 66, wrapped(left + widthOf('法定代表人', 27) + 34, y, value, within) + 22);
    }
  };
  const hasTerm = clerk.chance(0.5);
  column(130, 560, [
    ['名称', firm.name],
    ['类型', firm.type],
    ['法定代表人', firm.legalPerson],
    ['经营范围', firm.scope],
  ]);
  column(930, 520, [
    ['注册资本', firm.capital],
    ['成立日期', inChinese(firm.founded)],
    ...(hasTerm
      ? [['营业期限', firm.until === '长期' ? '长期' : `${inChinese(firm.founded)} 至 ${inChinese(firm.until)}`] as [string, string]]
      : []),
    ['住所', firm.seat.region + firm.seat.detail],
  ]);
  text(930, 1060, '登记机关', { size: 30 });
  stamp(1330, 1010, '市场监督管理局');
  text(1180, 1120, '2022 年 03 月 08 日', { size: 26 });
  text(120, 1180, '国家企业信用信息公示系统网址：http://www.gsxt.gov.cn', { size: 18 });
  const { termFrom, ...truth } = licenseTruth(firm, hasTerm) as Record<string, string>;
  return done('businessLicense', firm.until !== '长期' && hasTerm ? { ...truth, termFrom: termFrom! } : truth);
}

/** 开户许可证: sentences and labels, red. */
export function openingPermit(clerk: Clerk): DrawnDocument {
  const firm = company(clerk);
  const approval = `J${digits(clerk, 13)}`;
  const { text, stamp, raw, done } = paper(1500, 1060, { size: 30, font: serif, ground: '#fff6f4' });
  raw('<rect x="50" y="50" width="1400" height="960" fill="none" stroke="#c33" stroke-width="8"/>');
  text(750, 190, '开户许可证', { size: 76, bold: true, middle: true, spacing: 20, fill: '#a11' });
  text(150, 290, `核准号：${approval}`);
  text(980, 290, `编号：${digits(clerk, 4)}-${digits(clerk, 8)}`);
  text(210, 400, `经审核，${firm.name}`);
  text(150, 465, '符合开户条件，准予开立基本存款账户。');
  text(150, 570, `法定代表人（单位负责人）  ${firm.legalPerson}`);
  text(150, 640, `开户银行  ${firm.bank}`);
  text(150, 710, `账    号  ${firm.account}`);
  text(880, 830, '发证机关（盖章）');
  stamp(1090, 850, '中国人民银行');
  text(960, 930, inChinese('2016-05-18', false));
  return done('bankLicense', {
    ...{ name: firm.name, bank: firm.bank, accountNumber: firm.account, approvalNumber: approval, legalPerson: firm.legalPerson },
  });
}

/** 基本存款账户信息: a printed list. */
export function accountInformation(clerk: Clerk): DrawnDocument {
  const firm = company(clerk);
  const approval = `J${digits(clerk, 13)}`;
  const { text, stamp, raw, done } = paper(1240, 900, { size: 30, font: clerk.one([sans, serif]) });
  text(620, 150, '基本存款账户信息', { size: 54, bold: true, middle: true });
  const colon = clerk.one(['：', ':', '']);
  const rows: [string, string][] = [
    ['账户名称', firm.name],
    ['账户号码', clerk.chance(0.5) ? firm.account : firm.account.replace(/(\d{4})(?=\d)/g, '$1 ')],
    ['开户银行', firm.bank],
    ['法定代表人', firm.legalPerson],
    ['基本存款账户编号', approval],
  ];
  const isRuled = clerk.chance(0.5);
  for (const [at, [label, value]] of rows.entries()) {
    const y = 270 + at * 82;
    text(140, y, label + colon);
    text(470, y, value);
    if (isRuled)
      raw(
        `<path d="M110 ${y - 50}H1130M110 ${y + 32}H1130M440 ${y - 50}V${y + 32}M110 ${y - 50}V${y + 32}M1130 ${y - 50}V${y + 32}" stroke="#333" stroke-width="2"/>`,
      );
  }
  stamp(930, 760, '业务专用章');
  text(720, 820, inChinese('2021-11-03', false), { size: 26 });
  return done('bankLicense', {
    ...{ name: firm.name, bank: firm.bank, accountNumber: firm.account, approvalNumber: approval, legalPerson: firm.legalPerson },
  });
}
