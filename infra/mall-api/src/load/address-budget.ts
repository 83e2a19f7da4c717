import { isIPv6 } from 'node:net';

const windowMs = 60_000;
const sourcesAtMost = 20_000;

/** Whom an address counts for: of IPv6 the first half, which is what one household or server is given. */
export const sourceOf = (ip: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped) return mapped[1]!;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.split('::') as [string, string | undefined];
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0');
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':');
};

/**
 * May this address do it once more? At most so many times a minute. Kept in this process: it bounds what one source leaves in the
 * database, it doesn't count it.
 */
export function addressBudget(perMinute: number) {
  const counts = new Map<string, { n: number; until: number }>();
  return (ip: string, now = Date.now()): boolean => {
    const source = sourceOf(ip);
    const known = counts.get(source);
    if (known && known.until > now) {
      known.n += 1;
      return known.n <= perMinute;
    }
    counts.delete(source);
    counts.set(source, { n: 1, until: now + windowMs });
    if (counts.size > sourcesAtMost) counts.delete(counts.keys().next().value!);
    return true;
  };
}
