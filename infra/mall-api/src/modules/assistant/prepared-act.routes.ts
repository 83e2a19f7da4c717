import { assistantCalls as calls } from '@mall/api-contract/assistant';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { SignedInCaller } from '../../http/caller.ts';
import { callsAs } from '../../http/calls-as.ts';
import { preparedActService } from './prepared-act.service.ts';

/**
 * What a key prepared, for its person (rule agent 7). The act is a call of its own that waits its turn in the person's line, so these don't stand in it
 * and are served here, not by `route`.
 */
export function preparedActRoutes(app: FastifyInstance, { db }: { db: Database }) {
  const acts = preparedActService(db);
  const personOf = ({ caller }: FastifyRequest) => (caller as SignedInCaller).kp.kpId;
  const told = (body: unknown) => ({ code: 0, message: '', body });
  const { getPreparedAct: read, confirmPreparedAct: confirm } = calls;
  app.get<{ Params: { id: string } }>(
    read.path.replace('{id}', ':id'),
    { schema: { params: read.params }, config: { call: read } },
    async (request) => told(await acts.view(personOf(request), request.params.id, callsAs(app, request))),
  );
  app.post<{ Body: { id: string } }>(confirm.path, { schema: { body: confirm.body }, config: { call: confirm } }, async (request) =>
    told(await acts.confirm(personOf(request), request.body.id, callsAs(app, request))),
  );
}
