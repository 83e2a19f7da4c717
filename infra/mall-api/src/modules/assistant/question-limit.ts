const windowMs = 60_000;
const perWindow = 30;
const mostKnown = 20_000;

/** At most 30 questions a minute of one person, or of one address for visitors. Kept in this process: it protects, it doesn't count. */
export function questionLimit(now: () => number = Date.now) {
  const asked = new Map<string, number[]>();
  return {
    admits(who: string): boolean {
      const since = now() - windowMs;
      const recent = (asked.get(who) ?? []).filter((at) => at > since);
      if (recent.length >= perWindow) return false;
      // The one who asked last stands last, so the first ones are those to forget.
      asked.delete(who);
      asked.set(who, [...recent, now()]);
      if (asked.size > mostKnown) asked.delete(asked.keys().next().value!);
      return true;
    },
  };
}
