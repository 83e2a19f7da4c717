import { randomUUID } from 'node:crypto';
import { contract, nouns } from '@mall/api-contract';
import { openApiDocument } from '@mall/api-contract/openapi/document';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { SmsPort } from './adapters/sms.ts';
import { embeddedWechat } from './adapters/wechat/embedded-wechat.ts';
import { wechatOfficialAccount } from './adapters/wechat/wechat.ts';
import { answers, type PoolDatabase } from './database/database.ts';
import { patiently } from './database/outage.ts';
import { serveApiDocs } from './http/api-docs.ts';
import { addCallerHook } from './http/caller-hook.ts';
import { addErrorHandler } from './http/error-handler.ts';
import { addMetrics } from './http/metrics.ts';
import { addAudit, addRequestLog } from './http/request-log.ts';
import { validatorCompiler } from './http/validation.ts';
import type { Jobs } from './jobs/jobs.ts';
import { accountRoutes } from './modules/account/account.routes.ts';
import { sessionService } from './modules/account/session.service.ts';
import { catalogueNounRoutes, catalogueNouns } from './modules/catalogue-nouns.ts';
import { consoleRoutes } from './modules/console/console.routes.ts';
import { contentRoutes } from './modules/content/content.routes.ts';
import { helpService } from './modules/content/help.service.ts';
import { downloadRoutes } from './modules/download/download.routes.ts';
import { sitemapService } from './modules/download/sitemap.service.ts';
import { layoutRoutes } from './modules/layout/layout.routes.ts';
import { layoutService } from './modules/layout/layout.service.ts';
import { locationRoutes } from './modules/location/location.routes.ts';
import { locationService } from './modules/location/location.service.ts';
import { operatorRoutes } from './modules/operator/operator.routes.ts';
import { tradingRoutes, tradingStatistics } from './modules/trading-nouns.ts';
import type { Settings } from './settings.ts';

export interface AppParts {
  db: PoolDatabase;
  settings: Settings;
  jobs: Jobs;
  sms: SmsPort;
  logger?: FastifyBaseLogger;
  /** Ready to serve: seeded and migrated. */
  isReady?: () => boolean;
  /** Hold every answer against the contract; in tests. */
  checkAnswers?: boolean;
}

const oneMegabyte = 1_048_576;

/** The mall's API: what happens to every request, and then the calls of every noun. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { db, settings, logger, isReady = () => true } = parts;
  const app = Fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustedProxies,
    bodyLimit: oneMegabyte,
    requestTimeout: 30_000,
    keepAliveTimeout: 75_000,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    },
  });
  app.decorate('serving', { db, checkAnswers: parts.checkAnswers ?? process.env.NODE_ENV === 'test' });
  app.setValidatorCompiler(validatorCompiler);
  app.removeContentTypeParser('text/plain');
  // An empty body is an empty object, whatever the content type claims.
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) =>
    text === '' ? done(null, {}) : parseJson(request, text as string, done),
  );
  addErrorHandler(app);
  const sessions = sessionService(db);
  addRequestLog(app);
  addMetrics(app, db, settings.metricsToken);
  addAudit(app, sessions);

  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const database = await answers(db);
    const ready = database && isReady();
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', database });
  });

  // What is served, for the gate that holds every release against it (docs/decisions/the-gate.md).
  const document = JSON.stringify(openApiDocument(contract, nouns));
  app.get('/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(document));
  if (settings.isDevelopment) serveApiDocs(app);

  await app.register(async (api) => {
    addCallerHook(api, (token) => patiently(() => sessions.lookUp(token)));
    registerNouns(api, parts);
  });
  return app;
}

/** Every noun's calls. */
function registerNouns(api: FastifyInstance, { db, settings, jobs, sms }: AppParts) {
  const statistics = ({ kpId }: { kpId: number }) => tradingStatistics(db, kpId);
  const wechat = settings.embeddedAdapters ? embeddedWechat(db) : settings.wechat && wechatOfficialAccount(settings.wechat);
  accountRoutes(api, { db, sms, wechat, mallUrl: settings.mallUrl, statistics });
  operatorRoutes(api, db);
  if (settings.embeddedAdapters) consoleRoutes(api, db, settings.mallUrl);
  locationRoutes(api, locationService());
  const catalogue = catalogueNouns(db);
  layoutRoutes(api, layoutService(db), catalogue.product.categoriesOf);
  catalogueNounRoutes(api, db, catalogue);
  contentRoutes(api, helpService(db));
  downloadRoutes(api, sitemapService({ ...catalogue, mallUrl: settings.mallUrl }));
  tradingRoutes(api, { db, settings, jobs, engine: catalogue.engine });
}
