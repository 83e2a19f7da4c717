import { expect, test } from '@jest/globals';
import { visitor } from '@mall/mf-kit';
import type { MenuEntry } from '@mall/mf-kit/manifest';
import { menuGroups } from './menu-groups.ts';

const buyer = { ...visitor, signedIn: true, hasShowBalancePayment: true };
const credit = {
  isCertifieCompany: true,
  isMenuOpen: false,
  isCertified: false,
  isCreditCompany: true,
  isCreditOpen: true,
  customerCreditLaunchFaceIdInfo: { faceidUrl: '', state: 'none' as const, message: '', expiresAt: '' },
  customerCreditData: { creditApplyWorkflowId: 4, creditStatus: 25 },
};
const entry = (group: MenuEntry['group'], order: number, name: string, when?: MenuEntry['when']): MenuEntry => ({
  group,
  order,
  name,
  path: `/customer/${name}`,
  ...(when ? { when } : {}),
});
// As areas come: by their names, not by the menu's order.
const entries = [
  entry('账期管理', 10, '信息管理', 'has-applied-for-credit'),
  entry('账期管理', 20, '额度管理', 'has-credit'),
  entry('账户信息', 10, '预付款管理', 'shows-balance'),
  entry('交易中心', 20, '企业订单'),
  entry('交易中心', 10, '企业询价'),
  entry('账户管理', 30, '安全设置', 'may-secure'),
  entry('账户管理', 10, '企业中心'),
];
const names = (session: typeof buyer, info?: typeof credit) =>
  menuGroups(entries, session, info).flatMap((group) => group.entries.map(({ name }) => name));

test('groups and entries stand in their order, whichever area they come from', () => {
  expect(
    menuGroups(entries, { ...buyer, isManager: true }, credit).map(({ name, entries: own }) => [name, own.map((one) => one.name)]),
  ).toEqual([
    ['账户管理', ['企业中心', '安全设置']],
    ['交易中心', ['企业询价', '企业订单']],
    ['账户信息', ['预付款管理']],
    ['账期管理', ['信息管理', '额度管理']],
  ]);
});

test('security settings are for who is authorised, manages, or can be certified', () => {
  expect(names(buyer)).not.toContain('安全设置');
  expect(names({ ...buyer, isManager: true })).toContain('安全设置');
  expect(names({ ...buyer, enableAuthorized: true })).toContain('安全设置');
  expect(names(buyer, { ...credit, isMenuOpen: true })).not.toContain('安全设置');
});

test('the credit group shows what applies, and nothing to a company without credit', () => {
  expect(names(buyer, credit).slice(-2)).toEqual(['信息管理', '额度管理']);
  expect(menuGroups(entries, buyer, undefined).map(({ name }) => name)).not.toContain('账期管理');
  const saved = { ...credit, isCreditOpen: false, customerCreditData: { creditApplyWorkflowId: 4, creditStatus: 0 } };
  expect(names(buyer, saved)).not.toContain('信息管理');
});

test('prepaid money can be hidden, and with it its group', () => {
  expect(names({ ...buyer, hasShowBalancePayment: false })).not.toContain('预付款管理');
});
