import type { CallContract, Contract, InputOf, OutputOf } from '@mall/api-contract';
import { callTable } from './calls.generated.ts';
import { type CallOptions, type SendSettings, send } from './send.ts';

type Method<C> = C extends CallContract
  ? unknown extends InputOf<C>
    ? (input?: Record<never, never>, options?: CallOptions) => Promise<OutputOf<C>>
    : (input: InputOf<C>, options?: CallOptions) => Promise<OutputOf<C>>
  : never;

/** The typed client: `sdk.<noun>.<call>(input, options)`, input being path parameters, query and body in one flat object. */
export type Sdk = { readonly [N in keyof Contract]: { readonly [M in keyof Contract[N]]: Method<Contract[N][M]> } };

/**
 * Makes the client. Every method resolves with the envelope's body and rejects with `ApiError`.
 * @param settings where the API is, and what each request carries (rule calls 1)
 */
export function createSdk(settings: SendSettings): Sdk {
  const nouns = Object.entries(callTable).map(([noun, methods]) => [
    noun,
    Object.fromEntries(
      Object.entries(methods).map(([name, [method, path, query]]) => [
        name,
        (input: Record<string, unknown> = {}, options: CallOptions = {}) =>
          send(settings, { name: `${noun}.${name}`, method, path, query: query ?? [] }, input, options),
      ]),
    ),
  ]);
  return Object.fromEntries(nouns) as Sdk;
}
