import type { KeyObject } from 'node:crypto';
import type { PostedNotice, SignedNotice } from '../payment/payment-provider.ts';
import { isSignedLines, type SealedResource, unseal } from './wechat-signature.ts';

interface Reader {
  merchantId: string;
  /** What WeChat Pay signs with, and the number of that key. */
  providerKey: KeyObject;
  providerKeyId: string;
  /** The merchant's APIv3 key: 32 characters. */
  apiKey: string;
}

interface Transaction {
  mchid: string;
  out_trade_no: string;
  transaction_id: string;
  trade_state: string;
  amount: { total: number };
}

const outcomes: Readonly<Record<string, 'paid' | 'failed' | 'cancelled'>> = { SUCCESS: 'paid', PAYERROR: 'failed', CLOSED: 'cancelled' };

/** Is a text with these headers from WeChat Pay itself? */
export const isGenuine = ({ headers, body }: PostedNotice, { providerKey, providerKeyId }: Reader): boolean => {
  const { 'wechatpay-timestamp': at = '', 'wechatpay-nonce': nonce = '', 'wechatpay-signature': signature = '' } = headers;
  return headers['wechatpay-serial'] === providerKeyId && isSignedLines([at, nonce, body], signature, providerKey);
};

/** A notice of WeChat Pay v3: JSON signed in its headers, its content sealed under the merchant's key. */
export function readWechatNotice(posted: PostedNotice, reader: Reader): SignedNotice {
  if (!isGenuine(posted, reader)) return { isSigned: false };
  try {
    const { resource } = JSON.parse(posted.body) as { resource: SealedResource };
    const told = unseal(resource, reader.apiKey) as Transaction;
    const outcome = outcomes[told.trade_state];
    if (told.mchid !== reader.merchantId || !outcome || !Number.isSafeInteger(told.amount.total)) return { isSigned: false };
    const at = new Date(Number(posted.headers['wechatpay-timestamp']) * 1000).toISOString();
    const { out_trade_no: chargeId, transaction_id: transactionId = '' } = told;
    const notice = { chargeId, amount: told.amount.total, outcome, transactionId, at };
    // It is signed anew each time it is sent: the same header twice was copied.
    return { isSigned: true, nonce: posted.headers['wechatpay-nonce'] ?? '', notice };
  } catch {
    return { isSigned: false };
  }
}
