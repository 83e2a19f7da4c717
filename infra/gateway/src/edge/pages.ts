import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { operatorView, type SelectedSnapshot, type Selections } from '../operator/selection.ts';
import type { Registry, Snapshot } from '../registry/registry.ts';
import type { ServerFile } from '../registry/release-store.ts';
import type { GatewaySettings } from '../settings.ts';
import { addressOf } from './address.ts';
import { cookiesOf } from './bound-cookies.ts';
import { chooseSnapshot } from './choose-snapshot.ts';
import { watchContent } from './content-watch.ts';
import { fairTurns, TooManyWaiting } from './fair-turns.ts';
import { createFlagFinder } from './flags-for.ts';
import { writePage } from './html.ts';
import { type CachedPage, createPageCache, keptPage } from './page-cache.ts';
import type { PageWatch } from './page-watch.ts';
import { createRegionFinder, type Region, regionOfCookie } from './region.ts';
import { liveBuilds } from './rendering/live-builds.ts';
import type { RenderTask } from './rendering/render-task.ts';
import type { Renderer } from './rendering/renderer.ts';
import { contentSecurityPolicy } from './security-headers.ts';
import { sourceOf } from './source.ts';

/** Marks of where a visitor came from change nothing that is rendered; they must not fill the cache. */
const ignoredQuery = /^(utm_.*|bd_vid|r|d|mf|snapshot|_.*)$/;

function renderedQuery(search: URLSearchParams): string {
  const kept = [...search]
    .filter(([name, value]) => !ignoredQuery.test(name) && value.length <= 200)
    .sort(([a], [b]) => a.localeCompare(b));
  const text = new URLSearchParams(kept).toString();
  return text && text.length < 1000 ? `?${text}` : '';
}

/** Whose turn it is when a kept page is made anew: nobody waits for it. */
const refreshing = 'refresh';

const simplePage = (reply: FastifyReply, text: string) =>
  reply
    .code(503)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>百工商城</title><p>${text}</p>`);
const busy = (reply: FastifyReply) => simplePage(reply.header('retry-after', '2'), '您所在网络的请求过多，请稍后刷新。');

/** What of its visitor a page depends on. */
interface Visitor {
  region: Region;
  flags: string[];
  hasClosed: boolean;
}

/** Serves every page of the site. */
export function servePages(
  app: FastifyInstance,
  settings: GatewaySettings,
  registry: Registry,
  renderer: Renderer,
  bundleOf: (area: string, version: string) => ServerFile,
  /** What an operator sees instead of what is live. */
  selections?: Pick<Selections, 'choose'>,
  watch?: PageWatch,
) {
  const cache = createPageCache(watch?.onCache);
  if (settings.contentEveryMs !== undefined) {
    const { apiUrl, contentEveryMs: everyMs } = settings;
    const stop = watchContent({ apiUrl, everyMs, log: app.log, onChange: cache.drop });
    app.addHook('onClose', async () => stop());
  }
  const turns = fairTurns();
  const liveOf = liveBuilds(bundleOf);
  const regionOfIp = createRegionFinder(settings.apiUrl);
  const flagsFor = createFlagFinder(registry, settings.apiUrl);

  app.get('/*', async (request, reply) => {
    const { snapshot, selected } = await chooseSnapshot(request, reply, registry, selections);
    if (!snapshot.releases.shell) return simplePage(reply, '商城正在准备，请稍后刷新。');
    const url = addressOf(request);
    const cookies = cookiesOf(request);
    const matched = snapshot.match(url.pathname);
    if (!matched) return reply.code(404).send();
    const { route } = matched;
    const bringsLink = route.access === 'operator' && url.searchParams.has('link');
    if (route.access !== 'public' && !cookies.token && !bringsLink)
      return reply
        .code(302)
        .header('cache-control', 'no-store')
        .header('location', `/login?redirect=${encodeURIComponent(url.pathname + url.search)}`)
        .send();
    const region = regionOfCookie(cookies.region) ?? (await regionOfIp(request.ip));
    const flags = await flagsFor(request, reply);
    // Only home has something that is closed for good (rule layout 12).
    const visitor = { region, flags, hasClosed: url.pathname === '/' && 'closed' in cookies };
    const isPublic = route.access === 'public';
    // What is behind a login is the browser's to render: its page is the frame alone, the same for everyone.
    const pathname = isPublic ? url.pathname : route.path;
    const search = isPublic ? renderedQuery(url.searchParams) : '';
    const source = sourceOf(request.ip);
    // A document is opened by a pass that ends: it is never kept for the next one, and no search engine's.
    // Nor is a page before it is published, which its editors alone are handed a pass for (rule content 24).
    const isPreview = isPublic && url.searchParams.has('preview');
    const isDocument = isPreview || (isPublic && route.layout === 'document');
    if (isPreview) reply.header('x-frame-options', 'SAMEORIGIN');
    if (isDocument) reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex, nofollow');
    if (selected) {
      const page = await makePage(snapshot, route, pathname, search, isPublic, visitor, { source, key: request.id }, selected);
      return send(request, reply.header('cache-control', 'no-store'), page, selected.localOrigins);
    }
    const key = `${snapshot.id} ${region.stateProvinceId} ${route.path} ${pathname}${search} ${flags.join(' ')}${visitor.hasClosed ? ' closed' : ''}`;
    const make = (isRefresh: boolean) =>
      makePage(snapshot, route, pathname, search, isPublic, visitor, { source: isRefresh ? refreshing : source, key });
    try {
      const page = isDocument ? await make(false) : await cache.get(key, { make, pathname, onJoin: () => turns.join(source, key) });
      const view = watch?.begin(snapshot.id, request.ip);
      // In a header, so that a kept page that is confirmed gets one, too.
      if (view) reply.header('server-timing', `view;desc="${view}"`);
      if (view && page.fault) watch?.onFault(view, request.ip, snapshot, page.fault);
      return await send(request, reply, page);
    } catch (error) {
      if (!(error instanceof TooManyWaiting)) throw error;
      return busy(reply);
    }
  });

  async function makePage(
    snapshot: Snapshot,
    route: NonNullable<ReturnType<Snapshot['match']>>['route'],
    pathname: string,
    search: string,
    isPublic: boolean,
    { region, flags, hasClosed }: Visitor,
    turn: { source: string; key: string },
    selected?: SelectedSnapshot,
  ): Promise<CachedPage> {
    const live = liveOf(snapshot);
    const task: RenderTask = {
      ...live,
      // What comes from a development server has no server build here.
      area: isPublic && live.bundles[route.area] ? route.area : '',
      route: {
        path: route.path,
        screen: route.screen,
        layout: route.layout,
        area: route.area,
        ...(route.title ? { title: route.title } : {}),
      },
      pathname,
      search,
      region,
      flags,
      apiUrl: settings.apiUrl,
    };
    const result = await turns.run(turn.source, turn.key, () => renderer.render(task));
    if (result?.fault) app.log.error({ area: route.area, pathname, fault: result.fault }, 'a page could not be rendered as a whole');
    const { texts, link } = writePage({
      snapshot,
      area: route.area,
      screen: route.screen,
      layout: route.layout,
      title: route.title ?? '',
      region,
      flags,
      hasClosed,
      result,
      mallUrl: settings.mallUrl,
      operator: selected && operatorView(selected),
    });
    const reasons = new Set(result?.failed);
    // Too late is no error: the browser asks again. An API that is away is one, for whoever keeps or indexes pages.
    const isDown = ['NETWORK', 'NONSENSE', 'SERVICE_UNAVAILABLE', 'SERVER_ERROR'].some((reason) => reasons.has(reason));
    const isPartial = isDown || reasons.has('TIMEOUT') || reasons.has('ABORTED');
    const status = result?.screen?.head.status ?? (route.screen === 'not-found' ? 404 : 200);
    const isOut = (isDown && isPublic) || snapshot.areas.some(({ name, refused }) => name === route.area && refused);
    const isWhole = !!result && !result.fault && !isPartial && !isOut;
    const fault = result ? result.faultOf : 'shell';
    const page = keptPage(texts, link, isOut ? 503 : status, isWhole, fault);
    const movedTo = result?.screen?.head.movedTo;
    return movedTo && movedTo !== pathname && !isOut ? { ...page, movedTo } : page;
  }

  async function send(request: FastifyRequest, reply: FastifyReply, page: CachedPage, localOrigins: string[] = []) {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
    if (page.movedTo) {
      const { search } = addressOf(request);
      return reply
        .code(301)
        .header('location', page.movedTo.includes('?') ? page.movedTo : `${page.movedTo}${search}`)
        .send();
    }
    reply.header('vary', 'accept-encoding, cookie').header('etag', page.etag);
    // A kept page has kept its policy and nonce too, so the answer that confirms it must not bring others.
    if (request.headers['if-none-match'] === page.etag && page.status === 200) return reply.code(304).send();
    const nonce = randomBytes(16).toString('base64');
    if (page.link) reply.header('link', page.link);
    reply
      .code(page.status)
      .header(
        'content-security-policy',
        contentSecurityPolicy(nonce, localOrigins, settings.captchaOrigins, reply.getHeader('x-frame-options') === 'SAMEORIGIN'),
      )
      .type('text/html; charset=utf-8');
    const accepted = request.headers['accept-encoding'] ?? '';
    const small = /\bbr\b/.test(accepted) ? await page.body.brotli(nonce) : undefined;
    if (small) return reply.header('content-encoding', 'br').send(small);
    if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(await page.body.gzip(nonce));
    return reply.send(page.body.plain(nonce));
  }
}
