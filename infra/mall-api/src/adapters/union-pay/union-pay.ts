import { createHash, createPrivateKey, createPublicKey, createSign, createVerify, type KeyObject } from 'node:crypto';
import { moneyText } from '@mall/domain/money';
import { shanghaiClock } from '@mall/domain/time';
import { cashierHtml, escapeHtml } from '../payment/cashier-html.ts';
import { formFields } from '../payment/form-fields.ts';
import type { PaymentProvider } from '../payment/payment-provider.ts';
import { textToSign } from './signature.ts';
import { readStatementFile } from './statement-file.ts';

export interface UnionPaySettings {
  /** 'https://gateway.95516.com/gateway/api' */
  gateway: string;
  /** 'https://filedownload.95516.com/' */
  files: string;
  merchantId: string;
  certId: string;
  /** PEM texts: our private key, and the certificate union pay signs with. */
  privateKey: string;
  providerCertificate: string;
  /** Where buyers and union pay reach this mall: 'https://mall.example.com' */
  publicUrl: string;
}

const required = ['UNIONPAY_MERCHANT_ID', 'UNIONPAY_CERT_ID', 'UNIONPAY_PRIVATE_KEY', 'UNIONPAY_CERTIFICATE', 'MALL_URL'] as const;

/** Settings from the environment. @throws {Error} naming what is missing */
export function readUnionPaySettings(env: NodeJS.ProcessEnv): UnionPaySettings {
  const missing = required.filter((name) => !env[name]);
  if (missing.length > 0) throw new Error(`MALL_ADAPTERS=real needs ${missing.join(', ')}`);
  return {
    gateway: env.UNIONPAY_GATEWAY ?? 'https://gateway.95516.com/gateway/api',
    files: env.UNIONPAY_FILES ?? 'https://filedownload.95516.com/',
    merchantId: env.UNIONPAY_MERCHANT_ID!,
    certId: env.UNIONPAY_CERT_ID!,
    privateKey: env.UNIONPAY_PRIVATE_KEY!,
    providerCertificate: env.UNIONPAY_CERTIFICATE!,
    publicUrl: env.MALL_URL!.replace(/\/$/, ''),
  };
}

const pad = (value: number) => String(value).padStart(2, '0');
const transactionTime = (instant: string) => {
  const { year, month, day, hour, minute, second } = shanghaiClock(instant);
  return `${year}${pad(month)}${pad(day)}${pad(hour)}${pad(minute)}${pad(second)}`;
};

/** Version 5.1.0 signs the hexadecimal SHA-256 of the sorted fields, with RSA over SHA-256. */
const digest = (fields: Readonly<Record<string, string>>) => createHash('sha256').update(textToSign(fields), 'utf8').digest('hex');
const signed = (fields: Record<string, string>, key: KeyObject) => ({
  ...fields,
  signature: createSign('RSA-SHA256').update(digest(fields)).sign(key, 'base64'),
});

/** The real union pay: its gateway payment (frontTransReq), its notices and its refunds (backTransReq). */
export function unionPay(settings: UnionPaySettings, send: typeof fetch = fetch): PaymentProvider {
  const key = createPrivateKey(settings.privateKey);
  const provider = createPublicKey(settings.providerCertificate);
  const common = {
    version: '5.1.0',
    encoding: 'UTF-8',
    signMethod: '01',
    certId: settings.certId,
    merId: settings.merchantId,
    accessType: '0',
    channelType: '07',
    currencyCode: '156',
    backUrl: `${settings.publicUrl}/api/unionPay/notify`,
  };
  const isGenuine = (fields: Readonly<Record<string, string>>) =>
    fields.merId === settings.merchantId &&
    createVerify('RSA-SHA256')
      .update(digest(fields))
      .verify(provider, fields.signature ?? '', 'base64');
  /** @throws {Error} when union pay didn't answer, or it wasn't union pay that answered */
  const ask = async (address: string, fields: Record<string, string>) => {
    const response = await send(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' },
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(15_000),
    });
    const answer = readAnswer(await response.text());
    if (!response.ok || !isGenuine(answer)) throw new Error(`union pay answered ${response.status} ${answer.respCode ?? ''}`);
    return answer;
  };
  return {
    name: 'unionPay',
    page(charge, problem) {
      const fields = signed(
        {
          ...common,
          txnType: '01',
          txnSubType: '01',
          bizType: charge.channel === 'bank' ? '000202' : '000201',
          orderId: charge.chargeId,
          txnTime: transactionTime(charge.createdAt),
          txnAmt: String(charge.amount),
          frontUrl: `${settings.publicUrl}${charge.returnPath}`,
        },
        key,
      );
      const inputs = Object.entries(fields).map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`);
      return {
        formActions: [new URL(settings.gateway).origin],
        html: cashierHtml(
          '前往银联支付',
          `<h1>前往银联支付</h1>${problem ? `<p class="problem" role="alert">${escapeHtml(problem)}</p>` : ''}
<dl><dt>${escapeHtml(charge.label)}</dt><dd>${escapeHtml(charge.number)}</dd><dt>金额</dt><dd><strong>${moneyText(charge.amount)}</strong></dd></dl>
<form method="post" action="${escapeHtml(settings.gateway)}/frontTransReq.do">${inputs.join('')}<button class="primary">前往银联支付</button></form>`,
        ),
      };
    },
    read({ body }) {
      const fields = formFields(body);
      if (!isGenuine(fields) || fields.txnType !== '01') return { isSigned: false };
      const isPaid = fields.respCode === '00' || fields.respCode === 'A6';
      return {
        isSigned: true,
        // Union pay sends the same notice until it is acknowledged, and signs no moment of sending.
        nonce: '',
        notice: {
          chargeId: fields.orderId ?? '',
          amount: Number(fields.txnAmt),
          outcome: isPaid ? 'paid' : 'failed',
          transactionId: fields.queryId ?? '',
          at: new Date().toISOString(),
        },
      };
    },
    async refund({ refundId, transactionId, amount }) {
      const fields = signed(
        {
          ...common,
          txnType: '04',
          txnSubType: '00',
          bizType: '000201',
          orderId: refundId,
          txnTime: transactionTime(new Date().toISOString()),
          txnAmt: String(amount),
          origQryId: transactionId,
        },
        key,
      );
      const answer = await ask(`${settings.gateway}/backTransReq.do`, fields);
      if (!['00', '03', '04', '05'].includes(answer.respCode ?? ''))
        throw new Error(`union pay did not take refund ${refundId}: ${answer.respCode ?? ''} ${answer.respMsg ?? ''}`);
    },
    async statement(day) {
      const { currencyCode: _currency, backUrl: _back, channelType: _channel, ...who } = common;
      const fields = signed(
        {
          ...who,
          txnType: '76',
          txnSubType: '01',
          bizType: '000000',
          txnTime: transactionTime(new Date().toISOString()),
          settleDate: `${day.slice(5, 7)}${day.slice(8, 10)}`,
          fileType: '00',
        },
        key,
      );
      const answer = await ask(settings.files, fields);
      // 98: a day without any transaction has no file.
      if (answer.respCode === '98') return [];
      if (answer.respCode !== '00' || !answer.fileContent)
        throw new Error(`union pay has no statement of ${day}: ${answer.respCode ?? ''} ${answer.respMsg ?? ''}`);
      return readStatementFile(answer.fileContent, settings.merchantId);
    },
  };
}

/** An answer is `name=value&…` with raw values: base64 signatures keep their signs. */
const readAnswer = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split('&').map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
