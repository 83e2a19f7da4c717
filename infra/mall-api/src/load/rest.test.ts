import { mock } from 'node:test';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { restInTime } from './rest.ts';

const megabyte = 1024 * 1024;

beforeEach(() => mock.timers.enable({ apis: ['setInterval'] }));
afterEach(() => mock.timers.reset());

async function anApi() {
  const app = Fastify();
  const memory = { held: 70 * megabyte, collected: 0 };
  const collect = () => {
    memory.collected += 1;
    memory.held = 70 * megabyte;
  };
  restInTime(app, { collect, held: () => memory.held });
  app.get('/api/anything', () => 'ok');
  app.get('/metrics', () => 'ok');
  await app.ready();
  return { app, memory, later: () => mock.timers.tick(5000) };
}

test('garbage is collected once when nobody asks any more, and not again until somebody did', async () => {
  const { app, memory, later } = await anApi();
  await app.inject('/api/anything');
  later();
  expect(memory.collected).toBe(0);
  later();
  expect(memory.collected).toBe(1);
  later();
  expect(memory.collected).toBe(1);
  await app.inject('/api/anything');
  later();
  later();
  expect(memory.collected).toBe(2);
  await app.close();
});

test('who asks how the API fares keeps it from no rest', async () => {
  const { app, memory, later } = await anApi();
  await app.inject('/api/anything');
  later();
  await app.inject('/metrics');
  later();
  expect(memory.collected).toBe(1);
  await app.close();
});

test('a busy API collects when over 64 MB gathered, not before', async () => {
  const { app, memory, later } = await anApi();
  memory.held += 64 * megabyte;
  await app.inject('/api/anything');
  later();
  expect(memory.collected).toBe(0);
  memory.held += 1;
  await app.inject('/api/anything');
  later();
  expect(memory.collected).toBe(1);
  await app.close();
});

test('a closed API looks no more', async () => {
  const { app, memory, later } = await anApi();
  await app.close();
  memory.held += 500 * megabyte;
  later();
  expect(memory.collected).toBe(0);
});

test('its own memory is collected where none is given', async () => {
  const app = Fastify();
  restInTime(app);
  const kept = new WeakRef({ of: new Array(1000).fill(0) });
  await new Promise((resolve) => setImmediate(resolve));
  await app.inject('/');
  mock.timers.tick(10_000);
  expect(kept.deref()).toBeUndefined();
  await app.close();
});
