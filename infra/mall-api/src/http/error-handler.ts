import { refusals } from '@mall/api-contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isBadValue, isOutage } from '../database/outage.ts';
import type {} from './caller.ts';
import { MallError } from './mall-error.ts';
import { badInput } from './validation.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Why the call was refused, for the log and the audit. */
    refusal?: MallError;
  }
}

/** Every error as a refusal; what nobody foresaw is 服务器内部错误, and its text stays in the log. */
function refusalOf(error: unknown): MallError {
  if (error instanceof MallError) return error;
  if (isOutage(error)) return new MallError('SERVICE_UNAVAILABLE');
  if (isBadValue(error)) return badInput('body', '含有无法保存的内容');
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new MallError('BODY_TOO_LARGE');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return badInput('content-type', '应为 application/json');
  if (statusCode >= 400 && statusCode < 500) return badInput('body', '不是有效的 JSON');
  return new MallError('SERVER_ERROR');
}

/** In seconds, where the same again may be taken: what a person who asked too often has to wait, or a busy mall needs (rule calls 29). */
function retryAfter(refusal: MallError): number | undefined {
  if (refusal.reason === 'SERVICE_UNAVAILABLE') return 2;
  return refusal.reason === 'TOO_MANY_REQUESTS' ? (refusal as MallError<'TOO_MANY_REQUESTS'>).details.retryAfterSeconds : undefined;
}

function answer(reply: FastifyReply, request: FastifyRequest, refusal: MallError) {
  const row: { code: number; message: string; status?: number } = refusals[refusal.reason];
  reply.refusal = refusal;
  const wait = retryAfter(refusal);
  if (wait) reply.header('retry-after', wait);
  const told = {
    code: row.code,
    message: refusal.message,
    body: null,
    reason: refusal.reason,
    ...(refusal.details === undefined ? {} : { details: refusal.details }),
    requestId: request.id,
  };
  // What answers a file itself refuses in plain words, and is never taken for a file.
  if (request.routeOptions.config?.call?.file)
    return reply
      .status(row.status ?? 403)
      .type('text/plain; charset=utf-8')
      .send(refusal.message);
  return reply.status(row.status ?? 200).send(told);
}

const notFound = (reply: FastifyReply, request: FastifyRequest) =>
  answer(reply, request, new MallError('NOT_FOUND', { url: request.url.split('?')[0]!.slice(0, 200) }));

/**
 * For addresses that Fastify can't read, or that have no canonical form: they never reach a route or its error handler. One that is longer than any is not
 * there, like any other that leads nowhere.
 */
export function refuseAddress({ code }: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  return code === 'FST_ERR_BAD_URL' ? answer(reply, request, badInput('url', '无法识别，请检查地址的写法')) : notFound(reply, request);
}

/** The mall says no in one shape: the envelope with code and message, and beside them reason, details and request id. */
export function addErrorHandler(app: FastifyInstance) {
  app.decorateReply('refusal');
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.reason === 'SERVER_ERROR') request.log.error({ err: error, url: request.url }, 'unforeseen error');
    else if (refusal.reason === 'SERVICE_UNAVAILABLE') request.log.warn({ err: error, url: request.url }, 'the mall can not do it for now');
    return answer(reply, request, refusal);
  });
  app.setNotFoundHandler((request, reply) => notFound(reply, request));
}
