import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { cashierHtml, cashierStyle, escapeHtml } from '../../adapters/payment/cashier-html.ts';
import type { SubjectView } from './charge-subject.ts';

const styleHash = createHash('sha256').update(cashierStyle).digest('base64');

/** A page of the cashier: without scripts, framed by nobody, its form going where it was said. */
export const sendPage = (reply: FastifyReply, html: string, formActions: readonly string[] = [], status = 200) =>
  reply
    .status(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action ${formActions.join(' ') || "'none'"}; frame-ancestors 'none'; base-uri 'none'`,
    })
    .send(html);

export const notFoundPage = cashierHtml(
  '没有找到该支付单',
  '<h1>没有找到该支付单</h1><p><a href="/customer/myorders">返回我的订单</a></p>',
);

/** The provider can't be asked just now. */
export const awayPage = (openPath: string) =>
  cashierHtml(
    '支付服务暂不可用',
    `<h1>支付服务暂不可用</h1><p>请稍后再试，或换一种支付方式。</p><p><a href="${escapeHtml(openPath)}">返回</a></p>`,
  );

/** Nothing to pay here any more. On a phone that only scanned a code there is nowhere to go back to. */
export function overPage({ isPaid, paidPath, openPath }: SubjectView) {
  const back = isPaid ? paidPath : openPath;
  const way = back.startsWith('/_cashier/') ? '可以关闭本页，回到电脑继续。' : `<a href="${escapeHtml(back)}">返回商城</a>`;
  return cashierHtml(
    '收银台',
    `<h1>${isPaid ? '订单已支付' : '该支付单已失效'}</h1><p>${isPaid ? '无需重复支付。' : '请返回商城重新发起支付。'}</p>
<p>${way}</p>`,
  );
}
