import type { FastifyInstance } from 'fastify';
import type { Registry } from '../registry/registry.ts';
import { uploadLimits } from '../registry/uploads.ts';
import { actorOf, mayChange } from './platform-api-actor.ts';

export const areaName = { type: 'string', pattern: '^(shell|mf-[a-z0-9-]{1,60})$' } as const;
export const versionName = { type: 'string', pattern: '^\\w[\\w.-]{0,63}$' } as const;
const params = { type: 'object', properties: { area: areaName, version: versionName } } as const;

interface ReleaseParams {
  area: string;
  version: string;
}

/** Publishing: files one by one, then area.json. */
export function serveReleaseApi(scope: FastifyInstance, registry: Registry) {
  void scope.register(async (files) => {
    files.removeAllContentTypeParsers();
    files.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: uploadLimits.fileBytes }, (_request, body, done) => done(null, body));
    files.put<{ Params: ReleaseParams & { '*': string }; Body: Buffer | undefined }>(
      '/_platform/releases/:area/:version/files/*',
      { schema: { params } },
      async (request) => {
        const { area, version, '*': path } = request.params;
        mayChange(actorOf(request), area, '发布');
        return registry.uploads.put(area, version, path, request.body ?? Buffer.alloc(0));
      },
    );
  });

  scope.get<{ Params: ReleaseParams; Querystring: { for?: 'publish' } }>(
    '/_platform/releases/:area/:version',
    { schema: { params } },
    async (request) => {
      const { area, version } = request.params;
      // Whoever is about to publish learns at once that it isn't theirs, also where the version is there already.
      if (request.query.for === 'publish') mayChange(actorOf(request), area, '发布');
      if (!(await registry.releases.has(area, version)))
        return { area, version, state: 'uploading', files: await registry.uploads.list(area, version) };
      const [publication, smoke] = await Promise.all([
        registry.releases.publication(area, version),
        registry.releases.smoke(area, version),
      ]);
      return { area, version, state: 'published', files: [], publication, ...(smoke ? { smoke } : {}) };
    },
  );

  scope.get<{ Params: { area: string } }>(
    '/_platform/releases/:area',
    { schema: { params: { type: 'object', properties: { area: areaName } } } },
    async (request) => {
      const versions = await registry.releases.list(request.params.area);
      const releases = await Promise.all(
        versions.map(async ({ area, version }) => ({ version, ...(await registry.releases.publication(area, version)) })),
      );
      return { releases: releases.sort((a, b) => (b.at ?? '').localeCompare(a.at ?? '')) };
    },
  );

  scope.post<{ Params: ReleaseParams; Body: object; Querystring: { why?: string } }>(
    '/_platform/releases/:area/:version',
    {
      bodyLimit: 4 * 1024 * 1024,
      schema: {
        params,
        querystring: { type: 'object', properties: { why: { type: 'string', maxLength: 500 } } },
        body: { type: 'object', required: ['name', 'version', 'entry', 'files'] },
      },
    },
    async (request, reply) => {
      const { area, version } = request.params;
      const actor = actorOf(request);
      mayChange(actor, area, '发布');
      await registry.publish(area, version, JSON.stringify(request.body), { who: actor.name, why: request.query.why });
      return reply.code(201).send({ area, version, state: 'published' });
    },
  );

  scope.post<{ Params: ReleaseParams; Body: object }>(
    '/_platform/releases/:area/:version/check',
    { bodyLimit: 4 * 1024 * 1024, schema: { params, body: { type: 'object', required: ['name', 'version', 'entry', 'files'] } } },
    async (request) => {
      mayChange(actorOf(request), request.params.area, '检查');
      return { refusals: await registry.check(JSON.stringify(request.body)) };
    },
  );
}
