import type { IncomingHttpHeaders } from 'node:http';
import { headerNames } from '@mall/api-contract';
import type { FastifyRequest } from 'fastify';
import { deviceOf } from './cookies.ts';

/** Of a caller's connection with us, which was answered here: `Expect: 100-continue` is by Node, before its body comes. The next one has its own. */
const ofConnection = /^(?:expect|keep-alive|proxy-.*|te|trailer|upgrade)$/;

/** The headers of a request that go on with it. */
export const passedOn = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.test(name)));

/** What the API is told of who asks, whatever the browser said. */
export const forwardedHeaders = (request: FastifyRequest) => ({
  [headerNames.requestId]: request.id,
  [headerNames.device]: deviceOf(request),
  'x-forwarded-for': request.ip,
  'x-forwarded-proto': request.protocol,
  'x-forwarded-host': request.headers.host ?? '',
});
