const windowMs = 60_000;
const perWindow = 10;
const mostKnown = 20_000;

/** Ten readings a minute of one person (rule ocr 7). Kept in this process: it protects, it doesn't count. */
export function readingBudget(now: () => number = Date.now) {
  const begun = new Map<number, { until: number; n: number }>();
  return (kpId: number): boolean => {
    const known = begun.get(kpId);
    const own = known && known.until > now() ? known : { until: now() + windowMs, n: 0 };
    own.n += 1;
    begun.delete(kpId);
    begun.set(kpId, own);
    if (begun.size > mostKnown) begun.delete(begun.keys().next().value!);
    return own.n <= perWindow;
  };
}
