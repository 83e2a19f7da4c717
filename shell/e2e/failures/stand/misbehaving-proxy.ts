import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What goes wrong on the way to the browser. */
export interface Fault {
  /** Regular expression; the path with its query has to match. */
  match: string;
  /** After so many requests it is over; by default it lasts until `behave`. */
  times?: number;
  does:
    | { kind: 'answer'; status: number; type?: string; body?: string }
    /** Milliseconds until the request is passed on. */
    | { kind: 'delay'; ms: number }
    /** No answer as long as the fault lasts; then the connection breaks. */
    | { kind: 'hang' }
    /** Half of the content, then the connection breaks. */
    | { kind: 'cut' }
    /** One byte of the content is another one. */
    | { kind: 'flip' };
}

/** A report of an error as the site sent it (SendMallErrorToITGroupForFront). */
export interface Report {
  area: string;
  version: string;
  snapshot: string;
  message: string;
  where: string;
}

/** What the site told of its figures (`/_telemetry`), as far as the failures look at it: by area, its calls by name as [count, failed, ms]. */
export interface Beacon {
  snapshot: string;
  areas: Record<
    string,
    { version: string; failedViews: number; calls?: Record<string, [number, number, number]>; blocked?: number[]; heap?: number[] }
  >;
}

export interface Seen {
  requests: { method: string; path: string }[];
  reports: Report[];
  beacons: Beacon[];
}

export interface MisbehavingProxy {
  url: string;
  seen: Seen;
  misbehave(fault: Fault): void;
  /** Ends all faults and breaks what still hangs. */
  behave(): void;
  close(): Promise<void>;
}

const reportPath = '/api/common/SendMallErrorToITGroupForFront';

/** Stands between the browser and the gateway: passes everything on, unless told to lose, delay, cut or change it. */
export async function startProxy(gatewayUrl: string): Promise<MisbehavingProxy> {
  const target = new URL(gatewayUrl);
  const seen: Seen = { requests: [], reports: [], beacons: [] };
  const hanging = new Set<ServerResponse>();
  let faults: Fault[] = [];

  const server = createServer(async (incoming, outgoing) => {
    const path = incoming.url ?? '/';
    seen.requests.push({ method: incoming.method ?? 'GET', path });
    const body = await bodyOf(incoming);
    if (path === reportPath) seen.reports.push(readReport(body));
    if (path === '/_telemetry') seen.beacons.push(JSON.parse(body.toString()) as Beacon);
    const does = faultOf(path)?.does;
    if (does?.kind === 'hang') return void hanging.add(outgoing);
    if (does?.kind === 'answer') {
      outgoing.writeHead(does.status, { 'content-type': does.type ?? 'application/json', 'cache-control': 'no-store' });
      return void outgoing.end(does.body ?? '');
    }
    if (does?.kind === 'delay') setTimeout(() => passOn(incoming, outgoing, body, undefined), does.ms);
    else passOn(incoming, outgoing, body, does?.kind);
  });

  function faultOf(path: string): Fault | undefined {
    const fault = faults.find(({ match, times = 1 }) => times > 0 && new RegExp(match).test(path));
    if (fault?.times !== undefined) fault.times -= 1;
    return fault;
  }

  function passOn(incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer, harm: 'cut' | 'flip' | undefined) {
    const headers = { ...incoming.headers };
    if (harm) for (const name of ['accept-encoding', 'if-none-match']) delete headers[name];
    const upstream = forward(
      { host: target.hostname, port: target.port, path: incoming.url, method: incoming.method, headers },
      async (answer) => {
        if (!harm) {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          return void answer.pipe(outgoing);
        }
        const content = await bodyOf(answer);
        const { 'transfer-encoding': _, ...rest } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, { ...rest, 'content-length': String(content.length) });
        if (harm === 'cut') return void outgoing.write(content.subarray(0, content.length / 2), () => outgoing.destroy());
        // A letter inside stays a script that runs: only its checksum tells.
        const at = content.lastIndexOf('"');
        content[at - 1] = content[at - 1]! ^ 1;
        outgoing.end(content);
      },
    );
    upstream.on('error', () => outgoing.destroy());
    outgoing.on('close', () => upstream.destroy());
    upstream.end(body);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    misbehave: (fault) => void faults.push({ ...fault }),
    behave() {
      faults = [];
      for (const answer of hanging) answer.destroy();
      hanging.clear();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  try {
    for await (const part of message) parts.push(part);
  } catch {
    // The browser went away.
  }
  return Buffer.concat(parts);
}

function readReport(body: Buffer): Report {
  const { errorInfo, errorMessage, componentName } = JSON.parse(body.toString()) as Record<string, string>;
  const { area, version, snapshot } = JSON.parse(errorInfo!) as Record<string, string>;
  return { area: area!, version: version!, snapshot: snapshot!, message: errorMessage!, where: componentName! };
}
