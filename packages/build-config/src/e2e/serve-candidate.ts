import { createServer, type IncomingMessage, request as plainRequest, type ServerResponse } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { AloneServer } from './serve-alone.ts';

/** A release that waits on a gateway: `https://mall.example.com|mf-search@3f2a…`, the value of MALL_CANDIDATE. */
export interface Candidate {
  gateway: string;
  area: string;
  version: string;
}

/** @throws with the form it has to have */
export function readCandidate(text: string): Candidate {
  const [, gateway, area, version] = /^(https?:\/\/[^|]+?)\/?\|(shell|mf-[a-z0-9-]+)@([\w.-]+)$/.exec(text) ?? [];
  if (!gateway || !area || !version) throw new Error(`MALL_CANDIDATE is <gateway>|<area>@<version>, not '${text}'`);
  return { gateway, area, version };
}

/** What belongs to the gateway whatever is mounted; everything else is a page. */
const passedOn = /^\/(api|img|assets|_cashier|_console)\//;
/** A page that a test looked at is no visit: it must not count for or against the candidate. */
const telemetry = /^\/_telemetry(\?|$)/;

/**
 * Serves a candidate that no visitor sees yet, as if it stood at `/`: every page is the gateway's host page, which mounts that one release of
 * an area; for a shell it is the whole site with that shell. What the page asks for goes to the gateway.
 * @param token one that may publish the area
 */
export async function serveCandidate({ gateway, area, version }: Candidate, token: string | undefined): Promise<AloneServer> {
  const target = new URL(gateway);
  const rights: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const host = `/_debug/host?area=${area}&version=${version}`;

  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    if (telemetry.test(path)) {
      incoming.resume();
      outgoing.writeHead(204).end();
    } else if (passedOn.test(path)) forward(incoming, outgoing, path);
    else if (area === 'shell') forward(incoming, outgoing, path, { ...rights, 'x-mall-candidate': `shell@${version}` });
    else forward(incoming, outgoing, host, rights);
  });

  function forward(incoming: IncomingMessage, outgoing: ServerResponse, path: string, more: Record<string, string> = {}) {
    const { origin, ...headers } = incoming.headers;
    const send = target.protocol === 'https:' ? secureRequest : plainRequest;
    const upstream = send(
      {
        host: target.hostname,
        port: target.port,
        path,
        method: incoming.method,
        headers: { ...headers, ...more, host: target.host, ...(origin ? { origin: target.origin } : {}) },
      },
      (answer) => {
        const cookies = answer.headers['set-cookie']?.map((cookie) => cookie.replace(/;\s*(secure|domain=[^;]*)/gi, ''));
        outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...(cookies ? { 'set-cookie': cookies } : {}) });
        answer.pipe(outgoing);
      },
    );
    upstream.on('error', () => outgoing.destroy());
    incoming.pipe(upstream);
  }

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
