import type { FastifyInstance, FastifyReply } from 'fastify';
import type { GatewaySettings } from '../settings.ts';

const oneHour = 3600;
const waitMs = 8000;
/** What is a buyer's own, or nobody's to index. */
const closed = ['/api/', '/_', '/customer/', '/checkout/', '/mycart', '/cart', '/login', '/register', '/error-500'];

/**
 * One text for everybody, of the address that the settings name: caches on the way keep it, so a `Host` that somebody made up must not be in it. A test site
 * shows a banner instead of being found (rule errors 24).
 */
function robots(mallUrl: string | undefined): string {
  if (mallUrl && new URL(mallUrl).host.includes('.test.')) return 'User-agent: *\nDisallow: /\n';
  const rules = closed.map((path) => `Disallow: ${path}\n`).join('');
  return `User-agent: *\n${rules}${mallUrl ? `\nSitemap: ${mallUrl}/sitemap.xml\n` : ''}`;
}

/** What search engines ask for by name: robots.txt, and the sitemap, whose files the mall API writes (ViewSitemap). */
export function serveCrawlers(app: FastifyInstance, { apiUrl, mallUrl }: Pick<GatewaySettings, 'apiUrl' | 'mallUrl'>) {
  const text = robots(mallUrl);
  app.get('/robots.txt', async (_request, reply) =>
    reply.header('cache-control', `public, max-age=${oneHour}`).type('text/plain; charset=utf-8').send(text),
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
