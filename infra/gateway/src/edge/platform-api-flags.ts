import type { FastifyInstance } from 'fastify';
import { areaOfFlag, type FlagWish, flagList } from '../registry/flags.ts';
import type { Registry } from '../registry/registry.ts';
import { actorOf, mayChange } from './platform-api-actor.ts';

const params = { type: 'object', properties: { flag: { type: 'string', maxLength: 110 } } } as const;
const why = { type: 'string', maxLength: 500 } as const;

interface Flag {
  Params: { flag: string };
}

/** What is switched: by the area's own team or an administrator, kept in the same log as releases. */
export function serveFlagApi(scope: FastifyInstance, registry: Registry) {
  scope.get('/_platform/flags', async () => ({ flags: flagList(registry.flags) }));

  scope.post<Flag & { Body: FlagWish & { why?: string } }>(
    '/_platform/flags/:flag',
    {
      schema: {
        params,
        body: {
          type: 'object',
          additionalProperties: false,
          properties: {
            percent: { type: 'integer', minimum: 0, maximum: 100 },
            companies: { type: 'array', maxItems: 200, items: { type: 'integer', minimum: 1 } },
            owner: { type: 'string', minLength: 1, maxLength: 60 },
            ends: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
            why,
          },
        },
      },
    },
    async (request) => {
      const { flag } = request.params;
      const { why: reason, ...wish } = request.body;
      const actor = actorOf(request);
      mayChange(actor, areaOfFlag(flag), '切换');
      return registry.setFlag(flag, wish, { who: actor.name, why: reason });
    },
  );

  scope.delete<Flag & { Querystring: { why?: string } }>(
    '/_platform/flags/:flag',
    { schema: { params, querystring: { type: 'object', properties: { why } } } },
    async (request) => {
      const { flag } = request.params;
      const actor = actorOf(request);
      mayChange(actor, areaOfFlag(flag), '移除开关');
      return registry.dropFlag(flag, { who: actor.name, why: request.query.why });
    },
  );
}
