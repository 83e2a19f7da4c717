import { contentCalls as calls } from '@mall/api-contract/content';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { route } from '../../http/route.ts';
import { helpService } from './help.service.ts';

export function contentRoutes(app: FastifyInstance, { db }: { db: Database }) {
  const help = helpService(db);
  route(app, calls.getMallHelpCenterTree, () => help.tree());
  route(app, calls.getMallHelpCenterById, ({ id }) => help.article(id));
}
