import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

export interface AloneServer {
  url: string;
  close(): Promise<void>;
}

const passedOn = /^\/(api|img|_cashier)\//;

/** Builds an area alone, where it isn't built, and serves it; what belongs to the API goes to the site. */
export async function serveAlone(folder: string, site: string): Promise<AloneServer> {
  execFileSync('npx', ['mall-webpack', 'build', '--alone'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const files = join(folder, 'dist/alone');
  const target = new URL(site);
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    if (passedOn.test(path)) {
      const upstream = forward(
        { host: target.hostname, port: target.port, path, method: incoming.method, headers: incoming.headers },
        (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
        },
      );
      upstream.on('error', () => outgoing.destroy());
      incoming.pipe(upstream);
      return;
    }
    const name = path.split('?')[0]!.slice(1);
    const isScript = /^[\w.~-]+\.js$/.test(name) && existsSync(join(files, name));
    outgoing.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html; charset=utf-8' });
    outgoing.end(readFileSync(join(files, isScript ? name : 'index.html')));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
