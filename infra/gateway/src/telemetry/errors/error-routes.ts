import type { ErrorReport, StackFrame } from '@mall/api-contract/platform';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PlatformRefusal } from '../../registry/platform-refusal.ts';
import type { ErrorStore } from './error-store.ts';

const name = { type: 'string', maxLength: 60 } as const;

/** Serves what browsers reported, with the places in the sources. An area's token sees its own area; operators and administrators see all. */
export function serveErrors(
  scope: FastifyInstance,
  errors: ErrorStore,
  resolve: (stack: string) => Promise<StackFrame[]>,
  /** Takes in what other gateways heard. */
  catchUp: () => Promise<void>,
) {
  const maySee = ({ actor }: FastifyRequest, area: string) => actor!.area === '*' || actor!.area === area;

  scope.get<{ Querystring: { area?: string; version?: string; limit: number } }>(
    '/_platform/errors',
    {
      schema: {
        querystring: {
          type: 'object',
          properties: { area: name, version: name, limit: { type: 'integer', minimum: 1, maximum: 200, default: 50 } },
        },
      },
    },
    async (request) => {
      const area = request.query.area ?? (request.actor!.area === '*' ? undefined : request.actor!.area);
      if (area && !maySee(request, area))
        throw new PlatformRefusal(
          'WRONG_AREA',
          `令牌属于 ${request.actor!.area}，不能查看 ${area} 的错误。`,
          `请使用属于 ${area} 的令牌，或以运维人员身份登录。`,
        );
      await catchUp();
      return { errors: errors.list({ ...request.query, area }) };
    },
  );

  scope.get<{ Params: { id: string } }>('/_platform/errors/:id', async (request, reply) => {
    await catchUp();
    const found = errors.find(request.params.id);
    if (!found || !maySee(request, found.area))
      return reply.code(404).send({
        error: {
          code: 'UNKNOWN_ERROR',
          message: '没有这份错误报告，可能已被更新的报告替换。',
          fix: '用 /_platform/errors 查看现有的报告。',
        },
      });
    return { ...found, frames: await resolve(found.stack), replay: `/?snapshot=${found.snapshot}` } satisfies ErrorReport;
  });
}
