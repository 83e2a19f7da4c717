import { type CallContract, formsOf, type InputOf, type OutputOf, rightOf, rightRefusals } from '@mall/api-contract';
import { type KpRight, may } from '@mall/domain/account';
import type { AgreementType } from '@mall/domain/content';
import { mayAct } from '@mall/domain/staff';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { onBehalfOf } from '../database/asked-by.ts';
import type { PoolDatabase } from '../database/database.ts';
import { patiently } from '../database/outage.ts';
import { addressBudget } from '../load/address-budget.ts';
import type { ConsoleAccess } from '../settings.ts';
import { actorOf, type Caller, type SignedInCaller, type StaffCaller } from './caller.ts';
import { once } from './idempotency.ts';
import { MallError } from './mall-error.ts';
import type { personsWrites } from './persons-writes.ts';
import { refusalCheck } from './refusal-check.ts';
import { isOfThisMachine } from './this-machine.ts';
import { uploadedFile } from './upload.ts';
import { answerCheck } from './validation.ts';
import { withoutAmounts } from './without-amounts.ts';

type CallerOf<C extends CallContract> = C['access'] extends 'login' ? SignedInCaller : C['access'] extends 'staff' ? StaffCaller : Caller;

declare module 'fastify' {
  interface FastifyInstance {
    /** What every route needs: pool and key for idempotency, the lines of persons, who agreed to what, whether answers are held against the contract, and whom the console answers. */
    serving: {
      db: PoolDatabase;
      installationKey: Buffer;
      inTurn: ReturnType<typeof personsWrites>;
      requireAgreed: (kpId: number, agreements: readonly AgreementType[]) => Promise<void>;
      checkAnswers: boolean;
      console: ConsoleAccess;
    };
  }
  interface FastifyContextConfig {
    access?: CallContract['access'];
    effect?: CallContract['effect'];
  }
}

const nothing = { type: 'object', properties: {} };

/** May this caller make the call? Asked before its input is looked at. */
function admit({ access, roles = [] }: CallContract, right: KpRight | undefined, { kp, operatorId, staff }: Caller) {
  if (access === 'login' && !kp) throw new MallError('NOT_SIGNED_IN');
  if (right && kp && !may(kp, right)) throw new MallError(rightRefusals[right]);
  if (access === 'staff') {
    if (!staff) throw new MallError(kp || operatorId !== undefined ? 'FORBIDDEN' : 'NOT_SIGNED_IN');
    if (!mayAct(staff.roles, roles)) throw new MallError('FORBIDDEN');
  }
  if (access === 'operator' && operatorId === undefined) throw new MallError(kp ? 'FORBIDDEN' : 'NOT_SIGNED_IN');
}

/**
 * Serves one call of the contract: the contract validates what enters (unknown fields are refused) and, in tests, what leaves:
 * answers and refusals.
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
  const { inTurn, requireAgreed, checkAnswers, console } = app.serving;
  const right = rightOf(call);
  const mayAsk = call.perMinute === undefined ? undefined : addressBudget(call.perMinute);
  const check = checkAnswers ? answerCheck(call.response) : undefined;
  const checkRefusal = checkAnswers ? refusalCheck(call) : undefined;
  const options = {
    config: { access: call.access, effect: call.effect },
    ...(call.bodyAtMost === undefined ? {} : { bodyLimit: call.bodyAtMost }),
    preValidation: async (request: FastifyRequest) => {
      // To everybody else the console's calls don't exist.
      if (call.access === 'console' && console !== 'open' && !isOfThisMachine(request))
        throw new MallError('NOT_FOUND', { url: call.path });
      admit(call, right, request.caller);
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
        return { code: 0, message: '', body: caller.kp && !may(caller.kp, 'seePrices') ? withoutAmounts(body) : body };
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
