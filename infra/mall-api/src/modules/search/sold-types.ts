import { normalise } from '@mall/domain/search/query';
import type { FindableRow, NamedNode } from './search-index.repository.ts';

/** So many kinds of things are told apart by their names; beyond, a category is one. */
const mostTypes = 6000;
const plain = (text: string) => normalise(text).replaceAll(' ', '');
const namesIn = (category: string) =>
  category
    .split(/与|及|和|、|\//)
    .map(plain)
    .filter(Boolean);

interface Type {
  id: number;
  categoryValue: number;
  pieces: Set<string>;
  above: string[];
  n: number;
  keys: Map<number, Set<number>>;
}

/** Finds the kinds of things that are sold while the index is built: by category, and in it by what the names say before any size. */
export class SoldTypes {
  readonly #types = new Map<string, Type>();

  /** The type of a SKU. @param values its facet values: category, brand, then attributes */
  of(
    sku: Pick<FindableRow, 'name' | 'attributes' | 'categoryId'>,
    brand: string,
    path: readonly NamedNode[],
    values: readonly number[],
  ): number {
    const own = headOf(sku, brand);
    const isTold = own.length > 0 && (this.#types.size < mostTypes || this.#types.has(`${sku.categoryId}:${own.join(' ')}`));
    const key = isTold ? `${sku.categoryId}:${own.join(' ')}` : `${sku.categoryId}:`;
    let type = this.#types.get(key);
    if (!type) {
      const category = path.at(-1)?.name ?? '';
      type = {
        id: this.#types.size + 1,
        categoryValue: values[0] ?? 0,
        pieces: new Set([...(isTold ? own : []), plain(category), ...namesIn(category)]),
        above: path.slice(0, -1).flatMap(({ name }) => [plain(name), ...namesIn(name)]),
        n: 0,
        keys: new Map(),
      };
      this.#types.set(key, type);
    }
    type.n += 1;
    for (const value of values.slice(2)) {
      const keyId = value >> 12;
      const known = type.keys.get(keyId);
      if (known) known.add(value);
      else type.keys.set(keyId, new Set([value]));
    }
    return type.id;
  }

  /** Rows of search_type in the text format of `copy`. */
  lines(field: (text: string) => string): string[] {
    const array = (texts: Iterable<string>) => field(`{${Array.from(texts, (text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join()}}`);
    return [...this.#types.values()].map(
      ({ id, categoryValue, pieces, above, n, keys }) =>
        `${id}\t${categoryValue}\t${array(pieces)}\t${array(above)}\t${n}\t{${[...keys.values()].flatMap((own) => [...own]).join()}}\n`,
    );
  }
}

/** What a name says after the brand and before any size: 通用锂基润滑脂, 黄油. Words that are values of its attributes say how it is, not what. */
function headOf({ name, attributes }: Pick<FindableRow, 'name' | 'attributes'>, brand: string): string[] {
  const words = normalise(name).split(' ');
  const brands = normalise(brand).split(' ');
  const rest = brands.includes(words[0] ?? '') ? words.slice(1) : words;
  const values = new Set(attributes.map(([, value]) => plain(value)));
  const [first, ...others] = rest;
  if (!first) return [];
  const end = others.findIndex((word) => /\d/.test(word) || !/\p{Script=Han}/u.test(word));
  const isValue = (word: string) => values.has(word.replace(/码$/, '')) || [...values].some((value) => value.includes(word));
  const also = others.slice(0, end < 0 ? others.length : end).filter((word) => !isValue(word));
  return [first, ...also.slice(0, 2)];
}
