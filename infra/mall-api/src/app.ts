import { randomBytes, randomUUID } from 'node:crypto';
import { contract, nouns } from '@mall/api-contract';
import { canonicalUrl, unreadableAddress } from '@mall/api-contract/canonical-url';
import { openApiDocument } from '@mall/api-contract/openapi/document';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { SmsPort } from './adapters/sms.ts';
import { answers, type PoolDatabase } from './database/database.ts';
import { patiently } from './database/outage.ts';
import { serveApiDocs } from './http/api-docs.ts';
import { addCallerHook } from './http/caller-hook.ts';
import { addDoor } from './http/door/door.ts';
import { addErrorHandler, refuseAddress } from './http/error-handler.ts';
import { tooMuchOf } from './http/json-limits.ts';
import { addMetrics } from './http/metrics.ts';
import { personsWrites } from './http/persons-writes.ts';
import { addAudit, addRequestLog } from './http/request-log.ts';
import { badInput, validatorCompiler } from './http/validation.ts';
import type { Jobs } from './jobs/jobs.ts';
import { refuseWhileEnding } from './load/drain.ts';
import { sessionService } from './modules/account/session.service.ts';
import { acceptanceService } from './modules/content/agreement.service.ts';
import { actionJobService } from './modules/download/action-job.service.ts';
import { lineMatcher } from './modules/inquiry/line-matcher.ts';
import { listReadings } from './modules/inquiry/list-reading.ts';
import { sheetMatching } from './modules/inquiry/sheet-matching.ts';
import { staffKeyService } from './modules/operator/staff-key.service.ts';
import { webhookFigures } from './modules/webhook/webhook-figures.ts';
import { nounParts, registerNouns } from './nouns.ts';
import type { MallPorts } from './ports.ts';
import { startClock } from './processes/clock/index.ts';
import type { Settings } from './settings.ts';

export interface AppParts {
  db: PoolDatabase;
  /** For what happens by the clock, and for how the database fares; `db` unless given. */
  background?: PoolDatabase;
  probe?: PoolDatabase;
  /** Of this installation; of this process alone unless given. */
  installationKey?: Buffer;
  settings: Settings;
  jobs: Jobs;
  sms: SmsPort;
  ports?: MallPorts;
  logger?: FastifyBaseLogger;
  /** Ready to serve: migrated and filled. */
  isReady?: () => boolean;
  /** How long a request may take to arrive, and how often that is looked at, in ms. */
  arrival?: { limit: number; every: number };
  /** Hold every answer against the contract; in tests. */
  checkAnswers?: boolean;
}

/** The longest conversation with the assistant. 512 calls may be under way (the gateway's limit), and so this and `tooMuchOf` bound memory. */
const mostOfABody = 131_072;
/** How long a request may take to arrive, and how often that is looked at. */
const arrivalMs = { limit: 30_000, every: 5000 };
/** Until the mall listens, its background work included. */
const startingMs = 120_000;

/** The mall's API: what happens to every request, and then the calls of every noun. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const {
    db,
    settings,
    logger,
    isReady = () => true,
    background = db,
    probe = db,
    installationKey = randomBytes(32),
    arrival = arrivalMs,
  } = parts;
  const app = Fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustedProxies,
    bodyLimit: mostOfABody,
    frameworkErrors: refuseAddress,
    // Whoever asks without the gateway: every rule here sees the address as it would have come from there.
    rewriteUrl: ({ url = '' }) => canonicalUrl(url) ?? unreadableAddress,
    requestTimeout: arrival.limit,
    // The clock's queues are asked for one by one: on a busy machine that is more than the ten seconds one has unless told.
    pluginTimeout: startingMs,
    // Node.js exchanges the two limits where the headers' is the longer one, and that is 60 s unless told.
    http: { headersTimeout: arrival.limit, connectionsCheckingInterval: arrival.every },
    keepAliveTimeout: 75_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    },
  });
  const checkAnswers = parts.checkAnswers ?? process.env.NODE_ENV === 'test';
  const requireAgreed = acceptanceService(db).require;
  app.decorate('serving', { db, installationKey, checkAnswers, inTurn: personsWrites(), requireAgreed });
  app.setValidatorCompiler(validatorCompiler);
  app.removeContentTypeParser('text/plain');
  // An empty body is an empty object, whatever the content type claims.
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, {});
    const tooMuch = tooMuchOf(text as string);
    return tooMuch ? done(badInput('body', tooMuch)) : parseJson(request, text as string, done);
  });
  addErrorHandler(app);
  refuseWhileEnding(app);
  addDoor(app, settings.console);
  const sessions = sessionService(db);
  addRequestLog(app);
  addMetrics(app, probe, settings.metricsToken, [webhookFigures]);
  addAudit(app, sessions);

  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const database = await answers(probe);
    const ready = database && isReady();
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', database });
  });

  // What is served, for the gate that holds every release against it (docs/decisions/the-gate.md).
  let document: string | undefined;
  app.get('/openapi.json', (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(contract, nouns));
    return reply.type('application/json; charset=utf-8').send(document);
  });
  if (settings.isDevelopment) serveApiDocs(app);

  await app.register(async (api) => {
    const keys = staffKeyService(db);
    addCallerHook(
      api,
      (token) => patiently(() => sessions.lookUp(token)),
      (key) => patiently(() => keys.lookUp(key)),
    );
    const own = nounParts({ ...parts, installationKey });
    await registerNouns(api, own, settings);
    const matching = sheetMatching(background, parts.jobs, lineMatcher(background, own.engine, own.catalogue), api.log);
    const actionJobs = actionJobService(background, parts.jobs, own.files);
    const readings = listReadings(background, parts.jobs, own.files, own.ocr, api.log);
    api.addHook('onReady', () => startClock(parts.jobs, { ...own, db: background, matching, readings, actionJobs, logger: api.log }));
    api.addHook('onClose', async () => own.ocr.end());
  });
  return app;
}
