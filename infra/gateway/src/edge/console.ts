import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { isOfThisMachine } from './this-machine.ts';

const ofConsole = /^\/(_console|api\/console)(\/|\?|$)/i;

/**
 * Serves the console of the embedded adapters as the single page it is; only where they run.
 * @param isOpen answers whoever reaches it; otherwise neither the page nor its calls exist for anything but this machine
 */
export function serveConsole(app: FastifyInstance, folder: string, isOpen: boolean) {
  if (!isOpen)
    app.addHook('onRequest', async (request, reply) => {
      if (ofConsole.test(request.url) && !isOfThisMachine(request)) return reply.code(404).send();
    });
  app.get<{ Params: { '*': string } }>('/_console/*', async (request, reply) => {
    const file = request.params['*'];
    const name = /^[\w.-]+\.js$/.test(file) ? file : 'index.html';
    const content = await readFile(join(folder, name)).catch(() => undefined);
    if (!content) return reply.code(404).send();
    reply.header(
      'content-security-policy',
      "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'",
    );
    return reply
      .header('cache-control', name === 'index.html' ? 'no-cache' : 'public, max-age=31536000, immutable')
      .type(name === 'index.html' ? 'text/html; charset=utf-8' : 'text/javascript; charset=utf-8')
      .send(content);
  });
  app.get('/_console', (_request, reply) => reply.redirect('/_console/'));
}
