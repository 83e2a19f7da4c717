import { contract } from '../contract.ts';
import type { CallContract } from './define-call.ts';
import { formsOf } from './forms-of.ts';

/** A call as a request asks for it. */
export interface MatchedCall {
  /** 'cart.selectedAll' */
  name: string;
  /** As the contract declares it, whatever method asked. */
  call: CallContract;
}

const fixed = new Map<string, MatchedCall>();
/** Those with parameters by method and number of segments. */
const open = new Map<string, { segments: string[]; matched: MatchedCall }[]>();
const segmentsOf = (path: string) => path.split('/').filter(Boolean);

for (const [noun, calls] of Object.entries(contract as unknown as Record<string, Record<string, CallContract>>))
  for (const [name, call] of Object.entries(calls))
    for (const { method, path } of formsOf(call)) {
      const matched = { name: `${noun}.${name}`, call };
      const segments = segmentsOf(path);
      const key = `${method} ${segments.length}`;
      if (path.includes('{')) open.set(key, [...(open.get(key) ?? []), { segments, matched }]);
      else fixed.set(`${method} /${segments.join('/')}`, matched);
    }

/**
 * Which call of the contract a request asks for; undefined for none. HEAD asks as GET does.
 * @param path canonical, without its query
 */
export function matchCall(method: string, path: string): MatchedCall | undefined {
  const asked = method === 'HEAD' ? 'GET' : method;
  const found = fixed.get(`${asked} ${path}`);
  if (found) return found;
  const segments = segmentsOf(path);
  const fits = (own: readonly string[]) => own.every((one, index) => one.startsWith('{') || one === segments[index]);
  return open.get(`${asked} ${segments.length}`)?.find((one) => fits(one.segments))?.matched;
}
