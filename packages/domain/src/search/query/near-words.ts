/** The items of a sorted list that begin with `prefix`, at most `most`. */
export function inRange(sorted: readonly string[], prefix: string, most: number): string[] {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < prefix) low = middle + 1;
    else high = middle;
  }
  const found: string[] = [];
  for (let at = low; at < sorted.length && found.length < most && sorted[at]!.startsWith(prefix); at += 1) found.push(sorted[at]!);
  return found;
}

/** At how many places two texts of one length differ. */
export function placesApart(a: string, b: string): number {
  let count = 0;
  for (let at = 0; at < a.length; at += 1) if (a[at] !== b[at]) count += 1;
  return count;
}
