import { downloadCalls as calls } from '@mall/api-contract/download';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import type { sitemapService } from './sitemap.service.ts';

export function downloadRoutes(app: FastifyInstance, sitemap: ReturnType<typeof sitemapService>) {
  route(app, calls.viewSitemap, ({ fileName }) => sitemap.file(fileName));
}
