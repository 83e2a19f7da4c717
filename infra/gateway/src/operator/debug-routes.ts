import { randomBytes } from 'node:crypto';
import type { DebugDesk, DebugHost, DebugPage, PageSnapshot } from '@mall/mf-kit/manifest';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from '../edge/address.ts';
import { cookiesOf } from '../edge/bound-cookies.ts';
import { fallbackRegion } from '../edge/region.ts';
import { contentSecurityPolicy } from '../edge/security-headers.ts';
import { snapshotOf } from '../registry/snapshot.ts';
import { debugHtml } from './debug-html.ts';
import type { OperatorRegistry } from './operator-registry.ts';
import type { Operators } from './operators.ts';
import { plainPage } from './plain-page.ts';
import { setCookie } from './platform-cookie.ts';

const hourSeconds = 3600;
const targetForm = /^(mf-[a-z0-9-]+)(?:@([\w.-]{1,64}))?$/;

interface Target {
  area: string;
  version: string;
}

/**
 * One area in isolation: `/_debug/<area>[@version]` is the page with controls, and in its frame the area's own addresses answer with the host.
 * `/_debug/host?area=&version=` is that host for a smoke test of a candidate.
 */
export function debugRoutes(app: FastifyInstance, { operators, registry }: { operators: Operators; registry: OperatorRegistry }) {
  app.get<{ Querystring: { area?: string; version?: string } }>('/_debug/host', async (request, reply) => {
    const { area = '', version = '' } = request.query;
    const target = targetOf(version ? `${area}@${version}` : area);
    const opened = await registry.opens(request.headers['x-mall-candidate']);
    const isOpened = opened && opened.area === target?.area && opened.version === target.version;
    const allowed = target && (isOpened || (await operators.operatorOf(request)));
    if (!allowed) return nothing(reply);
    return host(request, reply, target);
  });

  app.get('/_debug', (_request, reply) => reply.redirect('/_debug/'));
  app.get('/_debug/', async (_request, reply) => {
    const first = namesOf().at(0);
    return first ? reply.redirect(`/_debug/${first}`) : nothing(reply);
  });
  app.get<{ Params: { target: string } }>('/_debug/:target', async (request, reply) => {
    const operator = await operators.operatorOf(request);
    if (!operator)
      return reply
        .code(302)
        .header('cache-control', 'no-store')
        .header('location', `/_platform/login?redirect=${encodeURIComponent(request.url)}`)
        .send();
    const target = targetOf(request.params.target);
    const release = target && (await registry.release(target.area, target.version));
    if (!release) return say(reply, 404, '没有这个版本', `没有发布 ${request.params.target}。`, '区域和版本见 mall status。');
    const { name: area, version } = release;
    await operators.recordAct(request, 'debug', `${area}@${version}`);
    const page: DebugDesk = {
      kind: 'desk',
      operator: operator.name,
      area: { name: area, version },
      live: registry.stable().releases[area]?.version ?? '',
      versions: (await registry.versions(area)).map((one) => one.version),
      areas: namesOf(),
      start: release.routes.map(({ path }) => path.replace(/\/:\w+(\([^)]*\))?\?/g, '')).find((path) => path && !/[:*]/.test(path)) ?? '/',
    };
    setCookie(request, reply, 'debug', `${area}@${version}`, 8 * hourSeconds);
    return show(reply, page, "'none'");
  });

  // In the frame of the debugging page every address is the host's; nothing else of the site may be framed, so nothing else is kept from anyone.
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || !isFramed(request)) return;
    const asked = addressOf(request).searchParams.get('_debug') ?? cookiesOf(request).debug;
    const target = asked ? targetOf(asked) : undefined;
    if (!target || !(await operators.operatorOf(request))) return;
    return host(request, reply, target);
  });

  const namesOf = () => Object.keys(registry.stable().releases).filter((name) => name !== 'shell');

  function targetOf(text: string): Target | undefined {
    const found = targetForm.exec(text);
    const version = found?.[2] ?? registry.stable().releases[found?.[1] ?? '']?.version;
    return found && version ? { area: found[1]!, version } : undefined;
  }

  async function host(_request: FastifyRequest, reply: FastifyReply, { area, version }: Target) {
    const shell = registry.stable().releases.shell;
    const release = await registry.release(area, version);
    if (!shell || !release) return say(reply, 404, '没有这个版本', `没有发布 ${area}@${version}，或外壳还没有上线。`);
    const { id, areas } = snapshotOf({ shell, [area]: release });
    const empty = { values: {}, failures: {} };
    const page: PageSnapshot = { id, areas, region: fallbackRegion, rendered: '', frameData: empty, screenData: empty };
    const hosted: DebugHost = { kind: 'host', page };
    return show(reply, hosted, "'self'");
  }

  function show(reply: FastifyReply, page: DebugPage, ancestors: "'self'" | "'none'") {
    const nonce = randomBytes(16).toString('base64');
    const policy = contentSecurityPolicy(nonce).replace("frame-ancestors 'none'", `frame-ancestors ${ancestors}`);
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', policy)
      .header('x-frame-options', ancestors === "'self'" ? 'SAMEORIGIN' : 'DENY')
      .type('text/html; charset=utf-8')
      .send(debugHtml(registry.stable(), page, nonce));
  }
}

const isFramed = ({ headers, url }: FastifyRequest) => headers['sec-fetch-dest'] === 'iframe' && !/^\/(_|api\/|assets\/|img\/)/.test(url);

const nothing = (reply: FastifyReply) => reply.code(404).header('cache-control', 'no-store').send();

const say = (reply: FastifyReply, status: number, title: string, ...paragraphs: string[]) =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'")
    .header('x-frame-options', 'SAMEORIGIN')
    .type('text/html; charset=utf-8')
    .send(plainPage(title, paragraphs, { to: '/_debug/', word: '调试另一个区域' }));
