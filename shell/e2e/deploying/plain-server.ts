import { readFile } from 'node:fs/promises';
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

export interface PlainServer {
  url: string;
  /** Files that were asked for and are not there. */
  refused(): string[];
  close(): Promise<void>;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
};
const passedOn = /^\/(api|img)\//;

/** A web server that knows files, folders' index.html and 404.html, and passes the API's addresses on: what any of them can do. */
export async function servePlainly(folder: string, api: string): Promise<PlainServer> {
  const missing: string[] = [];
  const target = new URL(api);

  const server = createServer(async (incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://plain');
    if (passedOn.test(pathname)) return pass(incoming, outgoing);
    const file = join(folder, normalize(pathname));
    const found = await readFile(file).catch(() => readFile(join(file, 'index.html')).catch(() => undefined));
    if (!found && /^\/assets\//.test(pathname)) missing.push(pathname);
    const type = types[found && extname(file) ? extname(file) : '.html'] ?? 'application/octet-stream';
    outgoing.writeHead(found ? 200 : 404, { 'content-type': type });
    outgoing.end(found ?? (await readFile(join(folder, '404.html'))));
  });

  function pass(incoming: IncomingMessage, outgoing: ServerResponse) {
    const upstream = forward(
      { host: target.hostname, port: target.port, path: incoming.url, method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    upstream.on('error', () => outgoing.destroy());
    incoming.pipe(upstream);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    refused: () => missing,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
