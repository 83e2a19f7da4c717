import type { IdCheck } from './id-check.ts';

/** Settings from the environment: ID_CHECK_URL, ID_CHECK_SECRET. */
export interface IdCheckSettings {
  /** Where `{ name, idNumber }` is posted to; it answers `{ isSame }`. */
  url: string;
  /** The bearer of those posts. */
  secret: string;
}

const limitMs = 5000;

/** The real adapter: an outside service that asks the register. */
export const idCheckService = ({ url, secret }: IdCheckSettings, send: typeof fetch = fetch): IdCheck => ({
  async isSame(name, idNumber) {
    const response = await send(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      body: JSON.stringify({ name, idNumber }),
      signal: AbortSignal.timeout(limitMs),
    });
    if (!response.ok) throw new Error(`the ID check answered ${response.status}`);
    const { isSame } = (await response.json()) as { isSame?: unknown };
    if (typeof isSame !== 'boolean') throw new Error('the ID check answered neither yes nor no');
    return isSame;
  },
});
