import { headerNames } from '@mall/api-contract';
import type { FastifyRequest } from 'fastify';
import { deviceOf } from './cookies.ts';

/** What the API is told of who asks, whatever the browser said. */
export const forwardedHeaders = (request: FastifyRequest) => ({
  [headerNames.requestId]: request.id,
  [headerNames.device]: deviceOf(request),
  'x-forwarded-for': request.ip,
  'x-forwarded-proto': request.protocol,
  'x-forwarded-host': request.headers.host ?? '',
});
