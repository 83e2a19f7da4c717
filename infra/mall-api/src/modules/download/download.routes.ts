import { downloadCalls as calls } from '@mall/api-contract/download';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import { type SitemapParts, sitemapService } from './sitemap.service.ts';

export function downloadRoutes(app: FastifyInstance, parts: SitemapParts) {
  const sitemap = sitemapService(parts);
  route(app, calls.viewSitemap, ({ fileName }) => sitemap.file(fileName));
}
