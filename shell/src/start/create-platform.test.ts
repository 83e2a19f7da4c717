/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { PageSnapshot } from '@mall/mf-kit/manifest';
import { specialRegion } from '../location/special-region.ts';
import { askedAgreements } from '../session/agreements/asked-agreements.ts';
import { leave } from '../session/login/finish-login.ts';
import { createPlatform } from './create-platform.ts';

const realFetch = globalThis.fetch;
const sent: Record<string, string>[] = [];
let answer: object = {};
const setCookie = (text: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the edge sets them
  document.cookie = text;
};
const page = { areas: [], region: { stateProvinceId: 10019, cityId: 0, districtId: 0, label: '广东' } } as unknown as PageSnapshot;

/** What the edge does with the logout of a simulated session. */
const loggedOut = () => {
  setCookie('uuid=9; Path=/');
  return { ok: true, status: 200, headers: new Headers(), text: async () => JSON.stringify({ code: 0, message: '', body: true }) };
};

beforeEach(() => {
  sent.length = 0;
  answer = { code: 0, message: '', body: { isValid: true, kpId: 7 } };
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    if (url.endsWith('/LoginOut')) return loggedOut();
    sent.push(init.headers as Record<string, string>);
    return { ok: true, status: 200, headers: new Headers(), text: async () => JSON.stringify(answer) };
  }) as unknown as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
  specialRegion.set(0);
  for (const name of ['operatorId', 'uuid', 'info']) setCookie(`${name}=; Max-Age=0; Path=/`);
});

test('every call names the region, a special one before the buyer’s own', async () => {
  const { sdk, region } = createPlatform(page);
  await sdk.account.validate();
  region.set({ ...region.get(), stateProvinceId: 10001 });
  await sdk.account.validate();
  specialRegion.set(10010);
  await sdk.account.validate();
  expect(sent.map((headers) => headers.region)).toEqual(['10019', '10001', '10010']);
});

test('an operator in a customer’s account is named with every call, and nobody else is', async () => {
  const { sdk } = createPlatform(page);
  await sdk.account.validate();
  setCookie('operatorId=3; Path=/');
  await sdk.account.validate();
  setCookie('operatorId=<b>; Path=/');
  await sdk.account.validate();
  expect(sent.map((headers) => headers.operatorid)).toEqual([undefined, '3', undefined]);
});

test('what has to be agreed to before a write goes on is asked for, but not by staff in the account, nor of who logs in', async () => {
  const agreements = [{ type: 0, version: 2, title: '用户注册协议', change: '', publishedAt: '', acceptedVersion: 1 }];
  answer = { code: 51504, message: '请先阅读并同意相关协议', reason: 'AGREEMENT_NOT_ACCEPTED', details: { agreements }, body: null };
  setCookie('uuid=7; Path=/');
  const { sdk } = createPlatform(page);
  const order = () => sdk.payment.payByUseCreditBalance({ orderId: '1' }).catch(() => {});
  await sdk.account.loginByCode({ userName: '', mobileCode: '' }).catch(() => {});
  setCookie('operatorId=3; Path=/');
  await order();
  expect(askedAgreements.get()).toEqual([]);
  setCookie('operatorId=; Max-Age=0; Path=/');
  await order();
  expect(askedAgreements.get()).toEqual(agreements);
  askedAgreements.set([]);
});

test('a call that finds the session ended ends it here too, once, and tells the areas', async () => {
  setCookie('uuid=7; Path=/');
  const { sdk, session, bus } = createPlatform(page);
  const heard: unknown[] = [];
  bus.on('session:signed-out', (event) => heard.push(event));
  expect(session.get()).toMatchObject({ signedIn: true, validated: false });
  answer = { code: 401, message: '未授权，请登录', body: null, reason: 'NOT_SIGNED_IN' };
  const calls = [sdk.account.getCustomerInfo(), sdk.account.getCustomerInfo()];
  for (const call of calls) await expect(call).rejects.toMatchObject({ message: '未授权，请登录' });
  expect(session.get().signedIn).toBe(false);
  expect(document.cookie).not.toContain('uuid');
  expect(heard).toEqual([{ reason: 'expired' }]);
});

test('an operator whose simulated session ran out meanwhile is who they were', async () => {
  const reloaded = jest.fn<() => void>();
  Object.assign(leave, { reload: reloaded });
  setCookie('uuid=7; Path=/');
  setCookie('operatorId=3; Path=/');
  const { sdk, session, bus } = createPlatform(page);
  const ended = new Promise((resolve) => bus.on('session:signed-out', resolve));
  answer = { code: 401, message: '', body: null, reason: 'NOT_SIGNED_IN' };
  await Promise.allSettled([sdk.account.getCustomerInfo(), sdk.account.getCustomerInfo()]);
  expect(await ended).toEqual({ reason: 'logout' });
  expect(document.cookie).toBe('uuid=9');
  expect(session.get().signedIn).toBe(false);
  expect(reloaded).toHaveBeenCalledTimes(1);
});

test('another page begins at its top, also in the place of the one before; what only the address says otherwise moves nobody', () => {
  const { navigate } = createPlatform(page);
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  history.replaceState(null, '', '/checkout/myconfirm');
  navigate('/checkout/mycompleted/o-1', { replace: true });
  expect(scrolled).toHaveBeenCalledTimes(1);
  navigate('/checkout/mycompleted/o-1?outcome=failed', { replace: true });
  expect(scrolled).toHaveBeenCalledTimes(1);
  scrolled.mockRestore();
});
