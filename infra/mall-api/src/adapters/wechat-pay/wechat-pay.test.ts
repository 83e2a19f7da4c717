import { createHash, createVerify, generateKeyPairSync } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { readWechatBill } from './wechat-bill.ts';
import { wechatPay } from './wechat-pay.ts';
import { seal, signLines } from './wechat-signature.ts';

const keys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const [ours, theirs] = [keys(), keys()];
const pem = (key: (typeof ours)['privateKey']) => String(key.export({ type: key.type === 'private' ? 'pkcs8' : 'spki', format: 'pem' }));
const settings = {
  gateway: 'https://api.example.com',
  appId: 'wx8888888888888888',
  merchantId: '1900007291',
  privateKey: pem(ours.privateKey),
  certSerial: 'SERIAL',
  providerKey: pem(theirs.publicKey),
  providerKeyId: 'PUB_KEY_ID_1',
  apiKey: 'k'.repeat(32),
  publicUrl: 'https://mall.example.com',
};
const charge = {
  ...{ chargeId: 'charge1', label: '订单号', number: 'SO20261120-000001', returnPath: '/checkout/mycompleted/o1', amount: 1000 },
  ...{ channel: 'qr', createdAt: '2026-11-20T16:00:05.000Z', expiresAt: '2026-11-20T16:30:05.000Z' },
};
const signed = (body: string, key = theirs.privateKey, nonce = 'n1', at = String(Math.floor(Date.now() / 1000))) => ({
  headers: {
    'wechatpay-timestamp': at,
    'wechatpay-nonce': nonce,
    'wechatpay-serial': settings.providerKeyId,
    'wechatpay-signature': signLines([at, nonce, body], key),
  },
  body,
});
/** WeChat Pay's side: keeps what was asked, and answers each in turn. */
function theOtherSide(...answers: { body: string; status?: number; isSigned?: boolean }[]) {
  const asked: { method: string; path: string; body: string; authorization: string }[] = [];
  const send = (async (url: string, init: { method: string; body?: string; headers: Record<string, string> }) => {
    const { pathname, search } = new URL(url);
    asked.push({ method: init.method, path: pathname + search, body: init.body ?? '', authorization: init.headers.authorization! });
    const { body, status = 200, isSigned = true } = answers.shift()!;
    return new Response(body, { status, headers: isSigned ? signed(body).headers : {} });
  }) as unknown as typeof fetch;
  return { asked, provider: wechatPay(settings, send) };
}

test('a QR code is asked for in the merchant’s name, signed so that WeChat Pay can check it', async () => {
  const { asked, provider } = theOtherSide({ body: '{"code_url":"weixin://wxpay/bizpayurl?pr=abc"}' });
  const { html, formActions } = await provider.page(charge);
  expect([html.includes('<svg'), html.includes('SO20261120-000001'), formActions]).toEqual([true, true, []]);
  const [{ method, path, body, authorization }] = asked as [(typeof asked)[number]];
  expect([method, path]).toEqual(['POST', '/v3/pay/transactions/native']);
  expect(JSON.parse(body)).toMatchObject({
    out_trade_no: 'charge1',
    amount: { total: 1000, currency: 'CNY' },
    time_expire: '2026-11-20T16:30:05+00:00',
    notify_url: 'https://mall.example.com/api/wechatPay/notify',
  });
  const fields = Object.fromEntries([...authorization.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
  const isOurs = createVerify('RSA-SHA256')
    .update(`POST\n${path}\n${fields.timestamp}\n${fields.nonce_str}\n${body}\n`)
    .verify(ours.publicKey, fields.signature!, 'base64');
  expect([isOurs, fields.mchid, fields.serial_no]).toEqual([true, settings.merchantId, 'SERIAL']);
});

test('an answer that WeChat Pay didn’t sign is not believed', async () => {
  const { provider } = theOtherSide({ body: '{"code_url":"weixin://evil"}', isSigned: false });
  await expect(async () => provider.page(charge)).rejects.toThrow('/v3/pay/transactions/native');
});

test('only WeChat Pay’s own notices to this merchant are believed', () => {
  const provider = wechatPay(settings);
  const told = {
    mchid: settings.merchantId,
    out_trade_no: 'charge1',
    transaction_id: '4200',
    trade_state: 'SUCCESS',
    amount: { total: 1000 },
  };
  const notice = (changes: object = {}, apiKey = settings.apiKey) =>
    JSON.stringify({ resource: seal({ ...told, ...changes }, apiKey, 'n'.repeat(12)) });
  expect(provider.read(signed(notice()))).toMatchObject({
    isSigned: true,
    nonce: 'n1',
    notice: { chargeId: 'charge1', amount: 1000, outcome: 'paid', transactionId: '4200' },
  });
  expect(provider.read(signed(notice({ trade_state: 'PAYERROR' })))).toMatchObject({ notice: { outcome: 'failed' } });
  expect(provider.read(signed(notice(), ours.privateKey))).toEqual({ isSigned: false });
  expect(provider.read({ ...signed(notice()), body: notice({ amount: { total: 1 } }) })).toEqual({ isSigned: false });
  expect(provider.read(signed(notice({ mchid: 'another' })))).toEqual({ isSigned: false });
  expect(provider.read(signed(notice({}, 'x'.repeat(32))))).toEqual({ isSigned: false });
  for (const body of ['', '{}', 'null', '{"resource":{}}']) expect(provider.read(signed(body))).toEqual({ isSigned: false });
  expect(provider.read({ headers: {}, body: '' })).toEqual({ isSigned: false });
});

test('a refund names the payment, how much of it, and what it was; one that is not taken is an error', async () => {
  const { asked, provider } = theOtherSide({ body: '{}' }, { body: '{"code":"NOT_ENOUGH"}', status: 403 });
  await provider.refund({ refundId: 'r1', transactionId: '4200', amount: 300, paid: 1000 });
  expect(JSON.parse(asked[0]!.body)).toEqual({
    ...{ transaction_id: '4200', out_refund_no: 'r1' },
    amount: { refund: 300, total: 1000, currency: 'CNY' },
  });
  await expect(provider.refund({ refundId: 'r2', transactionId: '4200', amount: 1, paid: 1 })).rejects.toThrow('NOT_ENOUGH');
});

const bill = `\uFEFF交易时间,公众账号ID,商户号,微信订单号,商户订单号,交易状态,应结订单金额,商户退款单号,退款金额,订单金额,申请退款金额
\`2026-11-21 10:00:00,\`wx8,\`1900007291,\`4200,\`charge1,\`SUCCESS,\`10.00,\`0,\`0.00,\`10.10,\`0.00
\`2026-11-21 11:00:00,\`wx8,\`1900007291,\`4200,\`charge1,\`REFUND,\`0.00,\`r1,\`0.29,\`0.00,\`0.29
总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额
\`2,\`10.00,\`0.29,\`0.00,\`0.00,\`10.10,\`0.29
`;

test('a bill is read to the fen: payments by WeChat’s number, refunds by ours', async () => {
  expect(readWechatBill(bill)).toEqual([
    { kind: 'payment', transactionId: '4200', reference: 'charge1', amount: 1010 },
    { kind: 'refund', transactionId: '4200', reference: 'r1', amount: 29 },
  ]);
  const named = (hash: string) => ({
    body: JSON.stringify({ download_url: 'https://api.example.com/v3/billdownload/file?token=t', hash_value: hash }),
  });
  const right = theOtherSide(named(createHash('sha1').update(bill).digest('hex')), { body: bill, isSigned: false });
  expect(await right.provider.statement('2026-11-21')).toHaveLength(2);
  expect(right.asked.map(({ path }) => path)).toEqual([
    '/v3/bill/tradebill?bill_date=2026-11-21&bill_type=ALL',
    '/v3/billdownload/file?token=t',
  ]);
  const wrong = theOtherSide(named('0'.repeat(40)), { body: bill, isSigned: false });
  await expect(wrong.provider.statement('2026-11-21')).rejects.toThrow('2026-11-21');
});
