import { headerNames } from '@mall/api-contract';
import { provinceIdOf } from '@mall/domain/location';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kp, Staff } from './caller.ts';
import { MallError } from './mall-error.ts';
import { holderOfPass } from './passes.ts';

/** Whose session a token is, or undefined for none: unknown, expired, revoked, or of a disabled person. */
export type SessionLookup = (
  token: string,
) => Promise<{ kp: Kp | undefined; operatorId: number | undefined; staff: Staff | undefined } | undefined>;
/** Whom a program's key lets in, or undefined: unknown, expired or ended. */
export type KeyLookup = (key: string) => Promise<Staff | undefined>;

const one = (request: FastifyRequest, name: string) => {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** Makes `request.caller` out of the call's headers (rules calls 1, 2, 5), before anything else looks at the request. */
export function addCallerHook(app: FastifyInstance, lookUp: SessionLookup, lookUpKey: KeyLookup) {
  app.decorateRequest('caller');
  app.addHook('onRequest', async (request) => {
    const token = one(request, headerNames.token);
    // Who brings a program's key is that program, whatever else is sent along.
    const bearer = /^Bearer (mk_[\w-]{1,100})$/.exec(request.headers.authorization ?? '')?.[1];
    const passing = token ? holderOfPass(token) : undefined;
    const session = token && !bearer && !passing ? await lookUp(token) : undefined;
    const key = one(request, headerNames.idempotencyKey);
    request.caller = {
      kp: passing ?? session?.kp,
      operatorId: session?.operatorId,
      staff: bearer ? await lookUpKey(bearer) : session?.staff,
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
