import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json, text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { drain } from './drain.ts';
import { createGateway } from './gateway.ts';

let folder: string;
/** Answers that the API has not given yet. */
let held: ServerResponse[] = [];
let onHeld = () => {};
const api = createServer((asked, response) => {
  // The gateway’s own questions.
  if (!asked.url!.startsWith('/api/order/')) return void response.end('{}');
  held.push(response);
  onHeld();
});
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-drain-'));
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  held = [];
});
afterAll(async () => {
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

const apiUrl = () => `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
const startGateway = async () => {
  const { app } = await createGateway({
    ...{ port: 0, host: '127.0.0.1', apiUrl: apiUrl(), registry: join(folder, 'registry'), adminToken: undefined },
    ...{ consoleFolder: undefined, devServers: undefined, logLevel: 'silent' },
  });
  return { app, site: await app.listen({ port: 0, host: '127.0.0.1' }) };
};
const untilHeld = () =>
  new Promise<ServerResponse>((resolve) => {
    onHeld = () => resolve(held.at(-1)!);
  });
const ask = (site: string, agent: Agent) =>
  once(request(`${site}/api/order/GetOrders`, { agent, method: 'POST' }).end(), 'response') as Promise<[IncomingMessage]>;
const isOpen = (site: string) =>
  new Promise<boolean>((resolve) => {
    const { port } = new URL(site);
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    }).on('error', () => resolve(false));
  });
const untilClosed = async (site: string) => {
  while (await isOpen(site));
};
const done = { code: 0, message: '', body: 'done' };

test('what is under way when the gateway is told to end is answered, word by word too, and nobody new is let in', async () => {
  const { app, site } = await startGateway();
  const agent = new Agent({ keepAlive: true });
  const reached = untilHeld();
  const answer = ask(site, agent);
  const one = await reached;
  const reachedToo = untilHeld();
  const other = ask(site, agent);
  const stream = await reachedToo;
  stream.writeHead(200, { 'content-type': 'text/event-stream' }).write('first ');
  const [streamed] = await other;
  const ended = drain(app, 60_000);
  await untilClosed(site);
  one.end(JSON.stringify(done));
  stream.end('last');
  const [told] = await answer;
  expect([told.statusCode, await json(told)]).toEqual([200, done]);
  expect(await text(streamed)).toBe('first last');
  await ended;
  agent.destroy();
});

test('what comes on a connection that is still open is asked to come again, in words', async () => {
  const { app, site } = await startGateway();
  const { port } = new URL(site);
  const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8');
  let said = '';
  socket.on('data', (part) => {
    said += part;
  });
  const reached = untilHeld();
  socket.write('GET /api/order/A HTTP/1.1\r\nhost: mall\r\n\r\n');
  const one = await reached;
  const ended = drain(app, 60_000);
  await untilClosed(site);
  // Behind the one that is under way: its turn comes once that is answered.
  socket.write('GET /api/order/B HTTP/1.1\r\nhost: mall\r\n\r\n');
  one.end(JSON.stringify(done));
  await once(socket, 'close');
  await ended;
  expect(said).toContain('"body":"done"');
  expect(held).toHaveLength(1);
  expect(said).toMatch(/HTTP\/1\.1 503[\s\S]*retry-after: 2[\s\S]*服务不可用/);
});

test('what never comes to its end is cut off', async () => {
  const { app, site } = await startGateway();
  const agent = new Agent({ keepAlive: true });
  const reached = untilHeld();
  const answer = ask(site, agent).then(
    () => 'answered',
    () => 'cut off',
  );
  await reached;
  await drain(app, 1);
  expect(await answer).toBe('cut off');
  agent.destroy();
});

test('SIGTERM lets the process answer what is under way, and then end', async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, PORT: '0', MALL_API: apiUrl(), MALL_REGISTRY: join(folder, 'other'), LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = once(child, 'exit');
  let log = '';
  const site = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      log += part;
      const address = /listening at (http:\/\/[\d.]+:\d+)/.exec(log)?.[1];
      if (address) resolve(address);
    });
    void exit.then(() => reject(new Error(log)));
  });
  const agent = new Agent({ keepAlive: true });
  const reached = untilHeld();
  const answer = ask(site, agent);
  const one = await reached;
  child.kill('SIGTERM');
  await untilClosed(site);
  one.end(JSON.stringify(done));
  const [told] = await answer;
  expect([told.statusCode, await json(told)]).toEqual([200, done]);
  expect((await exit)[0]).toBe(0);
  agent.destroy();
});
