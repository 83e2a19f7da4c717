/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { visitor } from '@mall/mf-kit';
import type { AreaRoute, PageSnapshot } from '@mall/mf-kit/manifest';
import { fakePlatform } from '@mall/testing';
import { guardExpired, guardedBy } from './guard.ts';

const route = (path: string, access: AreaRoute['access']): AreaRoute => ({ path, screen: path, access, layout: 'default' });
const page = {
  areas: [{ name: 'mf-x', routes: [route('/open', 'public'), route('/mycart', 'login'), route('/customer/loginAsCustomer', 'operator')] }],
} as unknown as PageSnapshot;
const at = (path: string) => new URL(path, 'http://mall');
const buyer = { ...visitor, signedIn: true };

test('a visitor is sent to the login page with the full path', () => {
  expect(guardedBy(page, visitor, at('/mycart?r=7'))).toBe('/login?redirect=%2Fmycart%3Fr%3D7');
});

test('a buyer is let in, and nobody is stopped at a public page or at one that does not exist', () => {
  expect(guardedBy(page, buyer, at('/mycart'))).toBeUndefined();
  expect(guardedBy(page, visitor, at('/open'))).toBeUndefined();
  expect(guardedBy(page, visitor, at('/nowhere'))).toBeUndefined();
});

test('an operator’s page is for operators, and for who brings a link that makes them one', () => {
  expect(guardedBy(page, buyer, at('/customer/loginAsCustomer'))).toBeDefined();
  expect(guardedBy(page, { ...buyer, operatorName: '李工' }, at('/customer/loginAsCustomer'))).toBeUndefined();
  expect(guardedBy(page, visitor, at('/customer/loginAsCustomer?link=once'))).toBeUndefined();
  expect(guardedBy(page, visitor, at('/mycart?link=once'))).toBeDefined();
});

test('a guard that nobody knows lets nobody in, and the page for errors names it', () => {
  const strange = { areas: [{ name: 'mf-x', routes: [route('/odd', 'vip' as AreaRoute['access'])] }] } as unknown as PageSnapshot;
  for (const session of [visitor, buyer])
    expect(guardedBy(strange, session, at('/odd'))).toBe('/error-500?message=Unknown%20middleware%20vip');
});

test('a session that ran out leaves a guarded page for the login, and no other page; a logout goes its own way', () => {
  const wentTo = (path: string, reason: 'logout' | 'expired') => {
    history.replaceState(null, '', path);
    const platform = fakePlatform({ session: { signedIn: false } });
    const stop = guardExpired(page, platform);
    platform.bus.emit('session:signed-out', { reason });
    stop();
    return platform.seen.navigations;
  };
  expect(wentTo('/mycart?r=7', 'expired')).toEqual(['/login?redirect=%2Fmycart%3Fr%3D7']);
  expect(wentTo('/open', 'expired')).toEqual([]);
  expect(wentTo('/mycart', 'logout')).toEqual([]);
});
