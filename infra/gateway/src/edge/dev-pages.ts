import type { FastifyInstance } from 'fastify';
import { type Snapshot, snapshotOf } from '../registry/registry.ts';
import { readRelease } from '../registry/release.ts';
import { addressOf } from './address.ts';
import { writePage } from './html.ts';
import { nonceMark } from './page-text.ts';
import { fallbackRegion } from './region.ts';
import { plainText } from './shared-text.ts';

async function snapshotOfServers(servers: Record<string, string>): Promise<Snapshot> {
  const releases = await Promise.all(
    Object.entries(servers).map(async ([name, url]) => [name, readRelease(await (await fetch(`${url}/area.json`)).text())] as const),
  );
  return snapshotOf(Object.fromEntries(releases), Object.fromEntries(Object.entries(servers).map(([name, url]) => [name, `${url}/`])));
}

// Each bundle brings a refresh runtime of its own; one that comes after React learns of its renderer only from a hook that kept it.
const refreshHook =
  '<script>window.__REACT_DEVTOOLS_GLOBAL_HOOK__={renderers:new Map(),supportsFiber:true,inject(renderer){const id=this.renderers.size+1;this.renderers.set(id,renderer);return id},onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){}}</script>';

/** Serves the pages of development: everything from the dev servers, nothing kept, nothing rendered here, no policy in the way of hot reload. */
export function serveDevPages(app: FastifyInstance, servers: Record<string, string>) {
  app.get('/*', async (request, reply) => {
    const snapshot = await snapshotOfServers(servers);
    const { pathname } = addressOf(request);
    const route = snapshot.match(pathname)?.route;
    if (!route) return reply.code(404).send();
    const { texts } = writePage({
      snapshot,
      area: route.area,
      screen: route.screen,
      layout: route.layout,
      title: route.title ?? '',
      region: fallbackRegion,
      result: undefined,
    });
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(plainText(texts).replaceAll(nonceMark, 'dev').replace('<head>', `<head>${refreshHook}`));
  });
}
