/** Brands by the first letter of their pinyin, A to Z; what has none stands under # at the end. */
export function byInitial<Brand extends { initial: string }>(brands: readonly Brand[]): { initial: string; brands: Brand[] }[] {
  const groups = new Map<string, Brand[]>();
  for (const brand of brands) {
    const letter = brand.initial.slice(0, 1).toUpperCase();
    const initial = /[A-Z]/.test(letter) ? letter : '#';
    groups.set(initial, [...(groups.get(initial) ?? []), brand]);
  }
  const rank = (initial: string) => (initial === '#' ? '[' : initial);
  return [...groups].map(([initial, found]) => ({ initial, brands: found })).sort((a, b) => (rank(a.initial) < rank(b.initial) ? -1 : 1));
}
