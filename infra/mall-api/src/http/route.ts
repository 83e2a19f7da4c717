import { type CallContract, formsOf, type InputOf, type OutputOf } from '@mall/api-contract';
import type { AgreementType } from '@mall/domain/content';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { onBehalfOf } from '../database/asked-by.ts';
import type { PoolDatabase } from '../database/database.ts';
import { patiently } from '../database/outage.ts';
import { addressBudget } from '../load/address-budget.ts';
import { actorOf, type Caller, type SignedInCaller, type StaffCaller } from './caller.ts';
import { callCheck } from './door/call-check.ts';
import { once } from './idempotency.ts';
import { MallError } from './mall-error.ts';
import type { personsWrites } from './persons-writes.ts';
import { refusalCheck } from './refusal-check.ts';
import { uploadedFile } from './upload.ts';

type CallerOf<C extends CallContract> = C['access'] extends 'login' ? SignedInCaller : C['access'] extends 'staff' ? StaffCaller : Caller;

declare module 'fastify' {
  interface FastifyInstance {
    /** What every route needs: pool and key for idempotency, the lines of persons, who agreed to what, whether answers are held against the contract. */
    serving: {
      db: PoolDatabase;
      installationKey: Buffer;
      inTurn: ReturnType<typeof personsWrites>;
      requireAgreed: (kpId: number, agreements: readonly AgreementType[]) => Promise<void>;
      checkAnswers: boolean;
    };
  }
}

const nothing = { type: 'object', properties: {} };

/**
 * Serves one call of the contract, behind the door (`addDoor`): the contract validates what enters (unknown fields are refused) and, in tests, what
 * leaves: answers and refusals.
 * One that is `alsoGet` is served by GET besides.
 * A call declared `idempotent` does its work once a key (see `once`). While the database is away a read is tried again, and a write
 * with its key. Writes of one person, operator or program come one after the other; a call that visitors leave rows with has a budget an address.
 * @param handler gets path, query and body as one flat input, and the caller; what it returns becomes the envelope's body
 * @param prepare what takes long and needs no transaction: done before the one that surrounds an idempotent write. It refuses nothing, because an
 * answer may be kept; what it found is handed to the handler, which holds it against what is locked then
 */
export function route<C extends CallContract, P = undefined>(
  app: FastifyInstance,
  call: C,
  handler: (input: InputOf<C>, caller: CallerOf<C>, prepared: P) => Promise<OutputOf<C>> | OutputOf<C>,
  prepare?: (input: InputOf<C>, caller: CallerOf<C>) => Promise<P>,
) {
  const { inTurn, requireAgreed, checkAnswers } = app.serving;
  const mayAsk = call.perMinute === undefined ? undefined : addressBudget(call.perMinute);
  const check = checkAnswers ? callCheck(call) : undefined;
  const checkRefusal = checkAnswers ? refusalCheck(call) : undefined;
  const options = {
    config: { call },
    ...(call.bodyAtMost === undefined ? {} : { bodyLimit: call.bodyAtMost }),
    preValidation: async (request: FastifyRequest) => {
      if (request.method === 'POST') request.body ??= {};
    },
    handler: async (request: FastifyRequest) => {
      const caller = request.caller as CallerOf<C>;
      const brought = call.upload ? { file: await uploadedFile(request, actorOf(caller)) } : (request.body as object);
      const input = { ...(request.params as object), ...(request.query as object), ...brought } as InputOf<C>;
      if (mayAsk && !mayAsk(caller.ip)) throw new MallError('TOO_MANY_REQUESTS', { retryAfterSeconds: 60 });
      const answer = async () => {
        const prepared = (prepare && (await patiently(() => prepare(input, caller)))) as P;
        const work = async () => {
          // Within the key's work: what was answered once is answered again, whatever was published since.
          if (call.agreements && caller.kp) await requireAgreed(caller.kp.kpId, call.agreements);
          return handler(input, caller, prepared);
        };
        if (call.effect === 'read') return patiently(work);
        if (!call.idempotent) return work();
        const write = () => once(app.serving, call.path, caller, input, work);
        // What a connection that broke at the commit has done, its key tells: the same again does nothing twice.
        return caller.idempotencyKey === undefined ? write() : patiently(write);
      };
      const actor = actorOf(caller);
      const inLine = () => (actor && call.effect === 'write' ? inTurn(actor, answer) : answer());
      try {
        const body = (await onBehalfOf(request.id, inLine, call.patienceMs)) ?? null;
        check?.(JSON.parse(JSON.stringify(body)));
        return { code: 0, message: '', body };
      } catch (error) {
        throw checkRefusal ? checkRefusal(error) : error;
      }
    },
  };
  for (const { method, path, params, query, body } of formsOf(call))
    app.route({
      ...options,
      method,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      // A HEAD would do the work and tell nobody.
      exposeHeadRoute: call.effect === 'read',
      schema: { params: params ?? nothing, querystring: query ?? nothing, ...(method === 'GET' ? {} : { body: body ?? nothing }) },
    });
}
