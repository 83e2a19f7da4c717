import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { breakerOf } from './breaker.ts';

const limitMs = 300;
const keptMs = 5 * 60_000;

/**
 * Finds whose company a session is, through the API; remembered for five minutes under the token's hash. Whoever is not known in time is nobody's: they see the page
 * as most do, not an error.
 */
export function createCompanyFinder(apiUrl: string) {
  const known = new LRUCache<string, { company: number | undefined }>({ max: 10_000, ttl: keptMs });
  const breaker = breakerOf();
  return async (token: string | undefined): Promise<number | undefined> => {
    if (!token) return undefined;
    const name = createHash('sha256').update(token).digest('base64url');
    const found = known.get(name);
    if (found) return found.company;
    if (breaker.isOpen()) return undefined;
    try {
      const answer = await fetch(`${apiUrl}/api/customer/GetCustomerInfo`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', token },
        body: '{}',
        signal: AbortSignal.timeout(limitMs),
      });
      const { code, body } = (await answer.json()) as { code: number; body?: { customerId?: number } | null };
      breaker.worked();
      const company = code === 0 && Number.isInteger(body?.customerId) ? body!.customerId : undefined;
      known.set(name, { company });
      return company;
    } catch {
      breaker.failed();
      return undefined;
    }
  };
}
