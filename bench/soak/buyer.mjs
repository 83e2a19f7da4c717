import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

const words = ['按钮开关', '内六角螺钉', '深沟球轴承', 'O型圈', '麻花钻', '手套'];
/** Nobody decided: the same write with the same key is sent again. */
const isUndecided = ({ reason }) => ['SERVICE_UNAVAILABLE', 'SERVER_ERROR', 'NETWORK', 'NONSENSE'].includes(reason);
const patienceMs = 90_000;

async function ask(site, cookie, path, body, key) {
  try {
    const response = await fetch(site + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        cookie,
        origin: site,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      signal: AbortSignal.timeout(15_000),
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const answer = await response.json().catch(() => undefined);
    if (typeof answer?.code !== 'number') return { reason: 'NONSENSE' };
    return answer.code === 0 ? { body: answer.body, cookies: response.headers.getSetCookie() } : { reason: answer.reason ?? 'REFUSED' };
  } catch {
    return { reason: 'NETWORK' };
  }
}

/** Asks until somebody decided; a write keeps its key. */
async function decided(site, cookie, path, body, isWrite) {
  const key = isWrite ? randomUUID() : undefined;
  for (const end = Date.now() + patienceMs; ; ) {
    const answer = await ask(site, cookie, path, body, key);
    if (!isUndecided(answer) || Date.now() > end) return answer;
    await wait(150 + Math.random() * 200);
  }
}

async function signIn(site, phone) {
  const { cookies = [] } = await decided(site, '', '/api/customer/Login', { username: phone, password: 'Mall2026!' }, false);
  return cookies.map((one) => one.split(';')[0]).join('; ');
}

/**
 * One buyer until the signal: looks around, orders, pays, now and then cancels.
 * @returns {Promise<{ project: string, orderId?: string, placed: string, paid?: string, cancelled?: string }[]>} what was acknowledged of each order: 'yes', the
 * refusal, or that nobody decided
 */
export async function buyer({ site, phone, name, signal }) {
  const acts = [];
  let cookie = await signIn(site, phone);
  for (let number = 0; !signal.aborted; number += 1) {
    const call = (path, body, isWrite = false) => decided(site, cookie, path, body, isWrite);
    await fetch(`${site}/`, { signal: AbortSignal.timeout(15_000) }).catch(() => {});
    const search = { keyword: words[number % words.length], inStock: true, pageSize: 20 };
    const found = await call('/api/product/CustomerSearchProducts', search);
    const wares = (found.body?.products ?? []).filter(({ showCart, dynamicDeliveryTimeId }) => showCart && dynamicDeliveryTimeId <= 2);
    const ware = wares[Math.floor(Math.random() * wares.length)];
    if (!ware) {
      await wait(200);
      continue;
    }
    const page = await call(`/api/checkout/Confirm?s=${encodeURIComponent(ware.skuNumber)}&q=${ware.minOrderQty}`);
    if (page.reason === 'NOT_SIGNED_IN') cookie = await signIn(site, phone);
    if (!page.body?.priceToken) continue;
    const project = `${name}-${number}`;
    const method = number % 2 ? 'balance' : 'credit';
    const order = {
      priceToken: page.body.priceToken,
      addressId: page.body.selectedAddressId,
      invoiceId: page.body.selectedInvoiceId,
      paymentMethod: method,
      projectNumber: project,
    };
    const placed = await call('/api/checkout/ConfirmOrder', order, true);
    const act = { project, placed: placed.body ? 'yes' : placed.reason, orderId: placed.body?.orderId };
    acts.push(act);
    if (!act.orderId) continue;
    const pay = method === 'balance' ? 'PayByBalanceByPassword' : 'payByUseCreditBalancePassword';
    const paid = await call(`/api/order/${pay}`, { orderId: act.orderId, password: '135790' }, true);
    act.paid = paid.body || paid.reason === 'PAYMENT_ALREADY_PAID' ? 'yes' : paid.reason;
    if (Math.random() < 0.6) {
      const cancelled = await call('/api/order/CancelOrder', { orderId: act.orderId }, true);
      act.cancelled = cancelled.body ? 'yes' : cancelled.reason;
    }
  }
  return acts;
}
