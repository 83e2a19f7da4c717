import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PlatformHealth } from '@mall/api-contract/platform';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendRefusal } from '../operator/answers.ts';
import type { Operators } from '../operator/operators.ts';
import { PlatformRefusal } from '../registry/platform-refusal.ts';
import { contentSecurityPolicy } from './security-headers.ts';

const apiLimitMs = 2000;

interface Parts {
  /** The desk's build. */
  folder: string;
  operators: Operators;
  apiUrl: string;
}

/**
 * The operators' desk: one page for `/_platform/`, its login and its screens under `/_platform/desk/`, with the strictest policy and this answer's nonce.
 * The page knows nothing; whatever it shows it asks for, and those calls want an operator.
 */
export function serveDesk(app: FastifyInstance, { folder, operators, apiUrl }: Parts) {
  const page = async (reply: FastifyReply) => {
    const html = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined);
    if (html === undefined) return reply.code(404).send();
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', contentSecurityPolicy(nonce))
      .type('text/html; charset=utf-8')
      .send(html.replaceAll('<script ', `<script nonce="${nonce}" `));
  };
  app.get('/_platform', (_request, reply) => reply.redirect('/_platform/'));
  for (const path of ['/_platform/', '/_platform/login', '/_platform/desk/*']) app.get(path, (_request, reply) => page(reply));

  app.get<{ Params: { file: string } }>('/_platform/:file(^[\\w~.-]+\\.js$)', async (request, reply) => {
    const content = await readFile(join(folder, request.params.file)).catch(() => undefined);
    if (!content) return reply.code(404).send();
    return reply.header('cache-control', 'public, max-age=31536000, immutable').type('text/javascript; charset=utf-8').send(content);
  });

  app.get('/_platform/health', async (request, reply) => {
    if (!(await operators.operatorOf(request)))
      return sendRefusal(reply, new PlatformRefusal('NOT_SIGNED_IN', '请先以员工身份登录。', '打开 /_platform/ 登录。'));
    const started = performance.now();
    const ready = await fetch(`${apiUrl}/readyz`, { signal: AbortSignal.timeout(apiLimitMs) }).then(
      ({ ok }) => ok,
      () => false,
    );
    return reply
      .header('cache-control', 'no-store')
      .send({ api: { ready, ms: Math.round(performance.now() - started) } } satisfies PlatformHealth);
  });
}
