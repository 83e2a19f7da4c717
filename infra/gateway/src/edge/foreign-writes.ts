import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendRefusal } from '../operator/answers.ts';
import { PlatformRefusal } from '../registry/platform-refusal.ts';
import { refuseCall } from './call-answers.ts';

/** Signed by their sender, who is no browser: what a payment provider reports. */
export const isSignedNotice = ({ asked }: Pick<FastifyRequest, 'asked'>): boolean =>
  /^\/api\/(unionPay|wechatPay)\/notify$/.test(asked.path);
const harmless = /^(GET|HEAD|OPTIONS)$/;

type Sent = Pick<FastifyRequest, 'headers' | 'protocol' | 'host'>;

/** Is this the site's own address, as a page's or in `Origin`? */
function isHere(from: string, { protocol, host }: Sent): boolean {
  const there = URL.parse(from);
  if (!there) return false;
  // Behind a proxy that doesn't say `https` the scheme of the page can't be compared.
  return there.host === URL.parse(`${there.protocol}//${host}`)?.host && (protocol !== 'https' || there.protocol === 'https:');
}

/**
 * Does a page of this site send it, or no page at all? A browser says where a request comes from in `Origin`, or, for a GET and a page that hides its
 * address, in `Sec-Fetch-Site`; the site's siblings (`other.mall.example`) are others. What says neither is no browser: its own credentials decide.
 */
export function isOwn(request: Sent): boolean {
  const { origin, referer, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const from = origin && origin !== 'null' ? origin : site === undefined ? (origin ?? referer) : undefined;
  return from === undefined || isHere(from, request);
}

/**
 * Does a script of this site's pages send it? Asked of what writes by GET: an address can be typed, linked and shown as a picture. A browser too old for
 * `Sec-Fetch-Site` has to name the page in `Origin` or `Referer`.
 */
export function isOfOwnScript(request: Sent): boolean {
  const { origin, referer, 'sec-fetch-site': site, 'sec-fetch-dest': dest } = request.headers;
  if (!isOwn(request) || (dest !== undefined && dest !== 'empty')) return false;
  return site === 'same-origin' || (site === undefined && (origin ?? referer) !== undefined);
}

/** The words of the refusal, if it is one. */
function refusalOf(request: FastifyRequest): string | undefined {
  const { call, path } = request.asked;
  if (!harmless.test(request.method)) return isOwn(request) ? undefined : '拒绝访问：请求来自其他网站';
  if (call?.call.effect === 'write') return isOfOwnScript(request) ? undefined : '拒绝访问：该操作请在商城页面上进行，程序请改用 POST 请求';
  // What the contract doesn't know may write.
  return call || !path.startsWith('/api/') || isOwn(request) ? undefined : '拒绝访问：请求来自其他网站';
}

/** Refuses writes that a page of another site sends. Whoever brings a bearer token, or signs what it sends, is no page. */
export function refuseForeignWrites(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    const words = refusalOf(request);
    if (!words || isSignedNotice(request) || /^Bearer \S/.test(request.headers.authorization ?? '')) return undefined;
    const { path } = request.asked;
    request.log.warn({ origin: request.headers.origin, path }, 'a write from another site was refused');
    if (path.startsWith('/_platform'))
      return sendRefusal(reply, new PlatformRefusal('CSRF', '请求来自其他网站。', '从运维台操作；脚本请改用令牌。'));
    return refuseCall(reply, 403, words, 'FORBIDDEN');
  });
}
