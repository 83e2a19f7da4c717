import type { IncomingHttpHeaders } from 'node:http';
import replyFrom from '@fastify/reply-from';
import { headerNames } from '@mall/api-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contactCookie } from '../operator/login-routes.ts';
import type { GatewaySettings } from '../settings.ts';
import { passableUrl } from './address.ts';
import { cookiesOf } from './bound-cookies.ts';
import { refuseCall, refuseUnanswered, textOf } from './call-answers.ts';
import { callLimitMs, limitOf } from './call-limit.ts';
import { callsUnderWay } from './calls-under-way.ts';
import { deviceCookie, deviceOf, endedSessionCookies, sessionCookies, simulatedSessionCookies } from './cookies.ts';
import { isSignedNotice } from './foreign-writes.ts';
import { forwardedHeaders, passedOn } from './forwarded-headers.ts';
import { regionOfCookie } from './region.ts';
import { openingStaffSession, signingIn, signingOut } from './session-calls.ts';
import { sendSmaller } from './smaller-answer.ts';
import { sourceOf } from './source.ts';
import { passStaffCall } from './staff-calls.ts';

const mostCalls = 512;
/** Many people share one address. */
const mostOfOne = 128;

/** Passes /api, pictures and the cashier on to the mall API; the session cookie becomes the token header on the way. */
export async function proxyApi(app: FastifyInstance, settings: GatewaySettings) {
  await app.register(replyFrom, {
    base: settings.apiUrl,
    // As many as may be under way, so that no call waits here where no limit holds.
    undici: { connections: mostCalls, pipelining: 1, connectTimeout: callLimitMs },
    // The API's own 503 is the answer: asked again at once, it would have more to do just when it can do less.
    retryMethods: [],
    disableRequestLogging: true,
  });
  const underWay = callsUnderWay(mostCalls, mostOfOne);
  app.addHook('onRequest', async (request, reply) => {
    const end = underWay.begin(sourceOf(request.ip));
    if (!end) return refuseUnanswered(reply);
    reply.raw.once('close', end);
    return undefined;
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  app.all('/api/*', (request, reply) => pass(request, reply));
  app.all('/_staff/api/*', passStaffCall);
  app.all('/_cashier/*', (request, reply) => pass(request, reply));
  app.get('/img/*', (request, reply) => pass(request, reply));
}

function pass(request: FastifyRequest, reply: FastifyReply) {
  const { path, call } = request.asked;
  // A script on another site must not ask in a buyer's name; what the payment provider sends back comes from there.
  if (request.headers['sec-fetch-site'] === 'cross-site' && path.startsWith('/api/') && !isSignedNotice(request))
    return refuseCall(reply, 403, '拒绝访问', 'FORBIDDEN');
  if (call && openingStaffSession.has(call.call)) return refuseCall(reply, 403, '请在员工工作台 /_staff/ 登录', 'FORBIDDEN');
  const url = passableUrl(request.url);
  if (url === undefined) return refuseCall(reply, 400, '请求错误', 'BAD_REQUEST');
  const secure = request.protocol === 'https';
  const [cookies, device] = [cookiesOf(request), deviceOf(request)];
  return reply.from(url, {
    timeout: limitOf(request.asked),
    rewriteRequestHeaders: (_request, headers) => upstreamHeaders(request, headers),
    onResponse: (_request, answer, response) => {
      const upstream = response as unknown as { statusCode: number; stream: NodeJS.ReadableStream };
      if (call && signingIn.has(call.call))
        return void bringSession(answer as unknown as FastifyReply, upstream.stream, secure, cookies, device);
      // A logout that the API did not take leaves the buyer signed in, here as there.
      if (call?.call === signingOut && upstream.statusCode === 200) answer.header('set-cookie', endedSessionCookies(secure, cookies));
      return void sendSmaller(request, answer as unknown as FastifyReply, upstream.stream);
    },
    onError: (answer, { error }) => {
      request.log.warn({ err: error }, 'the API did not answer');
      refuseUnanswered(answer as unknown as FastifyReply);
    },
  });
}

function upstreamHeaders(request: FastifyRequest, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const cookies = cookiesOf(request);
  const { cookie: _, [headerNames.token]: __, 'x-debug-session': debugSession, ...rest } = passedOn(headers);
  // Who brings a key of its own is that program, never the person whose cookies came along.
  const token = /^Bearer \S/.test(headers.authorization ?? '') ? undefined : tokenFor(debugSession, cookies);
  return {
    ...rest,
    ...(token ? { [headerNames.token]: token } : {}),
    [headerNames.region]: String(headers[headerNames.region] ?? regionOfCookie(cookies.region)?.stateProvinceId ?? ''),
    ...forwardedHeaders(request),
  };
}

/** The debugging page looks at one area as a visitor or as a contact person the operator entered, while the operator's own session stays. */
function tokenFor(debugSession: unknown, cookies: Record<string, string>): string | undefined {
  if (debugSession === 'visitor') return undefined;
  return debugSession === 'contact' ? cookies[contactCookie] : cookies.token;
}

async function bringSession(
  reply: FastifyReply,
  stream: NodeJS.ReadableStream,
  secure: boolean,
  cookies: Record<string, string>,
  device: string,
) {
  const text = await textOf(stream);
  reply.removeHeader('content-length');
  try {
    const answer = JSON.parse(text) as { code: number; body?: { token?: string; kpId?: number; operatorId?: number } };
    if (answer.code === 0 && answer.body?.token) {
      const { token, kpId = 0, operatorId } = answer.body;
      reply.header('set-cookie', [
        deviceCookie(device, secure),
        ...(operatorId && kpId
          ? simulatedSessionCookies({ token, kpId, operatorId }, secure, cookies)
          : sessionCookies(token, kpId, secure, cookies)),
      ]);
      answer.body.token = '';
    }
    reply.send(JSON.stringify(answer));
  } catch {
    reply.send(text);
  }
}
