import { randomUUID } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import { canonicalUrl, unreadableAddress } from '@mall/api-contract/canonical-url';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { refuseWhileEnding } from './drain.ts';
import { proxyApi } from './edge/api-proxy.ts';
import { addAsked } from './edge/asked.ts';
import { serveAssets } from './edge/assets.ts';
import { serveConsole } from './edge/console.ts';
import { serveCrawlers } from './edge/crawlers.ts';
import { serveDesk } from './edge/desk.ts';
import { serveDevPages } from './edge/dev-pages.ts';
import { showFailure } from './edge/failed-page.ts';
import { refuseForeignWrites } from './edge/foreign-writes.ts';
import { serveLiveNow } from './edge/live-now.ts';
import { servePages } from './edge/pages.ts';
import { servePlatformApi } from './edge/platform-api.ts';
import { createRenderer } from './edge/rendering/renderer.ts';
import { restWhenQuiet } from './edge/rest.ts';
import { addSecurityHeaders } from './edge/security-headers.ts';
import { serveSinglePage } from './edge/single-page.ts';
import { serveStaticSite } from './edge/static-site.ts';
import { answerUnreadable } from './edge/unreadable-request.ts';
import { liveApi } from './gate/open-api.ts';
import { createOperators, operatorActor } from './operator/operators.ts';
import { serveOperator } from './operator/serve-operator.ts';
import { adminToken, runnerKey } from './registry/own-file.ts';
import { Registry } from './registry/registry.ts';
import { openStorage } from './registry/storage/open-storage.ts';
import type { GatewaySettings } from './settings.ts';
import { createTelemetry } from './telemetry/telemetry.ts';

const renderLimitMs = 4000;

/** Builds the gateway: pages, assets, /api, the registry. */
export async function createGateway(settings: GatewaySettings): Promise<{ app: FastifyInstance; registry: Registry }> {
  const arrival = settings.arrival ?? { limit: 30_000, every: 5000 };
  const app = Fastify({
    logger: { level: settings.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustedProxies ?? 'loopback',
    genReqId: () => randomUUID(),
    frameworkErrors: showFailure,
    clientErrorHandler: answerUnreadable,
    routerOptions: { ignoreTrailingSlash: false },
    return503OnClosing: false,
    rewriteUrl: ({ url = '' }) => canonicalUrl(url) ?? unreadableAddress,
    bodyLimit: 1024 * 1024,
    requestTimeout: arrival.limit,
    // Node.js exchanges the two limits where the headers' is the longer one, and that is 60 s unless told.
    http: { headersTimeout: arrival.limit, connectionsCheckingInterval: arrival.every },
    // A field that a call doesn't know is a mistake to be told, not to be dropped.
    ajv: { customOptions: { removeAdditional: false } },
  });
  addAsked(app);
  refuseWhileEnding(app);
  const storage = await openStorage(settings.registry);
  const registry = new Registry(storage, {
    api: () => liveApi(settings.apiUrl),
    onFault: (error, what) => app.log.error({ err: error }, what),
  });
  if (!settings.registry.startsWith('s3://')) {
    registry.tokens.accept(await adminToken(settings.registry), 'admin');
    registry.smokeTests.runners.accept(await runnerKey(settings.registry), 'gateway');
  }
  if (settings.adminToken) registry.tokens.accept(settings.adminToken, 'admin');
  await registry.load();
  registry.watch();
  app.addHook('onClose', async () => registry.close());
  const telemetry = await createTelemetry({ registry, storage, log: app.log, metricsToken: settings.metricsToken });
  telemetry.watchRequests(app);
  // Before the routes that it limits; it keeps the last 20,000 sources.
  await app.register(rateLimit, { global: false, cache: 20_000 });
  telemetry.serve(app);
  const renderer = telemetry.watchRenderer(
    createRenderer(renderLimitMs, (harm) => {
      app.log.error(harm, 'an area’s server code did harm');
      telemetry.onHarm(harm);
    }),
  );
  addSecurityHeaders(app);
  refuseForeignWrites(app);
  app.setErrorHandler(showFailure);
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const ready = Boolean(settings.devServers ?? registry.current.releases.shell);
    return reply.code(ready ? 200 : 503).send({ ok: ready, snapshot: registry.current.id });
  });
  await app.register(async (scope) => proxyApi(scope, settings));
  serveCrawlers(app, settings);
  serveAssets(app, registry, telemetry.onLostFile);
  const bundleOf = (area: string, version: string) => registry.releases.bundle(area, version);
  const operators = createOperators(settings.apiUrl);
  await app.register(async (scope) => {
    servePlatformApi(scope, registry, {
      authenticate: [operatorActor(operators)],
      telemetry: telemetry.figures,
      more: (known) => serveStaticSite(known, registry, renderer, bundleOf, settings.apiUrl),
    });
    telemetry.serveErrors(scope);
  });
  const selections = serveOperator(app, operators, registry);
  serveLiveNow(app, registry, selections);
  if (settings.consoleFolder) serveConsole(app, settings.consoleFolder, settings.isConsoleOpen ?? false);
  if (settings.deskFolder) serveDesk(app, { folder: settings.deskFolder, operators, apiUrl: settings.apiUrl });
  if (settings.workplaceFolder)
    serveSinglePage(app, { folder: settings.workplaceFolder, prefix: '/_staff', paths: ['/_staff/', '/_staff/*'] });
  if (settings.devServers) {
    serveDevPages(app, settings.devServers);
    return { app, registry };
  }
  servePages(app, settings, registry, renderer, bundleOf, selections, telemetry.pages);
  restWhenQuiet(app, renderer.rest);
  app.addHook('onClose', () => renderer.close());
  return { app, registry };
}
