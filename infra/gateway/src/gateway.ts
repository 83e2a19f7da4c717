import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { proxyApi } from './edge/api-proxy.ts';
import { serveAssets } from './edge/assets.ts';
import { serveConsole } from './edge/console.ts';
import { serveDevPages } from './edge/dev-pages.ts';
import { servePages } from './edge/pages.ts';
import { createRenderer } from './edge/renderer.ts';
import { addSecurityHeaders } from './edge/security-headers.ts';
import { Registry } from './registry/registry.ts';
import { folderStorage } from './registry/storage.ts';
import type { GatewaySettings } from './settings.ts';

const renderLimitMs = 4000;

/** Builds the gateway: pages, assets, /api, the registry. */
export async function createGateway(settings: GatewaySettings): Promise<{ app: FastifyInstance; registry: Registry }> {
  const app = Fastify({
    logger: { level: settings.logLevel },
    disableRequestLogging: true,
    trustProxy: 'loopback',
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: false },
    bodyLimit: 1024 * 1024,
  });
  const registry = new Registry(folderStorage(settings.dataFolder));
  await registry.load();
  const renderer = createRenderer(renderLimitMs, (error) => app.log.error({ err: error }, 'rendering was cut off'));
  addSecurityHeaders(app);
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const ready = Boolean(settings.devServers ?? registry.current.releases.shell);
    return reply.code(ready ? 200 : 503).send({ ok: ready, snapshot: registry.current.id });
  });
  await app.register(async (scope) => proxyApi(scope, settings));
  serveAssets(app, registry);
  if (settings.consoleFolder) serveConsole(app, settings.consoleFolder);
  if (settings.devServers) {
    serveDevPages(app, settings.devServers);
    return { app, registry };
  }
  servePages(app, settings, registry, renderer, (area, version) => join(settings.dataFolder, 'releases', area, version, 'server.cjs'));
  app.addHook('onClose', () => renderer.close());
  return { app, registry };
}
