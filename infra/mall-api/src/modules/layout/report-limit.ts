const perMinute = 20;
const addressesAtMost = 5000;

/** At most 20 reports a minute from one address; a page that fails in a loop is heard, not followed. */
export function reportLimit() {
  const counts = new Map<string, { n: number; until: number }>();
  return (ip: string, now = Date.now()): boolean => {
    const known = counts.get(ip);
    if (known && known.until > now) {
      known.n += 1;
      return known.n <= perMinute;
    }
    counts.delete(ip);
    counts.set(ip, { n: 1, until: now + 60_000 });
    if (counts.size > addressesAtMost) counts.delete(counts.keys().next().value!);
    return true;
  };
}
