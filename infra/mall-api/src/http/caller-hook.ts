import { headerNames } from '@mall/api-contract';
import { provinceIdOf } from '@mall/domain/location';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kp } from './caller.ts';
import { MallError } from './mall-error.ts';

/** Whose session a token is, or undefined for none: unknown, expired, revoked, or of a disabled person. */
export type SessionLookup = (token: string) => Promise<{ kp: Kp | undefined; operatorId: number | undefined } | undefined>;

const one = (request: FastifyRequest, name: string) => {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** Makes `request.caller` out of the call's headers (rules calls 1, 2, 5), before anything else looks at the request. */
export function addCallerHook(app: FastifyInstance, lookUp: SessionLookup) {
  app.decorateRequest('caller');
  app.addHook('onRequest', async (request) => {
    const token = one(request, headerNames.token);
    const session = token ? await lookUp(token) : undefined;
    const key = one(request, headerNames.idempotencyKey);
    request.caller = {
      kp: session?.kp,
      operatorId: session?.operatorId,
      provinceId: provinceIdOf(one(request, headerNames.region)),
      ip: request.ip,
      device: /^[\w-]{20,64}$/.exec(one(request, headerNames.device) ?? '')?.[0] ?? '',
      userAgent: (one(request, 'user-agent') ?? '').slice(0, 300),
      requestId: request.id,
      idempotencyKey: key,
      token,
    };
    if (key !== undefined && !/^[\w-]{8,128}$/.test(key))
      throw new MallError('BAD_REQUEST', { field: headerNames.idempotencyKey, problem: '格式不正确' });
  });
}
