import { expect, test } from '@jest/globals';
import { isBankAccount, isCreditCode, isIdNumber } from '../account/index.ts';
import { creditStatuses } from '../credit/index.ts';
import {
  applicationFields,
  applicationSections,
  type CreditStep,
  creditSteps,
  creditStepTo,
  fieldsOf,
  limitFenOf,
  maskedValue,
  maskSecret,
  mayApproveLimit,
  mismatchFaults,
  missingFaults,
  tidyValue,
  typedFaults,
} from './index.ts';

const today = '2026-11-23';

test('a licence number, an ID number and a card number with one sign changed are none (rule credit-application 4)', () => {
  const codes = '0123456789ABCDEFGHJKLMNPQRTUWXY';
  expect(isCreditCode('91350100M000100Y43')).toBe(true);
  for (let at = 0; at < 18; at += 1) {
    const was = '91350100M000100Y43';
    const other = codes[(codes.indexOf(was[at]!) + 1) % 31]!;
    expect(isCreditCode(was.slice(0, at) + other + was.slice(at + 1))).toBe(false);
  }
  expect(isIdNumber('11010519491231002X', today)).toBe(true);
  for (const forged of ['110105194912310021', '11010519491331002X', '99010519491231002X', '11010519491231002x', '11010520491231002X'])
    expect(isIdNumber(forged, today)).toBe(false);
  expect(['6228480402564890018', '6228480402564890019', '1001234509200500123', '11111111', '1234'].map(isBankAccount)).toEqual([
    true,
    false,
    true,
    false,
    false,
  ]);
});

test('only what is typed is checked while one fills in; what lacks is said before it is submitted', () => {
  expect(typedFaults('licence', { creditCode: '91350100M000100Y44' }, today)).toEqual([
    { section: 'licence', field: 'creditCode', words: '统一社会信用代码不正确，请对照营业执照核对' },
  ]);
  expect(typedFaults('licence', {}, today)).toEqual([]);
  expect(missingFaults('limit', { purpose: '备件' })).toEqual([{ section: 'limit', field: 'requestedLimit', words: '请填写申请额度' }]);
  expect(missingFaults('contact', { contactName: '王', contactPhone: '13800138000', contactEmail: 'a@b.cn' })).toEqual([]);
  expect(mismatchFaults({ companyName: '甲公司', licenceName: '乙公司', accountName: '甲公司' })).toMatchObject([{ field: 'licenceName' }]);
});

test.each([
  ['idUntil', '长期', ''],
  ['idUntil', '2020-01-01', '证件已过期，请更换有效证件'],
  ['idUntil', '2030-02-30', '请填写日期，如2035-06-18，或填“长期”'],
] as const)('%s %s: %s', (field, value, words) => {
  expect(typedFaults('legalPerson', { [field]: value }, today)[0]?.words ?? '').toBe(words);
});

test('a day that was not, a limit out of bounds, a choice that nobody offered', () => {
  expect(typedFaults('licence', { establishedOn: '2026-12-01' }, today)).toMatchObject([{ words: '日期不能晚于今天' }]);
  expect([limitFenOf('50,000'), limitFenOf('¥0.5'), limitFenOf('1e9'), limitFenOf('')]).toEqual([5_000_000, 50, undefined, undefined]);
  expect(typedFaults('limit', { requestedLimit: '20000000' }, today)).toMatchObject([{ words: '额度在¥1.00至¥10,000,000.00之间' }]);
  expect(typedFaults('company', { companyKind: '王国' }, today)).toMatchObject([{ words: '请选择企业类型' }]);
});

test('what identifies a person is masked; spaces of numbers and small letters of codes are tidied', () => {
  const { legalPerson, bank, contact, licence } = applicationFields;
  expect(maskSecret(legalPerson.idNumber, '11010519491231002X')).toBe('1101**********002X');
  expect(maskSecret(bank.accountNumber, '1001234509200500123')).toBe('**** **** 0123');
  expect(maskedValue('contactPhone', contact.contactPhone, '13800138000')).toBe('138****8000');
  expect(maskedValue('contactEmail', contact.contactEmail, 'caiwu@qiheng.example')).toBe('c***@qiheng.example');
  expect(maskedValue('legalName', legalPerson.legalName, '王建国')).toBe('王**');
  expect(tidyValue(licence.creditCode, ' 91350100m000100y43 ')).toBe('91350100M000100Y43');
  expect(tidyValue(bank.accountNumber, '1001 2345 0920 0500 123')).toBe('1001234509200500123');
});

test('every field stands in one part, and every step leads where the table says (rule credit 1)', () => {
  const names = applicationSections.flatMap((section) => fieldsOf(section).map(([name]) => name));
  expect(new Set(names).size).toBe(names.length);
  const led = (Object.keys(creditSteps) as CreditStep[]).map((step) => [
    step,
    creditStatuses.flatMap((status) => (creditStepTo(status, step) ? [`${status}>${creditStepTo(status, step)}`] : [])).join(' '),
  ]);
  expect(Object.fromEntries(led)).toEqual({
    save: 'none>saved saved>saved rejected>saved',
    submit: 'saved>inReview',
    askBack: 'inReview>saved',
    reject: 'inReview>rejected',
    propose: 'inReview>inReview approved>approved enabled>enabled',
    approve: 'inReview>approved',
    changeLimit: 'approved>approved enabled>enabled',
    sign: 'approved>approved',
    enable: 'approved>enabled',
    freeze: 'enabled>frozen overdue>frozen',
    unfreeze: 'frozen>enabled',
    close: 'enabled>closed frozen>closed',
  });
});

test('nobody approves what they proposed or asked for themselves (rule credit-application 12)', () => {
  expect(mayApproveLimit('operator:2', 'operator:1')).toBe(true);
  expect(mayApproveLimit('operator:1', 'operator:1')).toBe(false);
  expect(mayApproveLimit('', 'operator:1')).toBe(false);
});
