import type { CallContract, InputOf, OutputOf } from '@mall/api-contract';
import type { FastifyInstance } from 'fastify';
import type { Caller, SignedInCaller } from './caller.ts';
import { MallError } from './mall-error.ts';

type CallerOf<C extends CallContract> = C['access'] extends 'login' ? SignedInCaller : Caller;

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
}

/**
 * Serves one call of the contract: the contract validates what enters (unknown fields are refused) and shapes what leaves.
 * @param handler gets path, query and body as one flat input, and the caller; what it returns becomes the envelope's body
 */
export function route<C extends CallContract>(
  app: FastifyInstance,
  call: C,
  handler: (input: InputOf<C>, caller: CallerOf<C>) => Promise<OutputOf<C>> | OutputOf<C>,
) {
  app.route({
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { access: call.access },
    schema: {
      ...(call.params ? { params: call.params } : {}),
      ...(call.query ? { querystring: call.query } : {}),
      ...(call.body ? { body: call.body } : {}),
    },
    handler: async (request) => {
      const input = { ...(request.params as object), ...(request.query as object), ...(call.body ? (request.body as object) : {}) };
      if (call.access === 'login' && !request.caller.kp) throw new MallError('NOT_SIGNED_IN');
      const body = await handler(input as InputOf<C>, request.caller as CallerOf<C>);
      return { code: 0, message: '', body: body ?? null };
    },
  });
}
