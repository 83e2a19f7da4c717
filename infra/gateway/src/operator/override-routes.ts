import type { OperatorSelection } from '@mall/api-contract/platform';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from '../edge/address.ts';
import { isLoopback } from '../edge/this-machine.ts';
import { PlatformRefusal } from '../registry/platform-refusal.ts';
import { asksForItself, sendRefusal } from './answers.ts';
import { localOrigin, readLocalArea } from './local-area.ts';
import type { OperatorRegistry } from './operator-registry.ts';
import type { Operator, Operators } from './operators.ts';
import { plainPage } from './plain-page.ts';
import type { Selections } from './selection.ts';

const areaName = /^(shell|mf-[a-z0-9-]+)$/;
const versionName = /^[\w.-]{1,64}$/;
const snapshotName = /^[0-9a-f]{6,64}$/;

interface Wish {
  area: string;
  version: string;
  url: string;
}

interface Parts {
  operators: Operators;
  registry: OperatorRegistry;
  selections: Selections;
}

/** Overrides and past combinations: as calls of the panel, and as `?mf=` and `?snapshot=` on any page. */
export function overrideRoutes(app: FastifyInstance, { operators, registry, selections }: Parts) {
  const replace = async (request: FastifyRequest, reply: FastifyReply, operator: Operator, wish: Wish) => {
    await requireKnown(request, wish);
    await operators.recordAct(request, 'override', `${wish.area}@${wish.version || wish.url}`, { minutes: 60 });
    await selections.override(request, reply, operator.name, wish);
  };
  const endReplacing = async (request: FastifyRequest, reply: FastifyReply, area?: string) => {
    await operators.recordAct(request, 'override-end', area ?? '*');
    await selections.endOverrides(request, reply, area);
  };
  const pin = async (request: FastifyRequest, reply: FastifyReply, operator: Operator, id: string) => {
    if (!snapshotName.test(id) || !(await registry.combination(id)))
      throw new PlatformRefusal('UNKNOWN_SNAPSHOT', `没有快照 ${id}。`, '从错误报告或 mall status 中复制完整的快照编号。');
    await operators.recordAct(request, 'snapshot', id, { minutes: 60 });
    await selections.pin(request, reply, operator.name, id);
  };

  app.get('/_platform/overrides', (request, reply) =>
    answer(request, reply, async (): Promise<OperatorSelection> => {
      const selection = await selections.read(request);
      return { overrides: selection?.overrides ?? [], pinned: selection?.pinned ?? null };
    }),
  );
  app.post<{ Body: Partial<Wish> | undefined }>('/_platform/overrides', (request, reply) =>
    answer(request, reply, async (operator) => {
      const { area = '', version, url } = request.body ?? {};
      await replace(request, reply, operator, readWish(area, String(version ?? url ?? '')));
      return { ok: true };
    }),
  );
  for (const path of ['/_platform/overrides', '/_platform/overrides/:area'])
    app.delete<{ Params: { area?: string } }>(path, (request, reply) =>
      answer(request, reply, async () => {
        await endReplacing(request, reply, request.params.area);
        return { ok: true };
      }),
    );
  app.delete('/_platform/overrides/snapshot', (request, reply) =>
    answer(request, reply, async () => {
      await operators.recordAct(request, 'snapshot-end', '*');
      selections.unpin(request, reply);
      return { ok: true };
    }),
  );
  app.get<{ Querystring: { area?: string } }>('/_platform/versions', (request, reply) =>
    answer(request, reply, async () => {
      const { area = '' } = request.query;
      if (!areaName.test(area)) throw unknownArea(area);
      return { area, live: registry.stable().releases[area]?.version ?? '', versions: await registry.versions(area) };
    }),
  );

  // On a page: an operator's wish becomes a cookie and the address loses it; anybody else's is as if it weren't there.
  app.addHook('onRequest', async (request, reply) => {
    const url = addressOf(request);
    const [wanted, snapshot] = [url.searchParams.get('mf'), url.searchParams.get('snapshot')];
    if ((wanted === null && snapshot === null) || request.method !== 'GET' || /^\/(_|api\/|assets\/|img\/)/.test(url.pathname)) return;
    const operator = await operators.operatorOf(request);
    if (!operator) return;
    try {
      if (wanted === 'off') await endReplacing(request, reply);
      else if (wanted !== null) await replace(request, reply, operator, wishOf(wanted));
      if (snapshot === 'off') {
        await operators.recordAct(request, 'snapshot-end', '*');
        selections.unpin(request, reply);
      } else if (snapshot !== null) await pin(request, reply, operator, snapshot);
    } catch (error) {
      return refusePage(request, reply, error);
    }
    const next = pageBehind(request, url);
    for (const name of ['mf', 'snapshot']) next.searchParams.delete(name);
    return reply
      .code(302)
      .header('cache-control', 'no-store')
      .header('location', `${onlyPath(next.pathname)}${next.search}`)
      .send();
  });

  async function requireKnown(request: FastifyRequest, { area, version, url }: Wish) {
    const live = registry.stable().releases[area];
    if (url) {
      const local = isLoopback(request.ip) ? await readLocalArea(url) : undefined;
      if (local && local.name !== area)
        throw new PlatformRefusal('INVALID_REQUEST', `${url} 提供的是 ${local.name}，不是 ${area}。`, `改用 ?mf=${local.name}@${url}。`);
      if (!local && !live) throw unknownArea(area);
      return;
    }
    if (!(await registry.release(area, version)))
      throw new PlatformRefusal('UNKNOWN_RELEASE', `没有发布 ${area}@${version}。`, `先发布该版本：mall publish ${area}。`);
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, work: (operator: Operator) => Promise<object>) {
    try {
      if (request.method !== 'GET' && !asksForItself(request))
        throw new PlatformRefusal('CSRF', '写操作缺少 x-platform 请求头。', '在请求中加上 x-platform: 1。');
      const operator = await operators.operatorOf(request);
      if (!operator) throw new PlatformRefusal('NOT_SIGNED_IN', '请先以员工身份登录。', '打开 /_platform/ 登录。');
      return reply.header('cache-control', 'no-store').send(await work(operator));
    } catch (error) {
      return sendRefusal(reply, refusalOf(request, error));
    }
  }

  function refusePage(request: FastifyRequest, reply: FastifyReply, error: unknown) {
    const { status, message, fix } = refusalOf(request, error);
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'")
      .type('text/html; charset=utf-8')
      .send(plainPage('没有生效', [message, fix], { to: onlyPath(request.url.split('?')[0]!), word: '打开线上的页面' }));
  }
}

/** 'mf-search@3f2a91' or 'mf-search@http://localhost:3002'. @throws INVALID_REQUEST */
function wishOf(text: string): Wish {
  const at = text.indexOf('@');
  return readWish(at < 0 ? text : text.slice(0, at), at < 0 ? '' : text.slice(at + 1));
}

function readWish(area: string, target: string): Wish {
  if (!areaName.test(area)) throw unknownArea(area);
  if (/^https?:/.test(target)) {
    const url = localOrigin(target);
    if (url && area !== 'shell') return { area, version: '', url };
    throw new PlatformRefusal(
      'INVALID_REQUEST',
      area === 'shell' ? '外壳不能由开发服务器替换。' : `不接受地址 ${target}：只有本机的开发服务器可以替换一个区域。`,
      area === 'shell' ? '发布外壳的候选版本，再用 ?mf=shell@<版本>。' : `写成 ?mf=${area}@http://localhost:<端口>。`,
    );
  }
  if (!versionName.test(target))
    throw new PlatformRefusal('INVALID_REQUEST', `'${target}' 不是版本号。`, `写成 ?mf=${area}@<版本>，版本见 mall status。`);
  return { area, version: target, url: '' };
}

/** The bar's link has the page's path but not its query; where it was followed, the page it stands on is the one to show again. */
function pageBehind({ headers }: FastifyRequest, asked: URL): URL {
  const isBare = [...asked.searchParams.keys()].every((name) => name === 'mf' || name === 'snapshot');
  const from = URL.canParse(headers.referer ?? '') ? new URL(headers.referer!) : undefined;
  return isBare && from?.host === headers.host && from?.pathname === asked.pathname ? from : asked;
}

/** Two slashes at the beginning would be another host. */
const onlyPath = (path: string) => path.replace(/^[/\\]+/, '/');

const unknownArea = (area: string) =>
  new PlatformRefusal('INVALID_REQUEST', `没有区域 '${area}'。`, '区域名形如 mf-search，见 mall status。');

function refusalOf(request: FastifyRequest, error: unknown): PlatformRefusal {
  if (error instanceof PlatformRefusal) return error;
  request.log.error({ err: error }, 'an operator’s act failed');
  return new PlatformRefusal('API_UNREACHABLE', '操作没有写入审计日志，因此没有执行。', '确认 API 可用（/readyz），再重试。');
}
