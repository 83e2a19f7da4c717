export type FacetKind = 'category' | 'brand' | 'attribute';

/** Facet value ids are `key * 4096 + n`, so a range of ids is a key. */
export const valuesPerKey = 4096;
const kinds = { category: 1, brand: 2 } as const;

export const facetKindOf = (keyId: number): FacetKind => (keyId === 1 ? 'category' : keyId === 2 ? 'brand' : 'attribute');

/** Gives facet values their numbers while the index is built. */
export class FacetNumbers {
  readonly #keys = new Map<string, { id: number; name: string; next: number; numbers: Map<string, number> }>();
  readonly #values = new Map<number, { id: number; value: string; ref: number | undefined; n: number }>();
  #nextKey = 3;

  /** The number of a value, a new one at its first occurrence, and one SKU more that has it; undefined once its key has too many values to filter by. */
  number(kind: FacetKind, name: string, value: string, ref?: number): number | undefined {
    if (!value) return undefined;
    const keyName = kind === 'attribute' && (name === '分类' || name === '品牌') ? `${name} ` : name;
    let key = this.#keys.get(keyName);
    if (!key) {
      const id = kind === 'attribute' ? this.#nextKey++ : kinds[kind];
      key = { id, name: keyName, next: 0, numbers: new Map() };
      this.#keys.set(keyName, key);
    }
    const own = ref === undefined ? value : String(ref);
    const known = key.numbers.get(own);
    if (known !== undefined) {
      this.#values.get(known)!.n += 1;
      return known;
    }
    if (key.next >= valuesPerKey) return undefined;
    const id = key.id * valuesPerKey + key.next;
    key.next += 1;
    key.numbers.set(own, id);
    this.#values.set(id, { id, value, ref, n: 1 });
    return id;
  }

  keys() {
    return [...this.#keys.values()].map(({ id, name }) => ({ id, name }));
  }

  values() {
    return [...this.#values.values()];
  }
}
