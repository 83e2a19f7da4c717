const ahead = new WeakMap<object, number>();

/**
 * When an instant of the server is by the buyer's clock, which may be wrong: the answer says what time it was when it came.
 * @param answer where the server's clock stands; the difference is kept with it, however long the page shows it @returns ms since 1970
 */
export function onOwnClock(answer: { now: string }, instant: string): number {
  const known = ahead.get(answer) ?? Date.parse(answer.now) - Date.now();
  ahead.set(answer, known);
  return Date.parse(instant) - known;
}
