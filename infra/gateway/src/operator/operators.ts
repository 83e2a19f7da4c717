import { createHash } from 'node:crypto';
import { type Envelope, headerNames } from '@mall/api-contract';
import { type Operator, operatorCalls } from '@mall/api-contract/operator';
import { mayAct, mayUsePlatform } from '@mall/domain/staff';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { cookiesOf } from '../edge/bound-cookies.ts';
import { deviceOf } from '../edge/cookies.ts';
import type { Authenticate } from '../edge/platform-api-actor.ts';
import { PlatformRefusal } from '../registry/platform-refusal.ts';

export type { Operator };

/** Facts of an act, as the API's audit log keeps them. */
export type ActDetails = Record<string, string | number | boolean>;

export interface Operators {
  /** Who of the mall's staff sent this request; undefined for everybody else. While the API is away, who was known in the last quarter of an hour. */
  operatorOf(request: FastifyRequest): Promise<Operator | undefined>;
  /** Names an operator's session without giving it away, '' without one: signed cookies hold only together with it. */
  sessionName(request: FastifyRequest): string;
  /** Keeps what an operator does in the API's audit log. @throws when it could not be kept: what isn't kept isn't done */
  recordAct(request: FastifyRequest, act: string, subject: string, details?: ActDetails, token?: string): Promise<void>;
  /** Calls the API for this request, with the operator's session where there is one. @throws the API did not answer */
  ask<Body>(request: FastifyRequest, path: string, input?: object, token?: string): Promise<Envelope<Body>>;
  /** Drops what is remembered of this request's session. */
  forget(request: FastifyRequest): void;
}

export const operatorCookie = 'operator';
const rememberedMs = 10_000;
/** While the API is away, who was known lately still is: its failure is what an operator comes to look at. */
const graceMs = 15 * 60_000;
const limitMs = 4000;

const tokenOf = (request: FastifyRequest) => cookiesOf(request)[operatorCookie] ?? '';
const nameOf = (token: string) => (token ? createHash('sha256').update(token).digest('base64url').slice(0, 22) : '');

/** Operators as the mall API knows them: their session is the API's, kept in a cookie no script can read. */
export function createOperators(apiUrl: string): Operators {
  const known = new LRUCache<string, { operator: Operator | undefined; at: number }>({ max: 500 });

  async function ask<Body>(request: FastifyRequest, path: string, input?: object, token = tokenOf(request)): Promise<Envelope<Body>> {
    const answer = await fetch(`${apiUrl}${path}`, {
      method: input ? 'POST' : 'GET',
      headers: {
        'x-forwarded-for': request.ip,
        'user-agent': String(request.headers['user-agent'] ?? ''),
        [headerNames.requestId]: request.id,
        [headerNames.device]: deviceOf(request),
        ...(token ? { [headerNames.token]: token } : {}),
        ...(input ? { 'content-type': 'application/json' } : {}),
      },
      ...(input ? { body: JSON.stringify(input) } : {}),
      signal: AbortSignal.timeout(limitMs),
    });
    return (await answer.json()) as Envelope<Body>;
  }

  return {
    ask,
    async operatorOf(request) {
      const token = tokenOf(request);
      if (!token) return undefined;
      const name = nameOf(token);
      const found = known.get(name);
      const age = found ? Date.now() - found.at : Number.POSITIVE_INFINITY;
      if (age < rememberedMs) return found!.operator;
      try {
        const { code, body } = await ask<Operator>(request, operatorCalls.getOperator.path);
        // Staff without a role for the platform are nobody here (rule operator 9).
        const operator = code === 0 && mayAct(body.roles, mayUsePlatform) ? body : undefined;
        known.set(name, { operator, at: Date.now() });
        return operator;
      } catch (error) {
        request.log.warn({ err: error }, 'the API could not say who the operator is');
        return age < graceMs ? found!.operator : undefined;
      }
    },
    sessionName: (request) => nameOf(tokenOf(request)),
    async recordAct(request, act, subject, details = {}, token = undefined) {
      const { code, message } = await ask(request, operatorCalls.recordAct.path, { act, subject, details }, token);
      if (code !== 0) throw new Error(`the audit log refused '${act}': ${message}`);
    },
    forget: (request) => void known.delete(nameOf(tokenOf(request))),
  };
}

/** Lets operators act on the platform as tokens do; what they change is kept in the API's audit log too. */
export const operatorActor =
  (operators: Operators): Authenticate =>
  async (request) => {
    const operator = await operators.operatorOf(request);
    if (operator && request.method !== 'GET' && request.headers['x-platform'] === '1')
      await operators.recordAct(request, 'platform', `${request.method} ${request.url.slice(0, 180)}`).catch((error: unknown) => {
        request.log.error({ err: error }, 'an operator’s act was not kept');
        throw new PlatformRefusal(
          'API_UNREACHABLE',
          '操作没有写入审计日志，因此没有执行：商城 API 没有应答。',
          '恢复 API 后重试；紧急时用令牌操作，它不经过 API：mall rollback <区域>。',
        );
      });
    return operator && { name: operator.name, area: '*', kind: 'operator', isAdmin: mayAct(operator.roles, []) };
  };
