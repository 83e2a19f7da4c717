import { headerNames, refusals } from '@mall/api-contract';
import { operatorCalls } from '@mall/api-contract/operator';
import type { FastifyInstance } from 'fastify';

/** Headers of every answer, and one line a request in the log, with its id and the refusal's name if it was one. */
export function addRequestLog(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply) => {
    reply.header(headerNames.requestId, request.id);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    reply.header('x-content-type-options', 'nosniff');
  });
  app.addHook('onResponse', async (request, reply) => {
    const { routeOptions, caller } = request;
    if (/^\/(healthz|readyz|metrics)$/.test(routeOptions.url ?? '')) return;
    const line = {
      method: request.method,
      url: routeOptions.url ?? request.url.split('?')[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(reply.refusal ? { refused: reply.refusal.reason, details: reply.refusal.details } : {}),
      ...(caller?.kp ? { kp: caller.kp.kpId } : {}),
      ...(caller?.operatorId === undefined ? {} : { operator: caller.operatorId }),
    };
    request.log.info(line, 'request');
  });
}

interface AuditLog {
  audit(row: { operatorId: number; kpId: number | null; call: string; outcome: number; requestId: string }): Promise<unknown>;
}

/**
 * Every write made in an operator's session gets a row in the audit log before its answer leaves, refused ones too. An act on the platform
 * that was recorded has its row already.
 */
export function addAudit(app: FastifyInstance, { audit }: AuditLog) {
  app.addHook('onSend', async ({ caller, routeOptions: { config, url }, id, log }, { refusal }) => {
    if (caller?.operatorId === undefined || !config.call || config.call.effect === 'read') return;
    if (url === operatorCalls.recordAct.path && !refusal) return;
    const row = { operatorId: caller.operatorId, kpId: caller.kp?.kpId ?? null, call: url ?? '', requestId: id };
    await audit({ ...row, outcome: refusal ? refusals[refusal.reason].code : 0 }).catch((error: unknown) => {
      log.error({ err: error, ...row }, 'could not write the audit log');
    });
  });
}
