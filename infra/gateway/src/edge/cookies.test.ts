import { expect, test } from '@jest/globals';
import { cookiesOf } from './bound-cookies.ts';
import { deviceCookie, deviceOf, endedSessionCookies, sessionCookies, simulatedSessionCookies } from './cookies.ts';

const over = (protocol: string) => (cookie?: string) => ({ protocol, headers: cookie === undefined ? {} : { cookie } });
const [plainly, safely] = [over('http'), over('https')];

/** What a browser keeps after these `Set-Cookie` lines. */
const keep = (before: Record<string, string>, lines: readonly string[]) => {
  const kept = { ...before };
  for (const line of lines) {
    const [name, value] = Object.entries(cookiesOf(safely(line.split(';')[0])))[0]!;
    if (/Max-Age=0(;|$)/.test(line)) delete kept[name];
    else kept[name] = value;
  }
  return kept;
};

test('an operator who leaves a customer’s account is the user they were before', () => {
  const own = keep({ region: '{}' }, sessionCookies('own-token', 7, true));
  const inside = keep(own, simulatedSessionCookies({ token: 'customer-token', kpId: 9, operatorId: 3 }, true, own));
  expect(inside).toMatchObject({ token: 'customer-token', uuid: '9', operatorId: '3' });
  // From one customer straight to the next: it is still the first user who comes back.
  const next = keep(inside, simulatedSessionCookies({ token: 'next-token', kpId: 10, operatorId: 3 }, true, inside));
  expect(keep(next, endedSessionCookies(true, next))).toEqual(own);
});

test('an operator who was nobody before is nobody again, and a buyer’s logout leaves nothing', () => {
  const inside = keep({}, simulatedSessionCookies({ token: 't', kpId: 9, operatorId: 3 }, true, {}));
  expect(keep(inside, endedSessionCookies(true, inside))).toEqual({});
  const buyer = keep({}, sessionCookies('t', 9, true));
  expect(keep(buyer, endedSessionCookies(true, buyer))).toEqual({});
});

test('a buyer’s own login in the same browser ends the simulation, and no script reads a token', () => {
  const own = { token: 'own', uuid: '7' };
  const lines = simulatedSessionCookies({ token: 't', kpId: 9, operatorId: 3 }, true, own);
  const tokens = lines.filter((one) => one.startsWith('__Host-token'));
  expect(tokens).toHaveLength(2);
  for (const line of tokens) expect(line).toContain('; HttpOnly');
  const inside = keep(own, lines);
  expect(keep(inside, sessionCookies('new', 8, true, inside))).toEqual({ token: 'new', uuid: '8' });
});

test('a browser keeps its name, one without gets one that holds for the whole request, and no script reads it', () => {
  const stranger = safely();
  const name = deviceOf(stranger);
  expect(name).toMatch(/^[\w-]{32}$/);
  expect(deviceOf(stranger)).toBe(name);
  expect(deviceOf(safely())).not.toBe(name);
  const line = deviceCookie(name, true);
  expect(line).toContain('; HttpOnly');
  expect(deviceOf(safely(line.split(';')[0]))).toBe(name);
  expect(deviceOf(plainly('device=short'))).not.toBe('short');
});

test('what no header can carry is nobody’s session, and the region keeps its words', () => {
  expect(cookiesOf(plainly('token=%E4%B8%AD; staff=a%0d%0ab; uuid=7; broken=%zz; region=%7B%22label%22%3A%22上海%22%7D'))).toEqual({
    uuid: '7',
    region: '{"label":"上海"}',
  });
});

test('over https a session is bound to this host: what a neighbouring site or a plain answer can set is none', () => {
  for (const line of [...sessionCookies('t', 9, true), deviceCookie('d'.repeat(32), true)].filter((one) => one.includes('HttpOnly')))
    expect(line).toMatch(/^__Host-[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  const planted = 'token=evil; __Secure-token=evil; token-own=evil; device=evil; operator=evil; staff=evil; __Host-staff=evil; mf=evil';
  expect(cookiesOf(safely(`${planted}; uuid=7; region=x; closed=a`))).toEqual({ uuid: '7', region: 'x', closed: 'a' });
  expect(cookiesOf(safely(`${planted}; __Host-token=own; __Secure-staff=own`))).toEqual({ token: 'own', staff: 'own' });
  expect(cookiesOf(plainly('token=own; __Host-token=x'))).toEqual({ token: 'own', '__Host-token': 'x' });
});
