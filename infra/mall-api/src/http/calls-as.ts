import { type CallContract, headerNames, type Reason } from '@mall/api-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The mall's own no to a call that was made for somebody: its words are for them. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused';
  readonly reason: Reason | 'NONSENSE';
  constructor(reason: Reason | 'NONSENSE', message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Who is behind a call travels in these; nothing else of a request does. */
const carried = [headerNames.token, 'authorization', headerNames.device, headerNames.region] as const;
const fieldsOf = (schema: unknown) => Object.keys((schema as { properties?: object } | undefined)?.properties ?? {});
const picked = (input: Record<string, unknown>, fields: readonly string[]) =>
  Object.fromEntries(fields.filter((field) => input[field] !== undefined).map((field) => [field, input[field]]));

export interface CallOptions {
  /** As if goods went there. */
  provinceId?: number | undefined;
  /** Of calls that are idempotent: the same again does nothing twice. */
  idempotencyKey?: string;
}
/** Makes a call of the contract. @throws {CallRefused} */
export type MakeCall = (call: CallContract, input: Record<string, unknown>, options?: CallOptions) => Promise<unknown>;

/**
 * Makes calls of the contract as whoever made this request, in this process: they pass the same doors as over the network, so that rights, validation,
 * blanked amounts and refusals are the calls' own, whoever thought of the input.
 */
export function callsAs(app: FastifyInstance, request: Pick<FastifyRequest, 'headers' | 'ip'>): MakeCall {
  const headers = Object.fromEntries(
    carried.flatMap((name) => (typeof request.headers[name] === 'string' ? [[name, request.headers[name]]] : [])),
  );
  return async (call, input, { provinceId, idempotencyKey } = {}) => {
    const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name] ?? '').toWellFormed()));
    const answer = await app.inject({
      method: call.method,
      url: path,
      query: Object.fromEntries(Object.entries(picked(input, fieldsOf(call.query))).map(([name, value]) => [name, String(value)])),
      headers: {
        ...headers,
        ...(provinceId === undefined ? {} : { [headerNames.region]: String(provinceId) }),
        ...(idempotencyKey === undefined ? {} : { [headerNames.idempotencyKey]: idempotencyKey }),
      },
      remoteAddress: request.ip,
      ...(call.method === 'GET' ? {} : { payload: picked(input, fieldsOf(call.body)) }),
    });
    const { code, message, body, reason } = answer.json<{ code: number; message: string; body: unknown; reason?: Reason }>();
    if (code !== 0) throw new CallRefused(reason ?? 'NONSENSE', message);
    return body;
  };
}
