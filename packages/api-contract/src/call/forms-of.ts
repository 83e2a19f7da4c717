import type { CallContract } from './define-call.ts';

/** As what a call is served: as it is declared and, where it is `alsoGet`, by GET with the body's fields in the query. */
export function formsOf(call: CallContract): CallContract[] {
  if (!call.alsoGet) return [call];
  const { body, ...rest } = call;
  return [call, { ...rest, method: 'GET', ...(body ? { query: body } : {}) }];
}
