import type { PlatformFigures } from '@mall/api-contract/platform';
import type { FastifyInstance } from 'fastify';
import { PlatformRefusal } from '../registry/platform-refusal.ts';
import type { Registry } from '../registry/registry.ts';
import { type Authenticate, identifyActors } from './platform-api-actor.ts';
import { serveFlagApi } from './platform-api-flags.ts';
import { serveLiveApi } from './platform-api-live.ts';
import { serveReleaseApi } from './platform-api-releases.ts';
import { serveSmokeApi } from './platform-api-smoke.ts';
import { serveTokenApi } from './platform-api-tokens.ts';

export interface PlatformApiOptions {
  /** Other ways to sign in than a token: an operator's cookie. */
  authenticate?: Authenticate[];
  /** Figures of the last hour by area and version, shown with the status. */
  telemetry?: () => Promise<PlatformFigures>;
  /** What else answers those who are known. */
  more?: (scope: FastifyInstance) => void;
}

/** Serves `/_platform/*`: publish, promote, roll back, look. Errors are `{ error: { code, message, fix, details? } }`, for people in Chinese. */
export function servePlatformApi(
  scope: FastifyInstance,
  registry: Registry,
  { authenticate = [], telemetry, more }: PlatformApiOptions = {},
) {
  scope.setErrorHandler((error: Error & { statusCode?: number; code?: string; validation?: unknown }, request, reply) => {
    const refusal = error instanceof PlatformRefusal ? error : refusalOf(error);
    if (refusal)
      return reply.code(refusal.status).send({
        error: { code: refusal.code, message: refusal.message, fix: refusal.fix, ...(refusal.details ? { details: refusal.details } : {}) },
      });
    request.log.error({ err: error }, 'a call of the platform failed');
    return reply.code(500).send({
      error: { code: 'INTERNAL', message: '平台内部出错，操作没有完成。', fix: `稍后重试；仍失败时把编号 ${request.id} 交给平台团队。` },
    });
  });
  scope.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  identifyActors(scope, registry, authenticate);
  serveReleaseApi(scope, registry);
  serveSmokeApi(scope, registry);
  serveLiveApi(scope, registry, telemetry);
  serveFlagApi(scope, registry);
  serveTokenApi(scope, registry);
  more?.(scope);
}

/** What Fastify refuses by itself: bodies that are too large, of another shape or no JSON. */
function refusalOf(error: Error & { statusCode?: number; code?: string; validation?: unknown }): PlatformRefusal | undefined {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new PlatformRefusal(
      'TOO_LARGE',
      '请求内容超过大小上限：单个文件最多 8 MB，area.json 最多 4 MB。',
      '拆分或缩小构建产物后重新发布。',
    );
  if ((error.statusCode ?? 500) < 500)
    return new PlatformRefusal(
      'INVALID_REQUEST',
      `请求格式不对：${error.message}`,
      '对照 docs 里平台接口的说明修改请求；或使用 mall 命令。',
      error.validation,
    );
  return undefined;
}
