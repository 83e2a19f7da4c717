import { createHash, createPrivateKey, createPublicKey, randomBytes } from 'node:crypto';
import { moneyText } from '@mall/domain/money';
import QRCode from 'qrcode';
import { cashierHtml, escapeHtml } from '../payment/cashier-html.ts';
import type { PaymentProvider, ProviderCharge } from '../payment/payment-provider.ts';
import { readWechatBill } from './wechat-bill.ts';
import { isGenuine, readWechatNotice } from './wechat-notice.ts';
import { signLines } from './wechat-signature.ts';

export interface WechatPaySettings {
  /** 'https://api.mch.weixin.qq.com' */
  gateway: string;
  appId: string;
  merchantId: string;
  /** PEM of our signing key, and the serial number of its certificate. */
  privateKey: string;
  certSerial: string;
  /** PEM of what WeChat Pay signs with (public key or certificate), and its number. */
  providerKey: string;
  providerKeyId: string;
  /** The merchant's APIv3 key: 32 characters. */
  apiKey: string;
  /** Where WeChat Pay reaches this mall: 'https://mall.example.com' */
  publicUrl: string;
}

/** Settings from the environment, complete (`requiredSettings`). */
export const readWechatPaySettings = (env: NodeJS.ProcessEnv): WechatPaySettings => ({
  gateway: env.WECHATPAY_GATEWAY ?? 'https://api.mch.weixin.qq.com',
  appId: env.WECHATPAY_APP_ID ?? '',
  merchantId: env.WECHATPAY_MERCHANT_ID ?? '',
  privateKey: env.WECHATPAY_PRIVATE_KEY ?? '',
  certSerial: env.WECHATPAY_CERT_SERIAL ?? '',
  providerKey: env.WECHATPAY_PUBLIC_KEY ?? '',
  providerKeyId: env.WECHATPAY_PUBLIC_KEY_ID ?? '',
  apiKey: env.WECHATPAY_API_KEY ?? '',
  publicUrl: (env.MALL_URL ?? '').replace(/\/$/, ''),
});

/** The real WeChat Pay, API v3: its native payment by QR code, its notices, refunds and bills. */
export function wechatPay(settings: WechatPaySettings, send: typeof fetch = fetch): PaymentProvider {
  const key = createPrivateKey(settings.privateKey);
  const { merchantId, apiKey, providerKeyId } = settings;
  const reader = { merchantId, apiKey, providerKeyId, providerKey: createPublicKey(settings.providerKey) };
  /** @throws {Error} when it didn't answer, said no, or it wasn't WeChat Pay that answered */
  const ask = async (method: 'GET' | 'POST', address: string, content?: unknown): Promise<string> => {
    const { origin, pathname, search } = new URL(address, settings.gateway);
    const body = content === undefined ? '' : JSON.stringify(content);
    const at = String(Math.floor(Date.now() / 1000));
    const nonce = randomBytes(16).toString('hex');
    const signature = signLines([method, pathname + search, at, nonce, body], key);
    const response = await send(`${origin}${pathname}${search}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(content === undefined ? {} : { 'content-type': 'application/json' }),
        authorization: `WECHATPAY2-SHA256-RSA2048 mchid="${merchantId}",nonce_str="${nonce}",signature="${signature}",timestamp="${at}",serial_no="${settings.certSerial}"`,
      },
      ...(content === undefined ? {} : { body }),
      signal: AbortSignal.timeout(15_000),
    });
    // Byte for byte: `text()` would drop the mark that a bill begins with, and its hash with it.
    const text = Buffer.from(await response.arrayBuffer()).toString('utf8');
    // A bill is fetched from an address that an answer named: it isn't signed, its hash is.
    const isFile = pathname.endsWith('/billdownload/file');
    if (!response.ok || (!isFile && !isGenuine({ headers: Object.fromEntries(response.headers), body: text }, reader)))
      throw new Error(`WeChat Pay answered ${response.status} to ${pathname}: ${text.slice(0, 300)}`);
    return text;
  };
  /** What a phone scans to pay. The same charge is asked for as often as it is shown. */
  const codeOf = async ({ chargeId, label, number, amount, expiresAt }: ProviderCharge): Promise<string> => {
    const answer = await ask('POST', '/v3/pay/transactions/native', {
      appid: settings.appId,
      mchid: merchantId,
      description: `百工商城 ${label} ${number}`,
      out_trade_no: chargeId,
      time_expire: `${expiresAt.slice(0, 19)}+00:00`,
      notify_url: `${settings.publicUrl}/api/wechatPay/notify`,
      amount: { total: amount, currency: 'CNY' },
    });
    return (JSON.parse(answer) as { code_url: string }).code_url;
  };
  return {
    name: 'wechatPay',
    async page(charge, problem) {
      const code = await QRCode.toString(await codeOf(charge), { type: 'svg', margin: 1, width: 220 });
      return {
        formActions: [],
        html: cashierHtml(
          '微信支付',
          `<h1>微信支付</h1>${problem ? `<p class="problem" role="alert">${escapeHtml(problem)}</p>` : ''}
<dl><dt>${escapeHtml(charge.label)}</dt><dd>${escapeHtml(charge.number)}</dd><dt>金额</dt><dd><strong>${moneyText(charge.amount)}</strong></dd></dl>
<div class="code" role="img" aria-label="微信支付二维码">${code}</div><p>请用微信扫码支付，付款后返回订单查看状态。</p>
<p><a href="${escapeHtml(charge.returnPath)}">返回</a></p>`,
        ),
      };
    },
    read: (posted) => readWechatNotice(posted, reader),
    async refund({ refundId, transactionId, amount, paid }) {
      await ask('POST', '/v3/refund/domestic/refunds', {
        transaction_id: transactionId,
        out_refund_no: refundId,
        amount: { refund: amount, total: paid, currency: 'CNY' },
      });
    },
    async statement(day) {
      const answer = await ask('GET', `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL`);
      const named = JSON.parse(answer) as { download_url: string; hash_value: string };
      const bill = await ask('GET', named.download_url);
      if (createHash('sha1').update(bill).digest('hex') !== named.hash_value)
        throw new Error(`the bill of ${day} is not the one that was named`);
      return readWechatBill(bill);
    },
  };
}
