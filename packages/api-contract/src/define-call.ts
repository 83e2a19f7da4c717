import type { Static, TSchema } from 'typebox';

/** Who may make a call: anyone, a signed-in contact person, staff of the mall, or the console beside embedded adapters. */
export type Access = 'public' | 'login' | 'operator' | 'console';

/** One call as it travels over HTTP. `params`, `query` and `body` are object schemas whose keys never overlap: callers see one flat input. */
export interface CallContract {
  method: 'GET' | 'POST';
  path: `/api/${string}`;
  summary: string;
  access: Access;
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  /** The `body` of the envelope. */
  response: TSchema;
  /** The write takes an `Idempotency-Key`: the same key returns the first answer. */
  idempotent?: true;
}

/** Declares a call and keeps its literal types. */
export const defineCall = <const C extends CallContract>(call: C): C => call;

type StaticOf<S> = S extends TSchema ? Static<S> : unknown;

/** What a caller hands over: path parameters, query and body in one object. */
export type InputOf<C extends CallContract> = StaticOf<C['params']> & StaticOf<C['query']> & StaticOf<C['body']>;

/** What a caller gets back: the envelope's body. */
export type OutputOf<C extends CallContract> = Static<C['response']>;
