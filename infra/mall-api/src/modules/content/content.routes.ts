import { contentCalls as calls } from '@mall/api-contract/content';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import type { helpService } from './help.service.ts';

export function contentRoutes(app: FastifyInstance, help: ReturnType<typeof helpService>) {
  route(app, calls.getMallHelpCenterTree, () => help.tree());
  route(app, calls.getMallHelpCenterById, ({ id }) => help.article(id));
}
