import type { CallContract, Contract, InputOf, OutputOf } from '@mall/api-contract';
import type { CallTable } from './call-table.ts';
import { callTable } from './calls.generated.ts';
import { type CallOptions, type SendSettings, send } from './send.ts';

type Method<C> = C extends CallContract
  ? unknown extends InputOf<C>
    ? (input?: Record<never, never>, options?: CallOptions) => Promise<OutputOf<C>>
    : (input: InputOf<C>, options?: CallOptions) => Promise<OutputOf<C>>
  : never;

/** The typed client: `sdk.<noun>.<call>(input, options)`, input being path parameters, query and body in one flat object. */
export type Sdk = { readonly [N in keyof Contract]: { readonly [M in keyof Contract[N]]: Method<Contract[N][M]> } };

const merged = (one: CallTable, other: CallTable): CallTable =>
  Object.fromEntries(Object.keys({ ...one, ...other }).map((noun) => [noun, { ...one[noun], ...other[noun] }]));

/**
 * Makes the client. Every method resolves with the envelope's body and rejects with `ApiError`.
 * A build carries the rows of the calls that its own code names, so a client has those and no others.
 * @param settings where the API is, and what each request carries (rule calls 1)
 * @param calls rows of another build besides: an area's, for which the shell makes the client
 */
export function createSdk(settings: SendSettings, calls: CallTable = {}): Sdk {
  const nouns = Object.entries(merged(callTable, calls)).map(([noun, methods]) => [
    noun,
    Object.fromEntries(
      Object.entries(methods).map(([name, [method, path, effect, query = []]]) => [
        name,
        (input: Record<string, unknown> = {}, options: CallOptions = {}) =>
          send(settings, { name: `${noun}.${name}`, method, path, effect, query }, input, options),
      ]),
    ),
  ]);
  return Object.fromEntries(nouns) as Sdk;
}
