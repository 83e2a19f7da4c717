import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { contentSecurityPolicy } from './security-headers.ts';

interface Parts {
  /** Its build, made by `mall-webpack`. */
  folder: string;
  /** Where its scripts are: '/_platform'. */
  prefix: string;
  /** Addresses of its screens. */
  paths: string[];
}

const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/**
 * A page of the mall's people that draws itself: the same document for all its screens, with the strictest policy and this answer's nonce, never kept and
 * never indexed; its scripts as they were compressed by the build, for ever.
 */
export function serveSinglePage(app: FastifyInstance, { folder, prefix, paths }: Parts) {
  const page = async (reply: FastifyReply) => {
    const html = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined);
    if (html === undefined) return reply.code(404).send();
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex, nofollow')
      .header('content-security-policy', contentSecurityPolicy(nonce))
      .type('text/html; charset=utf-8')
      .send(html.replaceAll('<script ', `<script nonce="${nonce}" `));
  };
  app.get(prefix, (_request, reply) => reply.redirect(`${prefix}/`));
  // What is named like a file and is none is missing, not a screen.
  for (const path of paths) app.get(path, ({ url }, reply) => (/\.\w+$/.test(url.split('?')[0]!) ? reply.code(404).send() : page(reply)));

  app.get<{ Params: { file: string } }>(`${prefix}/:file(^[\\w~.-]+\\.js$)`, async (request, reply) => {
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const wanted = [...encodings.filter(({ name }) => accepted.includes(name)), { name: undefined, suffix: '' }];
    for (const { name, suffix } of wanted) {
      const content = await readFile(join(folder, request.params.file + suffix)).catch(() => undefined);
      if (!content) continue;
      if (name) reply.header('content-encoding', name);
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('vary', 'accept-encoding')
        .type('text/javascript; charset=utf-8')
        .send(content);
    }
    return reply.code(404).header('cache-control', 'no-store').send();
  });
}
