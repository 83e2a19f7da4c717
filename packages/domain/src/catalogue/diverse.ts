/** The first `most` items in their order, but at first no more than `each` of one kind; the others only fill up. */
export function diverse<T>(items: readonly T[], kindOf: (item: T) => unknown, each: number, most: number): T[] {
  const counts = new Map<unknown, number>();
  const first: T[] = [];
  const rest: T[] = [];
  for (const item of items) {
    const kind = kindOf(item);
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    (count < each ? first : rest).push(item);
  }
  return [...first, ...rest].slice(0, most);
}
