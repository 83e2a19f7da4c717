import type { Sdk } from '@mall/api-sdk';

type Methods<N extends keyof Sdk> = Extract<keyof Sdk[N], string>;
/** 'product.searchSku' */
export type CallName = { [N in Extract<keyof Sdk, string>]: `${N}.${Methods<N>}` }[Extract<keyof Sdk, string>];
type MethodOf<C extends CallName> = C extends `${infer N}.${infer M}`
  ? N extends keyof Sdk
    ? M extends keyof Sdk[N]
      ? Sdk[N][M]
      : never
    : never
  : never;
export type CallInput<C extends CallName> = MethodOf<C> extends (input: infer I, ...rest: never[]) => unknown ? I : never;
export type CallOutput<C extends CallName> = MethodOf<C> extends (...args: never[]) => Promise<infer O> ? O : never;

/** A read of the API, not made yet: SWR's key and what fetches it, the same on the server and in the browser. */
export interface Call<Output = unknown> {
  readonly key: readonly [name: string, input: unknown];
  readonly output?: Output;
}

/** Names a read: `call('product.searchSku', { sku })`. Areas that name the same read share one cache entry. */
export const call = <C extends CallName>(
  name: C,
  ...input: undefined extends CallInput<C> ? [input?: CallInput<C>] : [input: CallInput<C>]
): Call<CallOutput<C>> => ({
  key: [name, input[0] ?? {}],
});

/** Makes the read. */
export function fetchCall(sdk: Sdk, [name, input]: Call['key'], signal?: AbortSignal): Promise<unknown> {
  const [noun, method] = name.split('.') as [string, string];
  const methods = (sdk as unknown as Record<string, Record<string, (input: unknown, options?: object) => Promise<unknown>>>)[noun];
  return methods![method]!(input, signal ? { signal } : {});
}
