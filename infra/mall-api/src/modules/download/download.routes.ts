import { downloadCalls as calls } from '@mall/api-contract/download';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import type { ActionJobs } from './action-job.service.ts';
import { type SitemapParts, sitemapService } from './sitemap.service.ts';

export function downloadRoutes(app: FastifyInstance, { actionJobs, ...parts }: SitemapParts & { actionJobs: Pick<ActionJobs, 'read'> }) {
  const sitemap = sitemapService(parts);
  route(app, calls.viewSitemap, ({ fileName }) => sitemap.file(fileName));
  route(app, calls.getActionJob, ({ jobid }, { kp }) => actionJobs.read(kp, jobid));
}
