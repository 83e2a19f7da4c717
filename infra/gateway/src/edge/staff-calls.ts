import { type CallContract, headerNames } from '@mall/api-contract';
import { accountCalls } from '@mall/api-contract/account';
import { catalogueCalls } from '@mall/api-contract/catalogue';
import { contentCalls } from '@mall/api-contract/content';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { passableUrl } from './address.ts';
import { refuseCall, refuseUnanswered, textOf } from './call-answers.ts';
import { limitOf } from './call-limit.ts';
import { deviceOf } from './cookies.ts';
import { isOwn } from './foreign-writes.ts';
import { forwardedHeaders, passedOn } from './forwarded-headers.ts';
import { endingStaffSession, openingStaffSession } from './session-calls.ts';
import { sendSmaller } from './smaller-answer.ts';
import { type Asker, dropStaffSession, keepStaffSession, staffToken } from './staff-session.ts';

/** What the workplace asks for, and nothing else of the API. */
const ofWorkplace = /^\/api\/(?:staff|operator)\/\w+$/;
/** Public calls that it makes besides: whether a captcha comes first, the agreements that content staff write on, the categories and brands that campaigns name. */
const besides: ReadonlySet<CallContract> = new Set<CallContract>([
  accountCalls.validCaptchaCount,
  contentCalls.getAgreement,
  contentCalls.getAgreementsInForce,
  catalogueCalls.searchCategoryTree,
  catalogueCalls.getAllManufacturer,
]);

/**
 * One call of the workplace, `/_staff/api/…`. The way is its own, so that the cookie with the session of staff has a path of its own: the same browser
 * is a buyer in the mall and staff here, and neither's calls carry the other's session. What a page says of itself in `token` or `Authorization` counts
 * for nothing here: programs with a key ask `/api/staff/…`.
 */
export function passStaffCall(request: FastifyRequest, reply: FastifyReply) {
  const { path } = request.asked;
  const call = request.asked.call?.call;
  if (!isOwn(request)) return refuseCall(reply, 403, '拒绝访问', 'FORBIDDEN');
  if (!ofWorkplace.test(path) && !(call && besides.has(call))) return refuseCall(reply, 404, '请求地址出错', 'NOT_FOUND');
  const url = passableUrl(request.url.slice('/_staff'.length));
  if (url === undefined) return refuseCall(reply, 400, '请求错误', 'BAD_REQUEST');
  const token = staffToken(request);
  const asker: Asker = { protocol: request.protocol, device: deviceOf(request) };
  return reply.from(url, {
    timeout: limitOf(request.asked),
    rewriteRequestHeaders: (_request, { cookie: _, authorization: __, [headerNames.token]: ___, ...rest }) => ({
      ...passedOn(rest),
      ...(token ? { [headerNames.token]: token } : {}),
      ...forwardedHeaders(request),
    }),
    onResponse: (_request, answer, response) => {
      const { stream, statusCode } = response as unknown as { statusCode: number; stream: NodeJS.ReadableStream };
      const to = answer as unknown as FastifyReply;
      to.header('cache-control', 'no-store');
      if (call && openingStaffSession.has(call)) return void keepSession(asker, to, stream);
      if (token && ((call === endingStaffSession && statusCode === 200) || statusCode === 401)) dropStaffSession(asker, to);
      return void sendSmaller(request, to, stream);
    },
    onError: (answer, { error }) => {
      request.log.warn({ err: error }, 'the API did not answer');
      refuseUnanswered(answer as unknown as FastifyReply);
    },
  });
}

/** Puts the token of an opened session into its cookie and takes it out of the answer. */
async function keepSession(asker: Asker, reply: FastifyReply, stream: NodeJS.ReadableStream) {
  const text = await textOf(stream);
  reply.removeHeader('content-length');
  let answer: { code: number; body?: { token?: string } | null };
  try {
    answer = JSON.parse(text);
  } catch {
    return reply.send(text);
  }
  if (answer.body?.token) {
    if (answer.code === 0) keepStaffSession(asker, reply, answer.body.token);
    answer.body.token = '';
  }
  return reply.send(JSON.stringify(answer));
}
