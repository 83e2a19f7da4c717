let aheadMs = 0;

/** Learns what time it is where things are kept, from the `Date` of an answer: the clock of a person's machine may be wrong. */
export function learnServerTime(date: string | null) {
  const at = Date.parse(date ?? '');
  if (!Number.isNaN(at)) aheadMs = at - Date.now();
}

/** Ms since 1970 by the server's clock, to the second. */
export const serverNow = (): number => Date.now() + aheadMs;
