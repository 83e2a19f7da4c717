import type { PlatformHealth } from '@mall/api-contract/platform';
import type { FastifyInstance } from 'fastify';
import { sendRefusal } from '../operator/answers.ts';
import type { Operators } from '../operator/operators.ts';
import { PlatformRefusal } from '../registry/platform-refusal.ts';
import { serveSinglePage } from './single-page.ts';

const apiLimitMs = 2000;

interface Parts {
  /** The desk's build. */
  folder: string;
  operators: Operators;
  apiUrl: string;
}

/**
 * The operators' desk: one page for `/_platform/`, its login and its screens under `/_platform/desk/`.
 * The page knows nothing; whatever it shows it asks for, and those calls want an operator.
 */
export function serveDesk(app: FastifyInstance, { folder, operators, apiUrl }: Parts) {
  serveSinglePage(app, { folder, prefix: '/_platform', paths: ['/_platform/', '/_platform/login', '/_platform/desk/*'] });

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
