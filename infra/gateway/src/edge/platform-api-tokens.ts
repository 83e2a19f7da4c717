import type { FastifyInstance } from 'fastify';
import type { Registry } from '../registry/registry.ts';
import { tokenDays } from '../registry/tokens.ts';
import { actorOf, mustBeAdmin } from './platform-api-actor.ts';

/** Tokens of teams: made, listed and ended by administrators. */
export function serveTokenApi(scope: FastifyInstance, registry: Registry) {
  scope.post<{ Body: { area: string; name: string; days?: number } }>(
    '/_platform/tokens',
    {
      schema: {
        body: {
          type: 'object',
          required: ['area', 'name'],
          additionalProperties: false,
          properties: {
            area: { type: 'string', pattern: '^(\\*|shell|mf-[a-z0-9-]{1,60})$' },
            name: { type: 'string', minLength: 1, maxLength: 60 },
            days: { type: 'integer', minimum: 1, maximum: tokenDays.most },
          },
        },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      mustBeAdmin(actor, '创建令牌');
      const { area, name, days } = request.body;
      const made = await registry.tokens.create(area, name, actor.name, days);
      await registry.record({
        who: actor.name,
        act: 'token',
        ...(area === '*' ? {} : { area }),
        why: `创建令牌 ${made.id}（${name}，${area}），${made.expiresAt!.slice(0, 10)} 到期`,
      });
      return reply.code(201).send(made);
    },
  );

  scope.get('/_platform/tokens', async (request) => {
    mustBeAdmin(actorOf(request), '查看令牌');
    return { tokens: await registry.tokens.list() };
  });

  scope.delete<{ Params: { id: string } }>(
    '/_platform/tokens/:id',
    { schema: { params: { type: 'object', properties: { id: { type: 'string', pattern: '^[0-9a-f]{12}$' } } } } },
    async (request) => {
      const actor = actorOf(request);
      mustBeAdmin(actor, '撤销令牌');
      const revoked = await registry.tokens.revoke(request.params.id);
      await registry.record({
        who: actor.name,
        act: 'token',
        ...(revoked.area === '*' ? {} : { area: revoked.area }),
        why: `撤销令牌 ${revoked.id}（${revoked.name}，${revoked.area}）`,
      });
      return revoked;
    },
  );
}
