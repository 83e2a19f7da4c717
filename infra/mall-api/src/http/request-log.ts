import { headerNames, refusals } from '@mall/api-contract';
import type { FastifyInstance } from 'fastify';
import type { SessionService } from '../modules/account/session.service.ts';

/** One line a request with its id, the refusal's name if it was one, and for writes of an operator's session a row of the audit log. */
export function addRequestLog(app: FastifyInstance, sessions: SessionService) {
  app.addHook('onSend', async (request, reply) => {
    reply.header(headerNames.requestId, request.id);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    reply.header('x-content-type-options', 'nosniff');
  });
  app.addHook('onResponse', async (request, reply) => {
    const { routeOptions, caller } = request;
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
    if (caller?.operatorId === undefined || routeOptions.config.access === undefined || routeOptions.config.reads) return;
    const outcome = reply.refusal ? refusals[reply.refusal.reason].code : 0;
    await sessions.audit({
      operatorId: caller.operatorId,
      kpId: caller.kp?.kpId ?? null,
      call: routeOptions.url ?? '',
      outcome,
      requestId: request.id,
    });
  });
}
