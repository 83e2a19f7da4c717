import type { Line } from './line.ts';

export interface CategoryRow {
  id: number;
  parentId: number | null;
  level: 1 | 2 | 3;
  name: string;
  sort: number;
  isNew: boolean;
}

/** The category the spec's menu marks as new. */
export const newCategoryId = 22039;
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Three levels in the order in which the lines name them: ids 11001…, 22001…, 33001…. */
export function categoriesOf(lines: Line[]) {
  const rows = new Map<string, CategoryRow>();
  const next = { 1: 11001, 2: 22001, 3: 33001 };
  const children = new Map<string, number>();
  const open = (path: string, level: 1 | 2 | 3, parent: string | undefined) => {
    if (rows.has(path)) return;
    const siblings = (children.get(parent ?? '') ?? 0) + 1;
    children.set(parent ?? '', siblings);
    const id = next[level];
    next[level] += 1;
    const name = path.slice(path.lastIndexOf('/') + 1);
    rows.set(path, {
      id,
      parentId: parent ? (rows.get(parent)?.id ?? null) : null,
      level,
      name,
      sort: siblings,
      isNew: id === newCategoryId,
    });
  };
  for (const { at } of lines) {
    const [first = '', second = ''] = at.split('/');
    open(first, 1, undefined);
    open(`${first}/${second}`, 2, first);
    open(at, 3, `${first}/${second}`);
  }
  return rows;
}

/** Two letters of a SKU number: the first level and the second level within it. */
export function prefixOf(rows: Map<string, CategoryRow>, at: string): string {
  const [first = '', second = ''] = at.split('/');
  const one = rows.get(first);
  const two = rows.get(`${first}/${second}`);
  if (!one || !two) throw new Error(`${at} is in no category`);
  return `${letters[(one.sort - 1) % letters.length]}${letters[(two.sort - 1) % letters.length]}`;
}
