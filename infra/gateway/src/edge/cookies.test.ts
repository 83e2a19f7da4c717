import { expect, test } from '@jest/globals';
import { deviceCookie, deviceOf, endedSessionCookies, parseCookies, sessionCookies, simulatedSessionCookies } from './cookies.ts';

/** What a browser keeps after these `Set-Cookie` lines. */
const keep = (before: Record<string, string>, lines: readonly string[]) => {
  const kept = { ...before };
  for (const line of lines) {
    const [name, value] = Object.entries(parseCookies(line.split(';')[0]))[0]!;
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
  for (const line of lines.filter((one) => one.startsWith('token'))) expect(line).toContain('; HttpOnly');
  const inside = keep(own, lines);
  expect(keep(inside, sessionCookies('new', 8, true, inside))).toEqual({ token: 'new', uuid: '8' });
});

test('a browser keeps its name, one without gets one that holds for the whole request, and no script reads it', () => {
  const stranger = { headers: {} };
  const name = deviceOf(stranger);
  expect(name).toMatch(/^[\w-]{32}$/);
  expect(deviceOf(stranger)).toBe(name);
  expect(deviceOf({ headers: {} })).not.toBe(name);
  const line = deviceCookie(name, true);
  expect(line).toContain('; HttpOnly');
  expect(deviceOf({ headers: { cookie: line.split(';')[0]! } })).toBe(name);
  expect(deviceOf({ headers: { cookie: 'device=short' } })).not.toBe('short');
});

test('what no header can carry is nobody’s session, and the region keeps its words', () => {
  expect(parseCookies('token=%E4%B8%AD; staff=a%0d%0ab; uuid=7; broken=%zz; region=%7B%22label%22%3A%22上海%22%7D')).toEqual({
    uuid: '7',
    region: '{"label":"上海"}',
  });
});
