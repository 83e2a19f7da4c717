import type { TokenEndsHeader } from '@mall/api-contract/platform';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PlatformRefusal } from '../registry/platform-refusal.ts';
import type { Registry } from '../registry/registry.ts';
import { endsSoon } from '../registry/tokens.ts';

/** Who calls the platform. */
export interface Actor {
  /** As the audit names them. */
  name: string;
  /** The area they may change, '*' for every area. */
  area: string;
  kind: 'token' | 'operator';
  /** Whether they may do what only administrators may: tokens, and candidates without a smoke test. */
  isAdmin: boolean;
  /** Of a token. */
  expiresAt?: string;
}

/** Reads who sent a request; undefined where this way of signing in was not used. @throws PlatformRefusal */
export type Authenticate = (request: FastifyRequest) => Promise<Actor | undefined>;

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
  }
}

const endsHeader: TokenEndsHeader = 'x-token-ends';

/** Refuses every call of this scope that nobody signed. */
export function identifyActors(scope: FastifyInstance, registry: Registry, others: Authenticate[]) {
  scope.decorateRequest('actor', null);
  // Before the body is read: who isn't known sends no megabytes.
  scope.addHook('onRequest', async (request) => {
    for (const authenticate of [tokenActor(registry), ...others]) {
      request.actor = (await authenticate(request)) ?? null;
      if (!request.actor) continue;
      if (request.actor.kind === 'operator' && request.method !== 'GET' && request.headers['x-platform'] !== '1')
        throw new PlatformRefusal('CSRF', '请求缺少 x-platform: 1，可能来自其他网站。', '从运维台操作；脚本请改用令牌。');
      return;
    }
    const token = tokenOf(request);
    const ended = token && (await registry.tokens.endedAt(token));
    throw new PlatformRefusal(
      'NOT_SIGNED_IN',
      ended ? `令牌已于 ${ended.slice(0, 10)} 过期。` : request.headers.authorization ? '令牌无效或已撤销。' : '没有提供令牌。',
      '设置 MALL_TOKEN 或 --token；向平台管理员索取属于你的区域的令牌。',
    );
  });
  scope.addHook('onSend', async ({ actor }, reply) => {
    const ends = actor && endsSoon(actor);
    if (ends) reply.header(endsHeader, ends);
  });
}

const tokenOf = ({ headers }: FastifyRequest) => /^Bearer (\S{20,200})$/.exec(headers.authorization ?? '')?.[1];

const tokenActor =
  (registry: Registry): Authenticate =>
  async (request) => {
    const token = tokenOf(request);
    const known = token ? await registry.tokens.find(token) : undefined;
    if (!known) return undefined;
    const { name, area, expiresAt } = known;
    return { name, area, kind: 'token', isAdmin: area === '*', ...(expiresAt ? { expiresAt } : {}) };
  };

/** Who signed this request. */
export const actorOf = ({ actor }: FastifyRequest): Actor => actor!;

/** @param act what is attempted: '发布', '上线' @throws WRONG_AREA naming both sides */
export function mayChange(actor: Actor, area: string, act: string): void {
  if (actor.area === '*' || actor.area === area) return;
  throw new PlatformRefusal(
    'WRONG_AREA',
    `令牌“${actor.name}”属于 ${actor.area}，不能${act} ${area}。`,
    `请使用属于 ${area} 的令牌，或请 ${area} 的团队操作。`,
    { ours: actor.area, theirs: area },
  );
}

/** @throws ADMIN_ONLY */
export function mustBeAdmin(actor: Actor, act: string): void {
  if (actor.isAdmin) return;
  throw new PlatformRefusal(
    'ADMIN_ONLY',
    `“${actor.name}”不是管理员，不能${act}。`,
    '请平台管理员操作：有管理员角色的员工账号，或网关所在机器上 registry/admin-token 里的令牌。',
    { ours: actor.kind === 'operator' ? 'operator' : actor.area, theirs: 'admin' },
  );
}
