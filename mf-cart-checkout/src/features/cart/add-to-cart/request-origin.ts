/**
 * The search that led here, from the address: `r` its id, `d` the result's place, and which kind of request it was:
 * 2 or, with t=1, 3; for an inquiry 4 or 5 (rule cart 9).
 */
export function requestOrigin(search: string, into: 'cart' | 'inquiry'): { r?: string; d?: string; requestTypeId: number } {
  const query = new URLSearchParams(search);
  const r = query.get('r')?.slice(0, 64);
  const d = query.get('d')?.slice(0, 8);
  const requestTypeId = (into === 'cart' ? 2 : 4) + (query.get('t') === '1' ? 1 : 0);
  return { ...(r ? { r } : {}), ...(d ? { d } : {}), requestTypeId };
}
