import { paymentCalls as calls } from '@mall/api-contract/payment';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { route } from '../../http/route.ts';
import { blackCardDesk } from './black-card.service.ts';

export function blackCardRoutes(app: FastifyInstance, { db }: { db: Database }) {
  const desk = blackCardDesk(db);
  route(app, calls.checkBlackCardRenewStatus, (_input, { kp }) => desk.status(kp));
  route(app, calls.blackCardCharge, ({ provider = 'unionPay', channel = 'card' }, { kp }) => desk.charge(kp, provider, channel));
}
