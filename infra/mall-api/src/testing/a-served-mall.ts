import { type ChildProcess, spawn } from 'node:child_process';
import { Agent, request } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { embedded, testingKey } from './embedded.ts';

export interface Told {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** Milliseconds until the whole answer was there. */
  ms: number;
  // biome-ignore lint/suspicious/noExplicitAny: an envelope of any call
  answer: any;
}

export interface AServedMall {
  address: string;
  child: ChildProcess;
  end(): void;
  /** Asks over HTTP. Rejects where no answer came, as a browser's call would. */
  ask(
    path: string,
    options?: { payload?: object | undefined; token?: string; key?: string; bearer?: string; limitMs?: number },
  ): Promise<Told>;
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

/** For tests: the API as a process of its own, asked over real HTTP. End it after the test. @param url of its database */
export async function aServedMall(url: string, env: NodeJS.ProcessEnv = {}): Promise<AServedMall> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    env: {
      ...process.env,
      ...embedded,
      ...{
        DATABASE_URL: url,
        API_PORT: String(port),
        LOG_LEVEL: 'fatal',
        MALL_KEY: testingKey,
        ...env,
      },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout!.setEncoding('utf8').on('data', (text: string) => text.includes('mall-api listens') && resolve());
    child.once('exit', (code) => reject(new Error(`ended with ${code}`)));
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  return {
    address: `http://127.0.0.1:${port}`,
    child,
    end() {
      agent.destroy();
      child.kill('SIGKILL');
    },
    ask: (path, { payload, token, key, bearer, limitMs = 60_000 } = {}) =>
      new Promise((resolve, reject) => {
        const began = performance.now();
        const headers = {
          ...(payload ? { 'content-type': 'application/json' } : {}),
          ...(token ? { token } : {}),
          ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
          ...(key ? { 'idempotency-key': key } : {}),
        };
        const asked = request(
          { port, host: '127.0.0.1', path, agent, headers, method: payload ? 'POST' : 'GET', timeout: limitMs },
          (response) => {
            let text = '';
            response
              .setEncoding('utf8')
              .on('data', (part: string) => {
                text += part;
              })
              .on('end', () => {
                const told = { status: response.statusCode!, headers: response.headers, ms: performance.now() - began };
                resolve({ ...told, answer: JSON.parse(text) });
              })
              .on('error', reject);
          },
        );
        asked.once('timeout', () => asked.destroy(new Error(`no answer within ${limitMs} ms`))).once('error', reject);
        asked.end(payload && JSON.stringify(payload));
      }),
  };
}
