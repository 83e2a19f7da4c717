import type { CallContract, InputOf, OutputOf } from '@mall/api-contract';
import type { FastifyInstance } from 'fastify';
import { onBehalfOf } from '../database/asked-by.ts';
import type { PoolDatabase } from '../database/database.ts';
import { patiently } from '../database/outage.ts';
import type { ConsoleAccess } from '../settings.ts';
import type { Caller, SignedInCaller } from './caller.ts';
import { once } from './idempotency.ts';
import { MallError } from './mall-error.ts';
import { refusalCheck } from './refusal-check.ts';
import { isOfThisMachine } from './this-machine.ts';
import { answerCheck } from './validation.ts';

type CallerOf<C extends CallContract> = C['access'] extends 'login' ? SignedInCaller : Caller;

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
  interface FastifyInstance {
    /** What every route needs: the pool for idempotency, whether answers are held against the contract, and whom the console answers. */
    serving: { db: PoolDatabase; checkAnswers: boolean; console: ConsoleAccess };
  }
  interface FastifyContextConfig {
    access?: CallContract['access'];
    effect?: CallContract['effect'];
  }
}

const nothing = { type: 'object', properties: {} };

/** May this caller make the call? Asked before its input is looked at. */
function admit(access: CallContract['access'], { kp, operatorId }: Caller) {
  if (access === 'login' && !kp) throw new MallError('NOT_SIGNED_IN');
  if (access === 'operator' && operatorId === undefined) throw new MallError(kp ? 'FORBIDDEN' : 'NOT_SIGNED_IN');
}

/**
 * Serves one call of the contract: the contract validates what enters (unknown fields are refused) and, in tests, what leaves:
 * answers and refusals.
 * A call declared `idempotent` does its work once a key (see `once`); a read is tried again while the database is away.
 * @param handler gets path, query and body as one flat input, and the caller; what it returns becomes the envelope's body
 */
export function route<C extends CallContract>(
  app: FastifyInstance,
  call: C,
  handler: (input: InputOf<C>, caller: CallerOf<C>) => Promise<OutputOf<C>> | OutputOf<C>,
) {
  const { db, checkAnswers, console } = app.serving;
  const check = checkAnswers ? answerCheck(call.response) : undefined;
  const checkRefusal = checkAnswers ? refusalCheck(call) : undefined;
  app.route({
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { access: call.access, effect: call.effect },
    schema: {
      params: call.params ?? nothing,
      querystring: call.query ?? nothing,
      ...(call.method === 'GET' ? {} : { body: call.body ?? nothing }),
    },
    preValidation: async (request) => {
      // To everybody else the console's calls don't exist.
      if (call.access === 'console' && console !== 'open' && !isOfThisMachine(request))
        throw new MallError('NOT_FOUND', { url: call.path });
      admit(call.access, request.caller);
      if (call.method !== 'GET') request.body ??= {};
    },
    handler: async (request) => {
      const input = { ...(request.params as object), ...(request.query as object), ...(request.body as object) } as InputOf<C>;
      const caller = request.caller as CallerOf<C>;
      const work = () => handler(input, caller);
      const answer = () => (call.idempotent ? once(db, call.path, caller, input, work) : call.effect === 'read' ? patiently(work) : work());
      try {
        const body = (await onBehalfOf(request.id, answer)) ?? null;
        check?.(JSON.parse(JSON.stringify(body)));
        return { code: 0, message: '', body };
      } catch (error) {
        throw checkRefusal ? checkRefusal(error) : error;
      }
    },
  });
}
