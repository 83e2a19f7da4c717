import { createHash, createSign, generateKeyPairSync } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { textToSign } from './signature.ts';
import { readUnionPaySettings, unionPay } from './union-pay.ts';

const keys = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
const [ours, theirs] = [keys(), keys()];
const settings = {
  gateway: 'https://gateway.example.com/api',
  files: 'https://files.example.com/',
  merchantId: '777290058110048',
  certId: '68759663125',
  privateKey: ours.privateKey,
  providerCertificate: theirs.publicKey,
  publicUrl: 'https://mall.example.com',
};
const signedBy = (privateKey: string, fields: Record<string, string>) => ({
  ...fields,
  signature: createSign('RSA-SHA256')
    .update(createHash('sha256').update(textToSign(fields)).digest('hex'))
    .sign(privateKey, 'base64'),
});
const posted = (fields: Record<string, string>) => ({ headers: {}, body: new URLSearchParams(fields).toString() });
const notice = {
  merId: settings.merchantId,
  txnType: '01',
  orderId: 'charge1',
  txnAmt: '1000',
  respCode: '00',
  queryId: '202611201234',
};
const charge = {
  chargeId: 'charge1',
  label: '订单号',
  number: 'SO20261120-000001',
  returnPath: '/checkout/mycompleted/order1',
  amount: 1000,
  channel: 'card',
  createdAt: '2026-11-20T16:00:05.000Z',
  expiresAt: '2026-11-20T16:30:05.000Z',
};

test('a buyer is sent on with a form that union pay can check, in Shanghai’s time', async () => {
  const { html, formActions } = await unionPay(settings).page(charge);
  expect(formActions).toEqual(['https://gateway.example.com']);
  const fields = Object.fromEntries(
    [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value!.replaceAll('&#39;', "'")]),
  );
  expect(fields).toMatchObject({
    txnAmt: '1000',
    orderId: 'charge1',
    txnTime: '20261121000005',
    backUrl: 'https://mall.example.com/api/unionPay/notify',
  });
  // Read by somebody who holds our public key, as union pay does.
  const reader = unionPay({ ...settings, providerCertificate: ours.publicKey });
  expect(reader.read(posted(fields as Record<string, string>))).toMatchObject({ isSigned: true });
});

test('only union pay’s own notices to this merchant are believed', () => {
  const provider = unionPay(settings);
  expect(provider.read(posted(signedBy(theirs.privateKey, notice)))).toMatchObject({
    isSigned: true,
    nonce: '',
    notice: { chargeId: 'charge1', amount: 1000, outcome: 'paid', transactionId: '202611201234' },
  });
  expect(provider.read(posted(signedBy(theirs.privateKey, { ...notice, respCode: '05' })))).toMatchObject({
    notice: { outcome: 'failed' },
  });
  expect(provider.read(posted(signedBy(ours.privateKey, notice)))).toEqual({ isSigned: false });
  expect(provider.read(posted({ ...signedBy(theirs.privateKey, notice), txnAmt: '1' }))).toEqual({ isSigned: false });
  expect(provider.read(posted(signedBy(theirs.privateKey, { ...notice, merId: 'another' })))).toEqual({ isSigned: false });
  expect(provider.read(posted({}))).toEqual({ isSigned: false });
});

test('a refund names the payment it gives back, and one that is not taken is an error', async () => {
  const sent: URLSearchParams[] = [];
  const answering = (respCode: string) =>
    (async (_url: unknown, init?: { body?: unknown }) => {
      sent.push(init?.body as URLSearchParams);
      const fields = signedBy(theirs.privateKey, { merId: settings.merchantId, respCode });
      return new Response(
        Object.entries(fields)
          .map(([name, value]) => `${name}=${value}`)
          .join('&'),
      );
    }) as typeof fetch;
  await unionPay(settings, answering('00')).refund({ refundId: 'r1', transactionId: '202611201234', amount: 1000, paid: 1000 });
  expect(Object.fromEntries(sent[0]!)).toMatchObject({ txnType: '04', orderId: 'r1', origQryId: '202611201234', txnAmt: '1000' });
  await expect(unionPay(settings, answering('12')).refund({ refundId: 'r2', transactionId: 'x', amount: 1, paid: 1 })).rejects.toThrow(
    'r2',
  );
});

test('what is missing for the real one is named', () => {
  expect(() => readUnionPaySettings({ UNIONPAY_CERT_ID: '1' })).toThrow(/UNIONPAY_MERCHANT_ID, UNIONPAY_PRIVATE_KEY/);
});
