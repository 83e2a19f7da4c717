import type { SignedSmoke } from '@mall/api-contract/platform';
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import type { Registry } from '../registry/registry.ts';
import { actorOf, mayChange, mustBeAdmin } from './platform-api-actor.ts';
import { areaName, versionName } from './platform-api-releases.ts';

const params = Type.Object({ area: Type.String({ pattern: areaName.pattern }), version: Type.String({ pattern: versionName.pattern }) });
const runnerId = Type.Object({ id: Type.String({ pattern: '^[0-9a-f]{12}$' }) });
/** Any of it may be missing: what isn't signed is refused for that, not for its shape. */
const signed = Type.Object({
  statement: Type.String({ maxLength: 250_000, default: '' }),
  signature: Type.String({ maxLength: 200, default: '' }),
  runner: Type.String({ maxLength: 12, default: '' }),
});
const newRunner = Type.Object(
  { name: Type.String({ minLength: 1, maxLength: 60 }), publicKey: Type.String({ maxLength: 400 }) },
  { additionalProperties: false },
);

/** Smoke tests of candidates: a pass to run one, the runner's signed word of how it went, and who the runners are. */
export function serveSmokeApi(scope: FastifyInstance, registry: Registry) {
  const { smokeTests } = registry;
  const { runners } = smokeTests;

  scope.post<{ Params: Static<typeof params> }>(
    '/_platform/releases/:area/:version/smoke-runs',
    { schema: { params } },
    async (request, reply) => {
      const { area, version } = request.params;
      mayChange(actorOf(request), area, '测试');
      return reply.code(201).send(await smokeTests.begin(area, version));
    },
  );

  scope.post<{ Params: Static<typeof params>; Body: SignedSmoke }>(
    '/_platform/releases/:area/:version/smoke',
    { schema: { params, body: signed } },
    async (request) => {
      const { area, version } = request.params;
      const actor = actorOf(request);
      mayChange(actor, area, '记录冒烟测试：');
      const { passed, who } = await registry.recordSmoke(area, version, request.body, { who: actor.name });
      return { area, version, passed, who };
    },
  );

  scope.post<{ Body: Static<typeof newRunner> }>('/_platform/runners', { schema: { body: newRunner } }, async (request, reply) => {
    const actor = actorOf(request);
    mustBeAdmin(actor, '登记冒烟测试的运行者');
    const made = await runners.create(request.body.name, request.body.publicKey, actor.name);
    await registry.record({ who: actor.name, act: 'runner', why: `登记运行者 ${made.id}（${made.name}）` });
    return reply.code(201).send(made);
  });

  scope.get('/_platform/runners', async (request) => {
    mustBeAdmin(actorOf(request), '查看冒烟测试的运行者');
    return { runners: await runners.list() };
  });

  scope.get<{ Params: Static<typeof runnerId> }>('/_platform/runners/:id/last', { schema: { params: runnerId } }, async (request) => {
    mustBeAdmin(actorOf(request), '查看冒烟测试的运行者');
    return smokeTests.lastOf(request.params.id);
  });

  scope.delete<{ Params: Static<typeof runnerId> }>('/_platform/runners/:id', { schema: { params: runnerId } }, async (request) => {
    const actor = actorOf(request);
    mustBeAdmin(actor, '撤销冒烟测试的运行者');
    const revoked = await runners.revoke(request.params.id);
    await registry.record({ who: actor.name, act: 'runner', why: `撤销运行者 ${revoked.id}（${revoked.name}）` });
    return revoked;
  });
}
