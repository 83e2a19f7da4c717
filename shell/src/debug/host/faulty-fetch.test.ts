import { beforeEach, expect, jest, test } from '@jest/globals';
import type { LogEntry } from '../debug-log.ts';
import { type DebugSettings, type Fault, noFault } from '../debug-settings.ts';
import { faultyFetch } from './faulty-fetch.ts';

// Node has the real Request and Response, which jsdom lacks; of a window only what is used stands here.
const entries: LogEntry[] = [];
Object.assign(globalThis, {
  location: { origin: 'http://mall.example' },
  window: { parent: { postMessage: ({ mallDebug }: { mallDebug: LogEntry }) => entries.push(mallDebug) } },
});
const real = jest.fn(async (request: Request) =>
  Response.json({ code: 0, body: request.headers.get('x-debug-session') }, { headers: { 'x-request-id': 'r-1' } }),
);
const at = (path: string) => `${location.origin}${path}`;
const fetchWith = (fault: Partial<Fault>, who: DebugSettings['who'] = 'own') =>
  faultyFetch(real as unknown as typeof fetch, () => ({ who, region: undefined, fault: { ...noFault, isOn: true, ...fault } }));

beforeEach(() => {
  entries.length = 0;
  real.mockClear();
});

test('a call is logged with status, time and request id, and goes out as the chosen visitor', async () => {
  const answer = await fetchWith({ isOn: false }, 'visitor')(at('/api/search/HasSku'), { method: 'POST', body: '{}' });
  expect(await answer.json()).toMatchObject({ body: 'visitor' });
  expect(entries).toEqual([
    expect.objectContaining({ kind: 'call', method: 'POST', path: '/api/search/HasSku', status: 200, requestId: 'r-1' }),
  ]);
});

test('each fault is what the SDK would meet, and nothing reaches the server', async () => {
  expect((await fetchWith({ kind: 'http-500' })(at('/api/x'))).status).toBe(500);
  expect(await (await fetchWith({ kind: 'refused' })(at('/api/x'))).json()).toMatchObject({ reason: 'SERVICE_UNAVAILABLE' });
  expect(await (await fetchWith({ kind: 'nonsense' })(at('/api/x'))).text()).toContain('<html>');
  await expect(fetchWith({ kind: 'offline' })(at('/api/x'))).rejects.toThrow('Failed to fetch');
  expect(real).not.toHaveBeenCalled();
  expect(entries.map((entry) => entry.kind === 'call' && [entry.status, entry.fault])).toEqual([
    [500, 'http-500'],
    [200, 'refused'],
    [200, 'nonsense'],
    [0, 'offline'],
  ]);
});

test('only calls whose path contains the pattern are hit', async () => {
  const faulty = fetchWith({ kind: 'http-404', pattern: 'hassku' });
  expect((await faulty(at('/api/search/HasSku'))).status).toBe(404);
  expect((await faulty(at('/api/cart/GetCart'))).status).toBe(200);
});

test('a slow call answers late, and one that never answers ends when it is given up', async () => {
  const started = performance.now();
  await fetchWith({ kind: 'slow', delayMs: 60 })(at('/api/x'));
  expect(performance.now() - started).toBeGreaterThan(50);
  const timeout = new AbortController();
  const hanging = fetchWith({ kind: 'timeout' })(at('/api/x'), { signal: timeout.signal });
  timeout.abort(new DOMException('late', 'TimeoutError'));
  await expect(hanging).rejects.toThrow('late');
});
