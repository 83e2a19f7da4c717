import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createProbe } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildFaultyAreas } from './faulty-areas.ts';
import { startGateway } from './gateway-process.ts';
import { type Fault, startProxy } from './misbehaving-proxy.ts';

const root = join(import.meta.dirname, '../../../..');

/** What a spec asks of the stand: `POST /<order>` with JSON. */
export interface Orders {
  /** Makes a build live; `change` is written over its area.json. @returns its version */
  publish: { area: string; change?: Record<string, unknown> };
  retire: { area: string };
  misbehave: Fault;
  behave: object;
  seen: object;
  forget: object;
  /** Writes over (or removes, without `content`) what the registry keeps of a release, and starts the gateway on it. */
  spoil: { area: string; version: string; content?: string };
  /** Puts back what was spoilt; the gateway has to find it by itself. */
  mend: { area: string; version: string };
  killDatabase: object;
}

export interface Stand {
  /** Where the browser goes: through the proxy. */
  url: string;
  control: string;
  close(): Promise<void>;
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createProbe().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** The site with a registry of its own behind a proxy that misbehaves when told. @param dataFolder of the API's embedded database, '' where it isn't ours */
export async function openStand(apiUrl: string, dataFolder: string): Promise<Stand> {
  const folder = mkdtempSync(join(tmpdir(), 'mall-stand-'));
  const registry = join(folder, 'registry');
  const builds = await buildFaultyAreas();
  const port = await freePort();
  const site = globSync(join(root, '{shell,mf-*}/dist/area.json')).map(dirname).sort();
  const gateway = await startGateway(port, apiUrl, registry, site);
  const proxy = await startProxy(`http://127.0.0.1:${port}`);
  const kept = new Map<string, string>();
  const areaJson = ({ area, version }: { area: string; version: string }) => join(registry, 'releases', area, version, 'area.json');

  const orders: { [Name in keyof Orders]: (order: Orders[Name]) => unknown } = {
    async publish({ area, change }) {
      const dist = builds[area];
      if (!dist) throw new Error(`no build is called ${area}`);
      const own = join(folder, 'builds', area, String(Math.random()).slice(2));
      cpSync(dist, own, { recursive: true });
      const json = { ...JSON.parse(readFileSync(join(own, 'area.json'), 'utf8')), ...change };
      writeFileSync(join(own, 'area.json'), JSON.stringify(json));
      await gateway.tell({ act: 'publish', dist: own });
      return { version: json.version };
    },
    retire: ({ area }) => gateway.tell({ act: 'retire', area }),
    misbehave: proxy.misbehave,
    behave: proxy.behave,
    seen: () => proxy.seen,
    forget() {
      proxy.seen.requests.length = 0;
      proxy.seen.reports.length = 0;
      proxy.seen.beacons.length = 0;
    },
    async spoil({ content, ...release }) {
      const file = areaJson(release);
      if (!kept.has(file)) kept.set(file, readFileSync(file, 'utf8'));
      if (content === undefined) rmSync(file);
      else writeFileSync(file, content);
      await gateway.restart();
    },
    mend(release) {
      const file = areaJson(release);
      // Whole at once: a page may ask at any moment.
      writeFileSync(`${file}.new`, kept.get(file)!);
      renameSync(`${file}.new`, file);
    },
    killDatabase() {
      if (!dataFolder) throw new Error('the database is not the stand’s to kill');
      process.kill(Number(readFileSync(join(dataFolder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
    },
  };

  const control = createServer(async (request, response) => {
    try {
      let text = '';
      for await (const part of request.setEncoding('utf8')) text += part;
      const answer = await orders[request.url!.slice(1) as keyof Orders](JSON.parse(text || '{}'));
      response.end(JSON.stringify(answer ?? {}));
    } catch (error) {
      response.writeHead(500).end(JSON.stringify({ fault: (error as Error).message }));
    }
  });
  await new Promise<void>((resolve) => control.listen(0, '127.0.0.1', resolve));
  return {
    url: proxy.url,
    control: `http://127.0.0.1:${(control.address() as AddressInfo).port}`,
    async close() {
      control.closeAllConnections();
      await Promise.all([proxy.close(), gateway.close(), new Promise((resolve) => control.close(resolve))]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
