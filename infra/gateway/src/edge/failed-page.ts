import { unreadableAddress } from '@mall/api-contract/canonical-url';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { refuseCall } from './call-answers.ts';

const words = (status: number) => (status === 400 ? '请求错误' : status === 404 ? '请求地址出错' : '服务器内部错误');
const isPage = ({ method, url, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && !/^\/(api|_|img|assets)\b/.test(url) && String(headers.accept ?? '').includes('text/html');

/**
 * A page that fails on its way through the gateway, or whose address can't be read, shows the error page instead of a browser's raw text
 * (rules errors 9, 10): with the error's status in words, and a retry where the address makes sense. Calls and files get their error as it is.
 */
export function showFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (request.url === unreadableAddress) return refuseCall(reply, 400, '请求地址无法识别，请检查地址的写法', 'BAD_REQUEST');
  const status = error.statusCode && error.statusCode >= 400 ? error.statusCode : 500;
  if (status >= 500) request.log.error({ err: error }, 'a page failed');
  if (!isPage(request) || request.url.startsWith('/error-500'))
    return reply
      .code(status)
      .type('application/json; charset=utf-8')
      .send({ statusCode: status, message: words(status) });
  const retry = status >= 500 ? `&preUrl=${encodeURIComponent(request.url)}` : '';
  return reply
    .code(302)
    .header('cache-control', 'no-store')
    .header('location', `/error-500?message=${encodeURIComponent(words(status))}${retry}`)
    .send();
}
