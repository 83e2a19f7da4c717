import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { flagsOn } from '../registry/flags.ts';
import type { Registry, Snapshot } from '../registry/registry.ts';
import type { ServerFile } from '../registry/release-store.ts';
import { writePage } from './html.ts';
import { nonceMark } from './page-text.ts';
import { actorOf } from './platform-api-actor.ts';
import { fallbackRegion } from './region.ts';
import type { Renderer } from './rendering/renderer.ts';
import { plainText } from './shared-text.ts';

/** What `mall export` writes down. */
export interface StaticSite {
  snapshot: string;
  /** Unrendered pages by file name: 'index.html', 'search/index.html', '404.html'. */
  pages: Record<string, string>;
  /** Addresses of all files the pages may ask for: '/assets/shell/3f2a/main.js'. */
  assets: string[];
}

/**
 * What is live as files that any web server can serve: the registry is inside each page, and the browser draws them as it draws a page whose rendering failed. An address without
 * parameters has a page of its own; all others have '404.html', which plain servers answer with for what they don't have.
 */
export function serveStaticSite(
  scope: FastifyInstance,
  registry: Registry,
  renderer: Pick<Renderer, 'render'>,
  bundleOf: (area: string, version: string) => ServerFile,
  apiUrl: string,
) {
  scope.get('/_platform/static-site', async (request): Promise<StaticSite> => {
    const snapshot = registry.current;
    await registry.record({ who: actorOf(request).name, act: 'pin', version: snapshot.id, why: '导出静态站点' });
    const flags = flagsOn(registry.flags, {});
    const pages: Record<string, string> = {};
    for (const { routes } of snapshot.areas)
      for (const { path } of routes)
        if (/^[/\w-]*$/.test(path)) pages[`${path.slice(1)}${path === '/' ? '' : '/'}index.html`] = await pageOf(snapshot, path, flags);
    pages['404.html'] = await pageOf(snapshot, undefined, flags);
    const assets = snapshot.areas.flatMap(({ name, base }) =>
      Object.keys(snapshot.releases[name]?.files ?? {}).map((file) => `${base}${file}`),
    );
    return { snapshot: snapshot.id, pages, assets: assets.filter((address) => address.startsWith('/assets/')).sort() };
  });

  async function pageOf(snapshot: Snapshot, path: string | undefined, flags: string[]): Promise<string> {
    const { shell } = snapshot.releases;
    const route = path === undefined ? undefined : snapshot.match(path)?.route;
    const { layout = 'default', screen = '', area = 'shell' } = route ?? {};
    // The style sheet comes from the shell's server build; what it drew is left out, for it is of this hour.
    const result = await renderer.render({
      bundles: { shell: { ...bundleOf('shell', shell!.version), version: shell!.version, calls: Object.values(shell!.calls ?? {}) } },
      widgets: {},
      area: '',
      routes: snapshot.areas.flatMap(({ routes }) => routes),
      route: { path: path ?? '/*', screen, layout, area },
      pathname: path ?? '/404',
      search: '',
      region: fallbackRegion,
      flags,
      apiUrl,
    });
    const empty = { html: '', styles: '' };
    const bare = result && { ...result, frame: { header: empty, aside: empty, footer: empty }, frameData: '{"values":{},"failures":{}}' };
    const { texts } = writePage({ snapshot, area, screen, layout, title: route?.title ?? '', region: fallbackRegion, flags, result: bare });
    return withPolicy(plainText(texts));
  }
}

/** A file can't have a new nonce for everybody: its policy names the hash of each script that stands in it, and the scripts it loads are the site's own, with their integrity. */
function withPolicy(html: string): string {
  const page = html.replaceAll(` nonce="${nonceMark}"`, '').replaceAll(nonceMark, '');
  const inline = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code]) => `'sha256-${createHash('sha256').update(code!).digest('base64')}'`,
  );
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(inline)].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
  return page.replace('<meta charset="utf-8">', `<meta charset="utf-8"><meta http-equiv="content-security-policy" content="${policy}">`);
}
