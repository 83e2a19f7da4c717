import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type CallContract, contract, formsOf } from '@mall/api-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import type {} from './error-handler.ts';
import { type DatabaseFigures, metricsRepository } from './metrics.repository.ts';
import { isLoopback } from './this-machine.ts';

const databaseLimitMs = 2000;
const digest = (text: string) => createHash('sha256').update(text).digest();

/** Fastify's name of a route → the call's, as browsers count it too. */
const callNames = new Map<string, string>(
  Object.entries(contract as unknown as Record<string, Record<string, CallContract>>).flatMap(([noun, calls]) =>
    Object.entries(calls).flatMap(([name, call]) =>
      formsOf(call).map(({ method, path }) => [`${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`, `${noun}.${name}`] as const),
    ),
  ),
);

/** Does this request come from the machine itself, or carry METRICS_TOKEN as bearer? */
function mayRead({ headers, ip, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token) return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
  return headers['x-forwarded-for'] === undefined && isLoopback(ip) && isLoopback(socket.remoteAddress ?? '');
}

/** Figures of somebody else's: made once, and brought up to date before they are read. Fails never. */
export type OtherFigures = (registers: Registry[]) => { update(db: Database): Promise<void> };

/**
 * Counts every request by call, and serves that with the process, the database and the background work at `/metrics` for Prometheus. A database that
 * is away is a figure too: the answer comes without the others.
 */
export function addMetrics(app: FastifyInstance, db: Database, token: string | undefined, others: readonly OtherFigures[] = []): Registry {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const durations = new Histogram({
    name: 'mall_api_request_duration_seconds',
    help: 'Requests by call (noun.method of the contract).',
    labelNames: ['call'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 8],
    registers,
  });
  const requests = new Counter({
    name: 'mall_api_requests_total',
    help: 'Requests by call and status (2xx, …).',
    labelNames: ['call', 'status'],
    registers,
  });
  const refusals = new Counter({ name: 'mall_api_refusals_total', help: 'Refusals by reason.', labelNames: ['reason'], registers });
  const inFlight = new Gauge({ name: 'mall_api_requests_in_flight', help: 'Requests that are being answered.', registers });
  const figures = [databaseGauges, ...others].map((make) => make(registers));
  const open = new WeakSet<FastifyRequest>();
  const settle = (request: FastifyRequest) => {
    if (open.delete(request)) inFlight.dec();
  };

  app.addHook('onRequest', async (request) => {
    open.add(request);
    inFlight.inc();
  });
  app.addHook('onRequestAbort', async (request) => settle(request));
  app.addHook('onResponse', async (request, reply) => {
    settle(request);
    const call = callNames.get(`${request.method} ${request.routeOptions.url ?? ''}`);
    if (!call) return;
    durations.observe({ call }, reply.elapsedTime / 1000);
    requests.inc({ call, status: `${Math.floor(reply.statusCode / 100)}xx` });
    if (reply.refusal) refusals.inc({ reason: reply.refusal.reason });
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) return reply.callNotFound();
    await Promise.all(figures.map((one) => one.update(db)));
    return reply.type(register.contentType).send(await register.metrics());
  });
  return register;
}

function databaseGauges(registers: Registry[]) {
  const gauge = <L extends string>(name: string, help: string, labelNames: L[] = []) => new Gauge<L>({ name, help, labelNames, registers });
  const counter = <L extends string>(name: string, help: string, labelNames: L[] = []) => {
    const made = new Counter<L>({ name, help, labelNames, registers });
    // PostgreSQL counts; here it is only shown.
    return (labels: Partial<Record<L, string>>, value: number) => {
      made.remove(labels);
      made.inc(labels, value);
    };
  };
  const isUp = gauge('mall_api_database_up', 'Whether PostgreSQL answered this time.');
  const roundTrip = gauge(
    'mall_api_database_round_trip_seconds',
    'A query for these figures, its wait for a connection of the pool included.',
  );
  const connections = gauge('mall_api_database_connections', 'Connections of all processes to this database.', ['state']);
  const active = counter('mall_api_database_active_seconds_total', 'Time in which statements ran on this database.');
  const transactions = counter('mall_api_database_transactions_total', 'Transactions by how they ended.', ['outcome']);
  const deadlocks = counter('mall_api_database_deadlocks_total', 'Deadlocks.');
  const blocks = counter('mall_api_database_blocks_total', 'Blocks asked for: hit in memory, read from disk.', ['source']);
  const bytes = gauge('mall_api_database_bytes', 'Size on disk.');
  const jobs = gauge('mall_api_jobs', 'Background work that is not done, by queue and state.', ['queue', 'state']);
  const waiting = gauge('mall_api_jobs_waiting_seconds', 'How long the job that could run has waited longest.', ['queue']);

  const show = (found: DatabaseFigures) => {
    active({}, found.activeSeconds);
    transactions({ outcome: 'commit' }, found.commits);
    transactions({ outcome: 'rollback' }, found.rollbacks);
    deadlocks({}, found.deadlocks);
    blocks({ source: 'memory' }, found.blocksHit);
    blocks({ source: 'disk' }, found.blocksRead);
    bytes.set(found.bytes);
    for (const one of [connections, jobs, waiting]) one.reset();
    for (const { state, connections: count } of found.connections) connections.set({ state }, count);
    for (const { queue, state, jobs: count, waitingSeconds } of found.jobs) {
      jobs.set({ queue, state }, count);
      if (waitingSeconds > 0) waiting.inc({ queue }, waitingSeconds);
    }
  };
  return {
    async update(db: Database) {
      const started = performance.now();
      const limit = wait(databaseLimitMs, undefined, { ref: false });
      const found = await Promise.race([metricsRepository(db).read(), limit]).catch(() => undefined);
      isUp.set(found ? 1 : 0);
      roundTrip.set((performance.now() - started) / 1000);
      if (found) show(found);
    },
  };
}
