import { expect, test } from '@jest/globals';
import { type CallFailure, createSdk, type FinishedCall, isCallFailure } from './index.ts';

interface Sent {
  url: string;
  init: RequestInit;
}

/** A client whose API gives this answer; `sent` holds what it was asked. */
function answering(answer: unknown, { status = 200, timeout = 8000 } = {}) {
  const sent: Sent[] = [];
  const finished: FinishedCall[] = [];
  const sdk = createSdk({
    baseUrl: '',
    headers: () => ({ region: '10009', operatorid: '3' }),
    timeout,
    onCall: (call) => finished.push(call),
    fetch: (async (url: string, init: RequestInit) => {
      sent.push({ url, init });
      return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer), { status });
    }) as typeof fetch,
  });
  return { sdk, sent, finished };
}

/** A client whose API never answers. */
const silent = (timeout: number) =>
  createSdk({
    baseUrl: '',
    headers: () => ({}),
    timeout,
    fetch: ((_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal!.addEventListener('abort', () => reject(signal!.reason)))) as typeof fetch,
  });

test('every call says what kind of client asks, for which region and operator; code 0 gives the body', async () => {
  const { sdk, sent, finished } = answering({ code: 0, message: '', body: { isValid: true, kpId: 7 } });
  expect(await sdk.account.validate()).toEqual({ isValid: true, kpId: 7 });
  expect(sent[0]).toMatchObject({ url: '/api/customer/Validate', init: { method: 'POST', body: '{}' } });
  expect(sent[0]!.init.headers).toEqual({
    clienttype: '1',
    apiversion: '1.0.0',
    region: '10009',
    operatorid: '3',
    'content-type': 'application/json',
  });
  expect(finished).toEqual([expect.objectContaining({ name: 'account.validate', status: 200 })]);
});

test('what belongs into the path, the query and the body goes there, written so that it stays one value', async () => {
  const { sdk, sent } = answering({ code: 0, message: '', body: null });
  await sdk.product.searchSku({ sku: 'A/../B?x', r: 'a&b' } as never, { idempotencyKey: 'a-key-of-one-click' });
  expect(sent[0]!.url).toBe('/api/product/SearchSku/A%2F..%2FB%3Fx?r=a%26b');
  expect(sent[0]!.init.headers).toMatchObject({ 'idempotency-key': 'a-key-of-one-click' });
  await sdk.search.esInstantSearch({ keyword: '螺钉' });
  expect(sent[1]!.init).not.toHaveProperty('body');
});

test('an answer without a code is given as it is', async () => {
  expect(await answering([1, 2]).sdk.account.validate()).toEqual([1, 2]);
});

test('any other code raises its message, with what came along', async () => {
  const refused = { code: 50002, message: '密码错误', body: null, reason: 'LOGIN_PASSWORD_WRONG', details: { isCaptchaNeeded: true } };
  await expect(answering(refused).sdk.account.login({ username: '13800138000', password: 'x' })).rejects.toMatchObject({
    message: '密码错误',
    code: 50002,
    reason: 'LOGIN_PASSWORD_WRONG',
    details: { isCaptchaNeeded: true },
  });
});

test('the reason of a refusal tells what its details are', async () => {
  const refused = { code: 52002, message: '账期额度不足', body: null, reason: 'CREDIT_LIMIT_EXCEEDED', details: { shortfall: 250 } };
  const thrown: unknown = await answering(refused)
    .sdk.account.validate()
    .catch((error: unknown) => error);
  const inWords = ({ reason, details, message }: CallFailure): string => {
    if (reason === 'CREDIT_LIMIT_EXCEEDED') return `short of ${details.shortfall.toFixed()}`;
    if (reason === 'PAYMENT_PASSWORD_WRONG') return `${details.attemptsLeft.toFixed()} left`;
    // @ts-expect-error nothing is known of the others here
    return details.shortfall ?? message;
  };
  expect(isCallFailure(thrown) && inWords(thrown)).toBe('short of 250');
  expect(isCallFailure(new TypeError('a mistake'))).toBe(false);
});

test.each([
  [400, '请求错误'],
  [401, '未授权，请登录'],
  [403, '拒绝访问'],
  [404, '请求地址出错: /api/customer/Validate'],
  [408, '请求超时'],
  [500, '服务器内部错误'],
  [501, '服务未实现'],
  [502, '网关错误'],
  [503, '服务不可用'],
  [504, '网关超时'],
  [505, 'HTTP版本不受支持'],
])('status %i is said in its fixed words', async (status, message) => {
  await expect(answering('<html>', { status }).sdk.account.validate()).rejects.toMatchObject({ message, code: status });
  // The same where the mall itself refuses without words.
  await expect(answering({ code: status, message: '', body: null }, { status }).sdk.account.validate()).rejects.toMatchObject({ message });
});

test('nonsense is 服务器异常, and no answer says what became of it', async () => {
  await expect(answering('<html>').sdk.account.validate()).rejects.toMatchObject({ message: '服务器异常', reason: 'NONSENSE' });
  await expect(silent(20).account.validate()).rejects.toMatchObject({ message: '请求超时', code: 408, reason: 'TIMEOUT' });
  const leaving = new AbortController();
  const asked = silent(8000).account.validate({}, { signal: leaving.signal });
  leaving.abort();
  await expect(asked).rejects.toMatchObject({ message: 'Request aborted', reason: 'ABORTED' });
});

test('a file goes as a form, and the browser writes its type', async () => {
  const { sdk, sent } = answering({ code: 0, message: '', body: {} });
  const file = new File(['型号,数量'], '清单.csv');
  await sdk.file.uploadFile({ file });
  const { url, init } = sent[0]!;
  expect(url).toBe('/api/common/UploadFile');
  expect(((init.body as FormData).get('file') as File).name).toBe('清单.csv');
  expect(Object.keys(init.headers!)).not.toContain('content-type');
});
