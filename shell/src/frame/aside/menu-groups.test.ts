import { expect, test } from '@jest/globals';
import { visitor } from '@mall/mf-kit';
import { menuGroups } from './menu-groups.ts';

const buyer = { ...visitor, signedIn: true, hasShowBalancePayment: true };
const credit = {
  isCertifieCompany: true,
  isMenuOpen: false,
  isCertified: false,
  isCreditCompany: true,
  isCreditOpen: true,
  customerCreditLaunchFaceIdInfo: { faceidUrl: '' },
  customerCreditData: { creditApplyWorkflowId: 4, creditStatus: 25 },
};
const names = (...input: Parameters<typeof menuGroups>) => menuGroups(...input).flatMap(({ entries }) => entries.map(({ name }) => name));
const everything = () => true;

test('security settings are for who is authorised, manages, or can be certified', () => {
  expect(names(buyer, undefined, everything)).not.toContain('安全设置');
  expect(names({ ...buyer, isManager: true }, undefined, everything)).toContain('安全设置');
  expect(names({ ...buyer, enableAuthorized: true }, undefined, everything)).toContain('安全设置');
  expect(names(buyer, { ...credit, isMenuOpen: true }, everything)).toContain('安全设置');
});

test('the credit group shows what applies, and nothing to a company without credit', () => {
  expect(names(buyer, credit, everything).slice(-4)).toEqual(['信息管理', '额度管理', '账单管理', '合同管理']);
  expect(menuGroups(buyer, undefined, everything).map(({ name }) => name)).not.toContain('账期管理');
  expect(
    names(buyer, { ...credit, isCreditOpen: false, customerCreditData: { creditApplyWorkflowId: 4, creditStatus: 0 } }, everything),
  ).not.toContain('信息管理');
});

test('prepaid money can be hidden, and an entry no area serves is left out with its group', () => {
  expect(names({ ...buyer, hasShowBalancePayment: false }, undefined, everything)).not.toContain('预付款管理');
  expect(menuGroups(buyer, credit, (path) => path === '/customer/myorders')).toEqual([
    { name: '交易中心', entries: [{ name: '企业订单', path: '/customer/myorders' }] },
  ]);
});
