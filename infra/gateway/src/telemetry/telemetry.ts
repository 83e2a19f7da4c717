import type { PlatformFigures } from '@mall/api-contract/platform';
import type { AreaFigures, PageVitals } from '@mall/mf-kit/manifest';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { PageWatch } from '../edge/page-watch.ts';
import type { Harm } from '../edge/rendering/area-processes.ts';
import type { Renderer } from '../edge/rendering/renderer.ts';
import type { Registry } from '../registry/registry.ts';
import type { RegistryStorage } from '../registry/storage/storage.ts';
import { beaconLimit } from './beacon-limit.ts';
import { serveErrors } from './errors/error-routes.ts';
import { createStackResolver } from './errors/resolve-stack.ts';
import { isWithinBudget } from './heard-views.ts';
import { httpClass } from './http-class.ts';
import { knownSnapshots } from './known-snapshots.ts';
import { createMetrics, forgetVersion, type LiveVersion } from './metrics.ts';
import { mayReadMetrics } from './metrics-access.ts';
import { pageViews } from './page-view.ts';
import { parseBeacon, readBeacon } from './read-beacon.ts';
import { countHarms } from './server-harm.ts';
import { createSharedTelemetry } from './shared-telemetry.ts';
import { watchedRenderer } from './watched-renderer.ts';

export interface TelemetryOptions {
  registry: Registry;
  /** Where gateways tell each other what browsers told them. */
  storage: RegistryStorage;
  log: FastifyBaseLogger;
  metricsToken?: string | undefined;
}

const versionsKept = 6;

/** Everything the gateways learn about the site while they run: counts, the last hour, error reports, and the judge of canaries. */
export async function createTelemetry({ registry, storage, log, metricsToken }: TelemetryOptions) {
  const metrics = createMetrics(() => ({ snapshot: registry.served.stable.id, versions: liveVersions(registry) }));
  const resolve = createStackResolver((area, version, file) => registry.readFile(area, version, `maps/${file}.map`));
  const snapshotOf = knownSnapshots(registry);
  const views = pageViews(Buffer.from(await registry.signingKey(), 'hex'));
  const seenVersions = new Map<string, string[]>();
  async function takeBack(area: string, version: string, why: string) {
    log.warn({ area, version, why }, 'a canary takes itself back');
    try {
      if (await registry.takeBack(area, why, { version })) metrics.takeBacks.inc({ area });
    } catch (error) {
      log.error({ err: error, area, version }, 'a canary could not be taken back');
      throw error;
    }
  }
  const shared = createSharedTelemetry({
    storage,
    trials: () => registry.served.trials,
    onFault: (error) => log.error({ err: error }, 'what browsers told could not be shared with the other gateways'),
    onHarm: ({ area, version, why }) => takeBack(area, version, why),
  });
  const harms = countHarms();
  await shared.catchUp();

  /** Figures of old releases would stay for ever: only the latest versions of an area keep theirs. */
  function noteVersion(area: string, version: string) {
    const versions = seenVersions.get(area) ?? [];
    seenVersions.set(area, versions);
    if (versions.includes(version)) return;
    versions.push(version);
    if (versions.length > versionsKept) forgetVersion(metrics, area, versions.shift()!);
  }

  function addFigures(area: string, figures: AreaFigures) {
    const labels = { area, version: figures.version };
    noteVersion(area, figures.version);
    metrics.views.inc(labels, figures.views);
    metrics.failedViews.inc(labels, figures.failedViews);
    metrics.errors.inc(labels, figures.errors);
    metrics.border.add(labels, figures);
    for (const ms of figures.load ?? []) metrics.load.observe(labels, ms / 1000);
    for (const ms of figures.mount ?? []) metrics.mount.observe(labels, ms / 1000);
    for (const ms of figures.render ?? []) metrics.firstRender.observe(labels, ms / 1000);
    for (const [call, [count, failed, ms]] of Object.entries(figures.calls ?? {})) {
      metrics.calls.inc({ area, call, outcome: 'ok' }, count - failed);
      metrics.calls.inc({ area, call, outcome: 'failed' }, failed);
      metrics.callSeconds.inc({ area, call }, ms / 1000);
    }
  }

  function addVitals({ area, cls, ...vitals }: PageVitals, version: string) {
    if (cls !== undefined) metrics.shift.observe({ area, version }, cls);
    for (const [vital, ms] of Object.entries(vitals)) metrics.vital.observe({ area, version, vital }, ms / 1000);
  }

  return {
    /** Times every request. Before any route is declared. */
    watchRequests(app: FastifyInstance) {
      app.addHook('onResponse', async (request, reply) => {
        metrics.http.observe(
          { class: httpClass(request.url), status: `${Math.floor(reply.statusCode / 100)}xx` },
          reply.elapsedTime / 1000,
        );
      });
    },
    /** Serves `/_telemetry` for browsers and `/metrics` for Prometheus. */
    serve(app: FastifyInstance) {
      app.post(
        '/_telemetry',
        { bodyLimit: 32_768, config: { rateLimit: beaconLimit(() => metrics.beacons.inc({ outcome: 'limited' })) } },
        async (request, reply) => {
          const refuse = (outcome: string, status: number) => {
            metrics.beacons.inc({ outcome });
            return reply.code(status).send();
          };
          if (request.headers['sec-fetch-site'] === 'cross-site') return refuse('refused', 403);
          const parsed = parseBeacon(request.body);
          if (!parsed) return refuse('refused', 400);
          const view = views.read(parsed.view, parsed.snapshot);
          if (typeof view === 'string') return refuse(view, view === 'forged' ? 403 : 410);
          const told = { id: view.id, n: parsed.n, at: view.at };
          if (!isWithinBudget(told, Date.now())) return refuse('limited', 429);
          const known = await snapshotOf(parsed.snapshot);
          if (!known) return refuse('unknown-snapshot', 204);
          const beacon = readBeacon(parsed.fields, known);
          if (!shared.gather(told, view.source, beacon.areas, beacon.errors, known.id)) return refuse('repeated', 409);
          for (const [area, figures] of Object.entries(beacon.areas)) addFigures(area, figures);
          if (beacon.vitals) addVitals(beacon.vitals, known.versions[beacon.vitals.area]!);
          return refuse('taken', 204);
        },
      );
      app.get('/metrics', async (request, reply) => {
        if (!mayReadMetrics(request, metricsToken)) return reply.code(404).send();
        return reply
          .header('cache-control', 'no-store')
          .type(metrics.register.contentType)
          .send(await metrics.register.metrics());
      });
      app.addHook('onClose', async () => {
        await shared.close();
        metrics.register.clear();
      });
    },
    /** Serves `/_platform/errors`, inside the scope that knows who calls. */
    serveErrors: (scope: FastifyInstance) => serveErrors(scope, shared.errors, resolve, shared.catchUp),
    /** The last hour by area and version, and how each canary fares; for `/_platform/status`. */
    async figures(): Promise<PlatformFigures> {
      await shared.catchUp();
      return { ...shared.figures(), serverHarm: harms.lastHour() };
    },
    /** What the pages tell of themselves. */
    pages: {
      onCache: (result) => metrics.cache.inc({ result }),
      begin: (snapshot, ip) => views.issue(snapshot, ip),
      onFault(view, ip, snapshot, area) {
        const version = snapshot.releases[area]?.version;
        const read = views.read(view, snapshot.id);
        if (version && typeof read === 'object') shared.see({ view: read.id, source: views.sourceOf(ip), area, version, failed: 'seen' });
      },
    } satisfies PageWatch as PageWatch,
    /** What an area's server code did beside rendering. A canary that does so again and again is taken back: no view has to fail for it. */
    onHarm(harm: Harm) {
      const { area, version, why } = harm;
      metrics.harms.inc({ area, version });
      const isCanary = registry.served.trials.some((trial) => trial.area === area && trial.canary === version);
      if (harms.isTooMuch(harm) && isCanary) void takeBack(area, version, `its server code does harm: ${why}`).catch(() => {});
    },
    /** A file that a release has could not be served: the page that asked for it is broken. */
    onLostFile: (ip: string, area: string, version: string) =>
      shared.see({ view: 'file', source: views.sourceOf(ip), area, version, failed: 'seen' }),
    watchRenderer: (renderer: Renderer): Renderer =>
      watchedRenderer(renderer, (area, outcome, seconds) => metrics.render.observe({ area, outcome }, seconds)),
  };
}

function liveVersions({ served: { stable, canaries } }: Registry): LiveVersion[] {
  const versions = stable.areas.map(({ name, version }): LiveVersion => ({ area: name, version, channel: 'stable' }));
  for (const { snapshot } of canaries)
    for (const { name, version } of snapshot.areas)
      if (!versions.some((one) => one.area === name && one.version === version)) versions.push({ area: name, version, channel: 'canary' });
  return versions;
}
