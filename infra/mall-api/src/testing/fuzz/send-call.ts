import { type CallContract, headerNames } from '@mall/api-contract';
import type { FastifyInstance } from 'fastify';

const isField = (schema: unknown, name: string) => Object.hasOwn((schema as { properties?: object } | undefined)?.properties ?? {}, name);
const text = (value: unknown) =>
  encodeURIComponent((typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed().slice(0, 4000));
let addresses = 0;

/** For tests: sends one input, whatever it is, as its call wants it: path, query and body. Each question comes from an address of its own. */
export function sendCall(app: FastifyInstance, call: CallContract, input: unknown, headers: Readonly<Record<string, string>> = {}) {
  addresses += 1;
  const fields: Record<string, unknown> = typeof input === 'object' && input !== null ? { ...input } : {};
  const path = call.path.replace(/\{(\w+)\}/g, (_whole, name: string) => text(fields[name]) || '%20');
  const query = Object.keys(fields).filter((name) => isField(call.query, name) || (call.method === 'GET' && !isField(call.params, name)));
  const rest = Object.entries(fields).filter(([name]) => !query.includes(name) && !isField(call.params, name));
  // The input itself is no object: the whole body is what is sent.
  const body = typeof input === 'object' && input !== null && !Array.isArray(input) ? Object.fromEntries(rest) : input;
  return app.inject({
    method: call.method,
    url: `${path}?${query.map((name) => `${text(name)}=${text(fields[name])}`).join('&')}`,
    remoteAddress: `198.51.${(addresses >> 8) % 256}.${addresses % 256}`,
    headers: {
      ...headers,
      ...(call.idempotent && addresses % 2 ? { [headerNames.idempotencyKey]: `fuzz-${addresses}-key` } : {}),
      ...(call.method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    ...(call.method === 'GET' ? {} : { payload: JSON.stringify(body) ?? '' }),
  });
}
