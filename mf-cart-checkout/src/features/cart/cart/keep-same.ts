/**
 * Keeps the objects of what is the same, so that a line that didn't change isn't drawn again though the whole cart was read anew.
 * @returns of a list its elements as they were given before, where they say the same
 */
export function keepSame<One extends { id: number }>(): (list: One[]) => One[] {
  let known = new Map<number, { text: string; one: One }>();
  let before: One[] = [];
  return (list) => {
    const now = new Map<number, { text: string; one: One }>();
    const kept = list.map((one) => {
      const there = known.get(one.id);
      if (there?.one === one) {
        now.set(one.id, there);
        return one;
      }
      const text = JSON.stringify(one);
      const same = there?.text === text ? there : { text, one };
      now.set(one.id, same);
      return same.one;
    });
    known = now;
    if (kept.length !== before.length || kept.some((one, at) => one !== before[at])) before = kept;
    return before;
  };
}
