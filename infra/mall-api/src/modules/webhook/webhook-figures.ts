import { setTimeout as wait } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../../database/database.ts';
import { webhookEndpointRepository } from './webhook-endpoint.repository.ts';

const limitMs = 2000;

/** How webhooks fare, by endpoint, for `/metrics`. Where the database is away nothing is told of them. */
export function webhookFigures(registers: Registry[]) {
  const gauge = (name: string, help: string) => new Gauge({ name, help, labelNames: ['endpoint'], registers });
  const waiting = gauge('mall_api_webhook_waiting', 'Events an endpoint has not taken yet.');
  const age = gauge('mall_api_webhook_waiting_seconds', 'How long the event has waited that waits longest.');
  const failing = gauge('mall_api_webhook_failing', '1 where an event was not taken for three days, or the endpoint is disabled.');
  return {
    async update(db: Database) {
      const endpoints = webhookEndpointRepository(db);
      const read = Promise.all([endpoints.all(), endpoints.figures()]);
      const found = await Promise.race([read, wait(limitMs, undefined, { ref: false })]).catch(() => undefined);
      for (const one of [waiting, age, failing]) one.reset();
      const [rows, figures] = found ?? [[], []];
      for (const { id: endpoint, state, failingSince } of rows) {
        const its = figures.find(({ id }) => id === endpoint);
        waiting.set({ endpoint }, its?.waiting ?? 0);
        age.set({ endpoint }, its?.waitingSince ? (Date.now() - Date.parse(its.waitingSince)) / 1000 : 0);
        failing.set({ endpoint }, state === 'disabled' || failingSince ? 1 : 0);
      }
    },
  };
}
