import type { FastifyInstance, FastifyReply } from 'fastify';
import type { GatewaySettings } from '../settings.ts';

const oneHour = 3600;
const waitMs = 8000;
/** What is a buyer's own, or nobody's to index. */
const closed = ['/api/', '/_', '/customer/', '/checkout/', '/mycart', '/cart', '/login', '/register', '/error-500'];

/** Is this a test site? It shows a banner instead of being found (rule errors 24). */
const isTestSite = (host: string) => host.includes('.test.');

/** What search engines ask for by name: robots.txt, and the sitemap, whose files the mall API writes (ViewSitemap). */
export function serveCrawlers(app: FastifyInstance, { apiUrl }: Pick<GatewaySettings, 'apiUrl'>) {
  app.get('/robots.txt', async ({ protocol, host }, reply) =>
    reply
      .header('cache-control', `public, max-age=${oneHour}`)
      .type('text/plain; charset=utf-8')
      .send(
        isTestSite(host)
          ? 'User-agent: *\nDisallow: /\n'
          : `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${protocol}://${host}/sitemap.xml\n`,
      ),
  );
  app.get<{ Params: { file: string } }>('/:file(^sitemap[a-z0-9-]*\\.xml$)', async ({ params, log }, reply) => {
    try {
      const fileName = encodeURIComponent(params.file);
      const response = await fetch(`${apiUrl}/api/download/ViewSitemap?fileName=${fileName}`, { signal: AbortSignal.timeout(waitMs) });
      const { code, body } = (await response.json()) as { code: number; body: unknown };
      if (code !== 0 || typeof body !== 'string') return plain(reply, code === 404 || code === 400 ? 404 : 503);
      return reply.header('cache-control', `public, max-age=${oneHour}`).type('application/xml; charset=utf-8').send(body);
    } catch (error) {
      log.warn({ err: error }, 'the sitemap could not be read');
      return plain(reply, 503);
    }
  });
}

const plain = (reply: FastifyReply, status: 404 | 503) =>
  reply
    .code(status)
    .type('text/plain; charset=utf-8')
    .send(status === 404 ? 'no such file' : 'not now');
