import { operatorCalls as calls } from '@mall/api-contract/operator';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { route } from '../../http/route.ts';
import { operatorService } from './operator.service.ts';

export function operatorRoutes(app: FastifyInstance, { db }: { db: Database }) {
  const operators = operatorService(db);
  route(app, calls.getOperator, (_input, caller) => operators.current(caller));
  route(app, calls.recordAct, ({ act, subject, details = {} }, caller) => operators.record(caller, { act, subject, details }));
}
