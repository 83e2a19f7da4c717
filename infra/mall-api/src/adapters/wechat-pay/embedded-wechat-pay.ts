import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import QRCode from 'qrcode';
import type { CashierBooks } from '../payment/cashier-statement.repository.ts';
import { type CashierOutcome, type EmbeddedProvider, embeddedBooks, embeddedPage } from '../payment/embedded-provider.ts';
import { readWechatNotice } from './wechat-notice.ts';
import { seal, signLines } from './wechat-signature.ts';

const states: Readonly<Record<CashierOutcome, string>> = { paid: 'SUCCESS', failed: 'PAYERROR', cancelled: 'CLOSED' };
const merchantId = 'embedded';
const providerKeyId = 'EMBEDDED_PUB_KEY';

/**
 * WeChat Pay for a machine without the outside: notices in JSON, signed in their headers with RSA and sealed, as WeChat Pay v3 does.
 * @param secret shared by the cashier and the mall; the pair of keys is made when it is first needed, and of this process
 * @param mallUrl where a phone finds the cashier's page
 */
export function embeddedWechatPay(secret: string, mallUrl = '', books?: CashierBooks): EmbeddedProvider {
  let pair: ReturnType<typeof newPair> | undefined;
  const keys = () => {
    pair ??= newPair();
    return pair;
  };
  const apiKey = createHash('sha256').update(secret).digest('base64').slice(0, 32);
  return {
    name: 'wechatPay',
    ...embeddedBooks('wechatPay', () => `42${randomBytes(13).toString('hex')}`, books),
    async page(charge, problem) {
      const address = `${mallUrl}/_cashier/${encodeURIComponent(charge.chargeId)}`;
      const code = await QRCode.toString(address, { type: 'svg', margin: 1, width: 200 });
      const extra = `<div class="code" role="img" aria-label="微信支付二维码">${code}</div>`;
      return embeddedPage(charge, { name: 'wechatPay', title: '微信支付收银台', channel: '微信扫码', extra }, problem);
    },
    notice(charge, outcome, transactionId) {
      const at = String(Math.floor(Date.now() / 1000));
      const nonce = randomBytes(16).toString('hex');
      const told = {
        mchid: merchantId,
        out_trade_no: charge.chargeId,
        transaction_id: transactionId,
        trade_state: states[outcome],
        amount: { total: charge.amount },
      };
      const body = JSON.stringify({ event_type: 'TRANSACTION.SUCCESS', resource: seal(told, apiKey, nonce.slice(0, 12)) });
      const signature = signLines([at, nonce, body], keys().privateKey);
      return {
        headers: {
          'wechatpay-timestamp': at,
          'wechatpay-nonce': nonce,
          'wechatpay-serial': providerKeyId,
          'wechatpay-signature': signature,
        },
        body,
      };
    },
    read: (posted) => readWechatNotice(posted, { merchantId, providerKeyId, apiKey, providerKey: keys().publicKey }),
  };
}

const newPair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
