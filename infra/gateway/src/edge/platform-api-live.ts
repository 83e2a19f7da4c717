import type { PlatformFigures, PlatformStatus } from '@mall/api-contract/platform';
import type { FastifyInstance } from 'fastify';
import type { OpenApiDocument } from '../gate/open-api.ts';
import { PlatformRefusal } from '../registry/platform-refusal.ts';
import type { Registry } from '../registry/registry.ts';
import { actorOf, mayChange, mustBeAdmin } from './platform-api-actor.ts';
import { areaName, versionName } from './platform-api-releases.ts';

const params = { type: 'object', properties: { area: areaName } } as const;
const why = { type: 'string', maxLength: 500 } as const;
const reason = { type: 'object', additionalProperties: false, properties: { why } } as const;

interface Area {
  Params: { area: string };
}

/** What is live: changing it and looking at it. */
export function serveLiveApi(scope: FastifyInstance, registry: Registry, telemetry: (() => Promise<PlatformFigures>) | undefined) {
  scope.post<Area & { Body: { version?: string; canary?: number; why?: string; noSmoke?: boolean } }>(
    '/_platform/areas/:area/promote',
    {
      schema: {
        params,
        body: {
          type: 'object',
          additionalProperties: false,
          properties: { version: versionName, canary: { type: 'integer', minimum: 1, maximum: 99 }, why, noSmoke: { type: 'boolean' } },
        },
      },
    },
    async (request) => {
      const { area } = request.params;
      const { canary: percent, ...options } = request.body;
      const actor = actorOf(request);
      mayChange(actor, area, '上线');
      if (options.noSmoke) {
        mustBeAdmin(actor, '跳过冒烟测试');
        if (!options.why) throw new PlatformRefusal('INVALID_REQUEST', '跳过冒烟测试必须说明原因。', '加上 --why "原因"。');
      }
      const act = { ...options, who: actor.name };
      return percent === undefined ? registry.promote(area, act) : registry.canary(area, { ...act, percent });
    },
  );

  scope.post<Area & { Body: { why?: string } | null }>(
    '/_platform/areas/:area/rollback',
    { schema: { params, body: orNothing } },
    async (request) => {
      const actor = actorOf(request);
      mayChange(actor, request.params.area, '回滚');
      return registry.rollback(request.params.area, { who: actor.name, why: request.body?.why });
    },
  );

  scope.post<Area & { Body: { why?: string } | null }>(
    '/_platform/areas/:area/disable',
    { schema: { params, body: orNothing } },
    async (request) => {
      const actor = actorOf(request);
      mayChange(actor, request.params.area, '停用');
      return registry.disable(request.params.area, { who: actor.name, why: request.body?.why });
    },
  );

  scope.post<{ Body: OpenApiDocument }>(
    '/_platform/check-api',
    { bodyLimit: 4 * 1024 * 1024, schema: { body: { type: 'object', required: ['paths'], properties: { paths: { type: 'object' } } } } },
    async ({ body }) => ({ refusals: await registry.checkApi(body) }),
  );

  scope.get(
    '/_platform/status',
    async (): Promise<PlatformStatus> => ({
      ...(await registry.status()),
      endingTokens: await registry.tokens.ending(),
      ...(telemetry ? { telemetry: await telemetry() } : {}),
    }),
  );

  scope.get<{ Querystring: { area?: string; limit: number; before?: number } }>(
    '/_platform/history',
    {
      schema: {
        querystring: {
          type: 'object',
          properties: {
            area: areaName,
            limit: { type: 'integer', minimum: 1, maximum: 500, default: 50 },
            before: { type: 'integer', minimum: 1 },
          },
        },
      },
    },
    async ({ query }) => ({ entries: await registry.history(query) }),
  );

  scope.post<{ Body: { snapshot?: string } | null }>(
    '/_platform/pins',
    {
      schema: {
        body: { type: ['object', 'null'], additionalProperties: false, properties: { snapshot: { type: 'string', maxLength: 40 } } },
      },
    },
    async (request) => {
      const { id } = await registry.pin(request.body?.snapshot, { who: actorOf(request).name });
      return { snapshot: id, url: `/?snapshot=${id}` };
    },
  );
}

const orNothing = { ...reason, type: ['object', 'null'] } as const;
