import { contract } from '@mall/api-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendRefusal } from '../operator/answers.ts';
import { PlatformRefusal } from '../registry/platform-refusal.ts';

/** GETs that change something, as the contract says: a picture or a link on another site could send them. */
const writingGets = new Set(
  Object.values(contract)
    .flatMap((calls) => Object.values(calls))
    .filter(({ method, effect }) => method === 'GET' && effect === 'write')
    .map(({ path }) => path.toLowerCase()),
);
/** Signed by their sender, who is no browser: what a payment provider reports. */
export const isSignedNotice = (pathname: string): boolean => /^\/api\/(unionPay|wechatPay)\/notify$/.test(pathname);
const harmless = /^(GET|HEAD|OPTIONS)$/;

const pathOf = ({ url }: FastifyRequest) => url.split('?')[0]!;
const isWrite = (request: FastifyRequest) => !harmless.test(request.method) || writingGets.has(pathOf(request).toLowerCase());

/**
 * Does a page of this site send it, or no page at all? A browser says where a request comes from in `Origin`, or, for a GET and a page that hides its
 * address, in `Sec-Fetch-Site`; the site's siblings (`other.mall.example`) are others. What says neither is no browser: its own credentials decide.
 */
export function isOwn({ headers, protocol, host }: Pick<FastifyRequest, 'headers' | 'protocol' | 'host'>): boolean {
  const { origin, referer, 'sec-fetch-site': site } = headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const from = origin && origin !== 'null' ? origin : site === undefined ? (origin ?? referer) : undefined;
  if (from === undefined) return true;
  const there = URL.parse(from);
  if (!there) return false;
  // Behind a proxy that doesn't say `https` the scheme of the page can't be compared.
  return there.host === URL.parse(`${there.protocol}//${host}`)?.host && (protocol !== 'https' || there.protocol === 'https:');
}

/** Refuses writes that a page of another site sends. Whoever brings a bearer token, or signs what it sends, is no page. */
export function refuseForeignWrites(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    if (!isWrite(request) || isOwn(request)) return undefined;
    const path = pathOf(request);
    if (isSignedNotice(path) || /^Bearer \S/.test(request.headers.authorization ?? '')) return undefined;
    request.log.warn({ origin: request.headers.origin, path }, 'a write from another site was refused');
    if (path.startsWith('/_platform'))
      return sendRefusal(reply, new PlatformRefusal('CSRF', '请求来自其他网站。', '从运维台操作；脚本请改用令牌。'));
    return reply.code(403).send({ code: 403, message: '拒绝访问', body: null, reason: 'FORBIDDEN' });
  });
}
