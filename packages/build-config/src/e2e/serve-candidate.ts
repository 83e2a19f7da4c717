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

/** What belongs to a mall whatever is mounted; everything else is a page or a script of the gateway. */
const ofMall = /^\/(api|img|_cashier|_console)\//;
/** A page that a test looked at is no visit: it must not count for or against the candidate. */
const telemetry = /^\/_telemetry(\?|$)/;
/** Orders, pays, or acts as the mall's staff. */
const trades = /^\/api\/(checkout\/ConfirmOrder|order\/(pay|GetPcPayPageUrl)|unionPay\/|staff\/)/i;
const mayNotTrade = JSON.stringify({
  code: 403,
  reason: 'SMOKE_MAY_NOT_TRADE',
  message: 'a smoke spec that orders or pays is named *.trading.smoke.ts: it runs against a mall of its own',
  body: null,
});

interface Options {
  /** Of this smoke test: it opens the candidate, and nothing of the platform. */
  pass: string;
  /** The mall whose data the specs order and pay with; undefined where they only look: then it is the gateway's own, and trading is refused. */
  trading: string | undefined;
}

/**
 * Serves a candidate that no visitor sees yet, as if it stood at `/`: every page is the gateway's host page, which mounts that one release of
 * an area; for a shell it is the whole site with that shell. What the page asks for goes to the gateway, its calls to the mall it may use.
 */
export async function serveCandidate({ gateway, area, version }: Candidate, { pass, trading }: Options): Promise<AloneServer> {
  const mall = trading ?? gateway;
  const rights = { 'x-mall-candidate': pass };
  const host = `/_debug/host?area=${area}&version=${version}`;

  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    if (telemetry.test(path)) {
      incoming.resume();
      outgoing.writeHead(204).end();
    } else if (!trading && trades.test(path)) {
      incoming.resume();
      outgoing.writeHead(403, { 'content-type': 'application/json' }).end(mayNotTrade);
    } else if (ofMall.test(path)) forward(incoming, outgoing, mall, path);
    else if (path.startsWith('/assets/')) forward(incoming, outgoing, gateway, path);
    else forward(incoming, outgoing, gateway, area === 'shell' ? path : host, rights);
  });

  /** A cookie's name on plain localhost, where none can be bound to its host, and the one its gateway knows. */
  const bound = new Map<string, string>();
  const unbound = (line: string) =>
    line.replace(/;\s*(secure|domain=[^;]*)/gi, '').replace(/^__(?:Host|Secure)-([^=]+)/, (name, own: string) => {
      bound.set(own, name);
      return own;
    });
  const boundAgain = (cookies: string) =>
    cookies.replace(/(^|; )([^=;]+)=/g, (_text, before: string, name: string) => `${before}${bound.get(name) ?? name}=`);

  function forward(incoming: IncomingMessage, outgoing: ServerResponse, site: string, path: string, more: Record<string, string> = {}) {
    const target = new URL(site);
    const { origin, cookie, ...headers } = incoming.headers;
    const send = target.protocol === 'https:' ? secureRequest : plainRequest;
    const upstream = send(
      {
        host: target.hostname,
        port: target.port,
        path,
        method: incoming.method,
        headers: {
          ...headers,
          ...more,
          ...(cookie ? { cookie: boundAgain(cookie) } : {}),
          host: target.host,
          ...(origin ? { origin: target.origin } : {}),
        },
      },
      (answer) => {
        const cookies = answer.headers['set-cookie']?.map(unbound);
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
