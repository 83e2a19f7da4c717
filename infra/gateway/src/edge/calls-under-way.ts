/**
 * Counts what waits for the API, so that an API that hangs holds a bounded number of calls, and no source all of them.
 * @param most together @param mostOfOne of one source
 */
export function callsUnderWay(most: number, mostOfOne: number) {
  const counts = new Map<string, number>();
  let all = 0;
  return {
    /** @returns what ends the call; undefined where there are too many */
    begin(source: string): (() => void) | undefined {
      const mine = counts.get(source) ?? 0;
      if (all >= most || mine >= mostOfOne) return undefined;
      all += 1;
      counts.set(source, mine + 1);
      return () => {
        all -= 1;
        const left = counts.get(source)! - 1;
        if (left) counts.set(source, left);
        else counts.delete(source);
      };
    },
  };
}
