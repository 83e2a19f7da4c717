import { type CallContract, isShutInSimulation, pricedLinksOf, rightRefusals, rightsOf } from '@mall/api-contract';
import { may } from '@mall/domain/account';
import { mayAct } from '@mall/domain/staff';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ConsoleAccess } from '../../settings.ts';
import type { Caller } from '../caller.ts';
import { MallError } from '../mall-error.ts';
import { isOfThisMachine } from '../this-machine.ts';
import { withoutAmounts } from './without-amounts.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the contract says of the call that a route serves; in its place, why a route under /api/ is none of the contract. */
    call?: CallContract;
    outsideContract?: string;
  }
}

/** May this caller make the call? Everything that is asked about it is declared in the contract. */
function admit(call: CallContract, { kp, operatorId, staff }: Caller) {
  const { access, roles = [] } = call;
  if (access === 'login' && !kp) throw new MallError('NOT_SIGNED_IN');
  if (access === 'staff') {
    if (!staff) throw new MallError(kp || operatorId !== undefined ? 'FORBIDDEN' : 'NOT_SIGNED_IN');
    if (!mayAct(staff.roles, roles)) throw new MallError('FORBIDDEN');
  }
  if (access === 'operator' && operatorId === undefined) throw new MallError(kp ? 'FORBIDDEN' : 'NOT_SIGNED_IN');
  if (!kp) return;
  if (kp.operatorId !== undefined && isShutInSimulation(call)) throw new MallError('NOT_IN_SIMULATION');
  for (const right of rightsOf(call)) if (!may(kp, right)) throw new MallError(rightRefusals[right]);
}

const links = new WeakMap<CallContract, ReadonlySet<string>>();
function linksOf(call: CallContract): ReadonlySet<string> {
  const known = links.get(call) ?? pricedLinksOf(call.response);
  links.set(call, known);
  return known;
}

/** An answer as its call's contract says this caller may have it: without amounts, and what opens some, for who may not see prices (rule roles 17). */
const asMayBeSeen = (call: CallContract | undefined, { caller }: Pick<FastifyRequest, 'caller'>, answer: unknown): unknown =>
  caller?.kp && !may(caller.kp, 'seePrices') ? withoutAmounts(answer, call && linksOf(call)) : answer;

/**
 * The one door of the API: every route under /api/ names its call of the contract, and who may not make it is refused before its input is looked at,
 * however the route is served. Add it after the hook that makes `request.caller`.
 */
export function addDoor(app: FastifyInstance, console: ConsoleAccess) {
  app.addHook('onRoute', ({ url, config }) => {
    if (url.startsWith('/api/') && !config?.call && !config?.outsideContract) throw new Error(`${url} is served, and no call says who may`);
  });
  app.addHook('preValidation', async (request) => {
    const { call } = request.routeOptions.config;
    if (!call) return;
    // To everybody else the console's calls don't exist.
    if (call.access === 'console' && console !== 'open' && !isOfThisMachine(request)) throw new MallError('NOT_FOUND', { url: call.path });
    admit(call, request.caller);
  });
  app.addHook('preSerialization', async (request, _reply, answer) => asMayBeSeen(request.routeOptions.config.call, request, answer));
}
