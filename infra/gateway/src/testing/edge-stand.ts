import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGateway } from '../gateway.ts';
import type { GatewaySettings } from '../settings.ts';
import { buildOf, plainShell } from './faulty-area.ts';

export interface EdgeStand {
  site: string;
  gateway: Awaited<ReturnType<typeof createGateway>>;
  /** What the gateway asked of the API. */
  asked: IncomingMessage[];
  /** Makes a build live, as a start would. */
  publish(name: string, paths: string[], code: string, version?: string, more?: object): Promise<unknown>;
  close(): Promise<void>;
}

interface StandParts {
  areaCode: string;
  /** Patterns of the area's public pages; its screens are named after them. */
  paths: string[];
  /** Areas beside it. */
  others?: { name: string; paths: string[]; code: string }[];
  /** Of them those that are documents, without a frame. */
  documents?: string[];
  /** Answers a call; by default with nothing, well. */
  api?: (request: IncomingMessage, response: ServerResponse) => void;
  shellCode?: string;
  arrival?: GatewaySettings['arrival'];
}

/** An API that says yes to everything. */
export const anyAnswer = (_request: IncomingMessage, response: ServerResponse) =>
  void response
    .setHeader('content-type', 'application/json')
    .end(JSON.stringify({ code: 0, message: '', body: { stateProvinceId: 10009, stateProvince: '上海市' } }));

/** A gateway with one area of a few lines before an API of a few lines, over real HTTP. */
export async function edgeStand({
  areaCode,
  paths,
  others = [],
  documents = [],
  api = anyAnswer,
  shellCode = plainShell,
  arrival,
}: StandParts): Promise<EdgeStand> {
  const folder = await mkdtemp(join(tmpdir(), 'mall-edge-'));
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    api(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const gateway = await createGateway({
    port: 0,
    host: '127.0.0.1',
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    registry: join(folder, 'registry'),
    adminToken: undefined,
    consoleFolder: undefined,
    devServers: undefined,
    logLevel: 'silent',
    ...(arrival ? { arrival } : {}),
  });
  const route = (path: string) => ({
    path,
    screen: path.slice(1) || 'home',
    access: 'public',
    layout: documents.includes(path) ? 'document' : 'default',
    title: path,
  });
  await gateway.registry.publishFolder(await buildOf(folder, 'shell', [{ ...route('/*'), screen: 'not-found' }], shellCode));
  const publish: EdgeStand['publish'] = async (name, own, code, version = 'v1', more = {}) =>
    gateway.registry.publishFolder(await buildOf(folder, name, own.map(route), code, version, more));
  await publish('mf-test', paths, areaCode);
  for (const { name, paths: own, code } of others) await publish(name, own, code);
  await gateway.registry.load();
  const site = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  return {
    site,
    gateway,
    asked,
    publish,
    async close() {
      await gateway.app.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
