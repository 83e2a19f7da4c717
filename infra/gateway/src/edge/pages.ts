import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { operatorView, type SelectedSnapshot, type Selections } from '../operator/selection.ts';
import type { Registry, Snapshot } from '../registry/registry.ts';
import type { ServerFile } from '../registry/release-store.ts';
import type { GatewaySettings } from '../settings.ts';
import { chooseSnapshot } from './choose-snapshot.ts';
import { parseCookies } from './cookies.ts';
import { writePage } from './html.ts';
import { type CachedPage, createPageCache, keptPage } from './page-cache.ts';
import { createRegionFinder, type Region, regionOfCookie } from './region.ts';
import type { RenderResult } from './render-task.ts';
import type { Renderer } from './renderer.ts';
import { contentSecurityPolicy } from './security-headers.ts';

const dataTimeoutMs = 1500;
/** Marks of where a visitor came from change nothing that is rendered; they must not fill the cache. */
const ignoredQuery = /^(utm_.*|bd_vid|r|d|mf|snapshot|_.*)$/;

function renderedQuery(search: URLSearchParams): string {
  const kept = [...search]
    .filter(([name, value]) => !ignoredQuery.test(name) && value.length <= 200)
    .sort(([a], [b]) => a.localeCompare(b));
  const text = new URLSearchParams(kept).toString();
  return text && text.length < 1000 ? `?${text}` : '';
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
  onCache?: (result: 'hit' | 'stale' | 'miss') => void,
) {
  const cache = createPageCache(onCache);
  const regionOfIp = createRegionFinder(settings.apiUrl);

  app.get('/*', async (request, reply) => {
    const { snapshot, selected } = await chooseSnapshot(request, reply, registry, selections);
    if (!snapshot.releases.shell)
      return reply
        .code(503)
        .type('text/html; charset=utf-8')
        .send('<!doctype html><meta charset="utf-8"><title>百工商城</title><p>商城正在准备，请稍后刷新。</p>');
    const url = new URL(request.url, 'http://mall');
    const cookies = parseCookies(request.headers.cookie);
    const matched = snapshot.match(url.pathname);
    if (!matched) return reply.code(404).send();
    const { route } = matched;
    if (route.access !== 'public' && !cookies.token)
      return reply
        .code(302)
        .header('cache-control', 'no-store')
        .header('location', `/login?redirect=${encodeURIComponent(url.pathname + url.search)}`)
        .send();
    const region = regionOfCookie(cookies.region) ?? (await regionOfIp(request.ip));
    const isPublic = route.access === 'public';
    // What is behind a login is the browser's to render: its page is the frame alone, the same for everyone.
    const pathname = isPublic ? url.pathname : route.path;
    const search = isPublic ? renderedQuery(url.searchParams) : '';
    if (selected) {
      const page = await makePage(snapshot, route, url.pathname, search, isPublic, provinceOnly(region), selected);
      return send(request, reply.header('cache-control', 'no-store'), page, selected.localOrigins);
    }
    const key = `${snapshot.id} ${region.stateProvinceId} ${route.path} ${pathname}${search}`;
    const page = await cache.get(key, () => makePage(snapshot, route, url.pathname, search, isPublic, provinceOnly(region)));
    return send(request, reply, page);
  });

  const provinceOnly = (region: Region): Region => ({ ...region, cityId: 0, districtId: 0 });

  async function makePage(
    snapshot: Snapshot,
    route: NonNullable<ReturnType<Snapshot['match']>>['route'],
    pathname: string,
    search: string,
    isPublic: boolean,
    region: Region,
    selected?: SelectedSnapshot,
  ): Promise<CachedPage> {
    const isServed = ({ name }: { name: string }) => snapshot.areas.some((area) => area.name === name && area.base.startsWith('/'));
    const result = await renderer.render({
      bundles: Object.fromEntries(
        Object.values(snapshot.releases)
          .filter(isServed)
          .map(({ name, version }) => [name, bundleOf(name, version)]),
      ),
      widgets: Object.fromEntries(snapshot.areas.filter(isServed).flatMap(({ name, widgets }) => widgets.map((slot) => [slot, name]))),
      // What comes from a development server has no server build here.
      area: isPublic && isServed({ name: route.area }) ? route.area : '',
      routes: snapshot.areas.flatMap(({ routes }) => routes),
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
      apiUrl: settings.apiUrl,
      dataTimeoutMs,
    });
    if (result?.fault) app.log.error({ area: route.area, pathname, fault: result.fault }, 'a page could not be rendered as a whole');
    const { html, link } = writePage({
      snapshot,
      area: route.area,
      screen: route.screen,
      layout: route.layout,
      title: route.title ?? '',
      region,
      result,
      operator: selected && operatorView(selected),
    });
    const reasons = new Set<string>(failuresOf(result).map(({ reason }) => reason));
    // Too late is no error: the browser asks again. An API that is away is one, for whoever keeps or indexes pages.
    const isDown = ['NETWORK', 'NONSENSE', 'SERVICE_UNAVAILABLE', 'SERVER_ERROR'].some((reason) => reasons.has(reason));
    const isPartial = isDown || reasons.has('TIMEOUT') || reasons.has('ABORTED');
    const status = result?.screen?.head.status ?? (route.screen === 'not-found' ? 404 : 200);
    const isOut = (isDown && isPublic) || snapshot.areas.some(({ name, refused }) => name === route.area && refused);
    return keptPage(html, link, isOut ? 503 : status, !!result && !result.fault && !isPartial && !isOut);
  }

  async function send(request: FastifyRequest, reply: FastifyReply, page: CachedPage, localOrigins: string[] = []) {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
    reply.header('vary', 'accept-encoding, cookie').header('etag', page.etag);
    // A kept page has kept its policy and nonce too, so the answer that confirms it must not bring others.
    if (request.headers['if-none-match'] === page.etag && page.status === 200) return reply.code(304).send();
    const nonce = randomBytes(16).toString('base64');
    if (page.link) reply.header('link', page.link);
    reply
      .code(page.status)
      .header('content-security-policy', contentSecurityPolicy(nonce, localOrigins, settings.captchaOrigins))
      .type('text/html; charset=utf-8');
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(page.body.plain(nonce));
    return reply.header('content-encoding', 'gzip').send(await page.body.gzip(nonce));
  }
}

const failuresOf = (result: RenderResult | undefined) => [
  ...Object.values(result?.frameData.failures ?? {}),
  ...Object.values(result?.screenData.failures ?? {}),
];
