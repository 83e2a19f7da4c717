import { Assortment, type SoldType } from './assortment.ts';

/** Builder for tests: things by name, each with its attributes and the values of those. The values of the first thing's first attribute are 100, 101, …, of its second 200, … */
export function anAssortment(sold: Record<string, Record<string, readonly string[]>>): { types: SoldType[]; assortment: Assortment } {
  const values: { id: number; key: string; value: string }[] = [];
  const types = Object.entries(sold).map(([name, keys], id): SoldType => {
    const own = Object.entries(keys).flatMap(([key, all], at) =>
      all.map((value, i) => ({ id: id * 1000 + (at + 1) * 100 + i, key, value })),
    );
    values.push(...own);
    return { id, categoryValue: id, pieces: [name], above: [], n: 9, values: own.map((one) => one.id) };
  });
  const cut = (text: string) => [text];
  return { types, assortment: new Assortment(types, values, cut, (id) => Math.floor(id / 100)) };
}
