import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address; one that embeds an IPv4 address ends in its two. */
function groupsOf(ip: string): string[] {
  const plain = ip.split('%')[0]!.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a, b, c, d) => {
    const hex = (high: string, low: string) => (Number(high) * 256 + Number(low)).toString(16);
    return `${hex(a, b)}:${hex(c, d)}`;
  });
  const [head = '', tail] = plain.split('::');
  const groups = (text: string) => text.split(':').filter(Boolean);
  if (tail === undefined) return groups(head);
  const [before, after] = [groups(head), groups(tail)];
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}

/**
 * Whom requests count for: an IPv4 address, or the network that an IPv6 address lies in, for whoever has one address has all of it.
 * @param bits of IPv6: 64 is one household or office, 48 the most that one customer of a provider is given
 */
export function sourceOf(ip: string, bits: 64 | 48 = 64): string {
  if (!isIPv6(ip)) return ip;
  const groups = groupsOf(ip);
  if (/^(0+:){5}ffff$/i.test(groups.slice(0, 6).join(':'))) {
    const [high, low] = groups.slice(6).map((group) => Number.parseInt(group, 16)) as [number, number];
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  const kept = groups.slice(0, bits / 16).map((group) => Number.parseInt(group, 16).toString(16));
  return `${kept.join(':')}::/${bits}`;
}
