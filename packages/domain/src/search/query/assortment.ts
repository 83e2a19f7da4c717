import { type Measure, measuresIn } from './measure.ts';
import { normalise } from './normalise.ts';
import { withUnits } from './units.ts';

/** A kind of thing that is sold: what its SKUs are called before any size, and which values they have. */
export interface SoldType {
  id: number;
  /** Its SKUs have the facet value of this third-level category. */
  categoryValue: number;
  /** What it is called: the head of its SKUs' names, its other names, its category. Normalised, without blanks. */
  pieces: string[];
  /** The categories above. */
  above: string[];
  /** SKUs of it. */
  n: number;
  /** Attribute values its SKUs have, key by key in the order in which the SKUs carry them. */
  values: number[];
}

/** An attribute value some SKU has. */
export interface SoldValue {
  id: number;
  key: string;
  value: string;
}

export interface SizedValue extends SoldValue {
  keyId: number;
  /** Normalised, with units as signs. */
  text: string;
  measures: Measure[];
}

/** One attribute of a type with the values its SKUs have. */
export interface TypeKey {
  key: string;
  keyId: number;
  values: SizedValue[];
}

/** How well a word says what a type is: it is its name, its name ends with it, it is a category above, its name has it. */
export const strength = { isName: 4, endsName: 3, isAbove: 2.5, inName: 2 } as const;

const remembered = 2000;

/** Everything that is sold, by type: what a noun names and which sizes it comes in. Held in memory; a few thousand types at most. */
export class Assortment {
  readonly #types: readonly SoldType[];
  readonly #byId: Map<number, SoldType>;
  readonly #values: Map<number, SoldValue>;
  readonly #sized = new Map<number, SizedValue>();
  readonly #keys = new Map<number, TypeKey[]>();
  readonly #strengths = new Map<string, Map<number, number>>();
  readonly #numbers = new Map<string, Set<number>>();
  readonly #bounds = new Map<string, Set<number>>();
  readonly #cut: (text: string) => string[];
  readonly #keyOf: (valueId: number) => number;

  /** @param cut cuts a name into words @param keyOf the key of a value's id */
  constructor(
    types: readonly SoldType[],
    values: Iterable<SoldValue>,
    cut: (text: string) => string[],
    keyOf: (valueId: number) => number,
  ) {
    this.#types = types;
    this.#byId = new Map(types.map((type) => [type.id, type]));
    this.#values = new Map(Array.from(values, (value) => [value.id, value]));
    this.#cut = cut;
    this.#keyOf = keyOf;
  }

  get types(): readonly SoldType[] {
    return this.#types;
  }

  type(id: number): SoldType | undefined {
    return this.#byId.get(id);
  }

  /** Types that this word names, by how well it does. */
  named(word: string): ReadonlyMap<number, number> {
    const known = this.#strengths.get(word);
    if (known) return known;
    const found = new Map<number, number>();
    if (word.length > 0) {
      for (const type of this.#types) {
        const above = this.#above(word, type);
        const own = Math.max(0, ...type.pieces.map((piece) => this.#fit(word, piece)));
        // A bolt is what stands among the bolts and is called so: 外六角螺栓 before 膨胀螺栓.
        const best = own === strength.endsName && above > 0 ? own + 0.5 : Math.max(own, above);
        if (best > 0) found.set(type.id, best);
      }
    }
    if (this.#strengths.size >= remembered) this.#strengths.clear();
    this.#strengths.set(word, found);
    return found;
  }

  #above(word: string, { above }: SoldType): number {
    return above.includes(word) ? strength.isAbove : 0;
  }

  #fit(word: string, piece: string): number {
    if (!piece.includes(word)) return 0;
    if (piece === word) return strength.isName;
    if (piece.endsWith(word)) return strength.endsName;
    // 手套 is not in 扳手套装.
    const bounds = this.#boundsOf(piece);
    for (let at = piece.indexOf(word); at >= 0; at = piece.indexOf(word, at + 1)) {
      if (bounds.has(at) && bounds.has(at + word.length)) return strength.inName;
    }
    return 0;
  }

  #boundsOf(piece: string): Set<number> {
    const known = this.#bounds.get(piece);
    if (known) return known;
    const bounds = new Set([0]);
    let at = 0;
    for (const word of this.#cut(piece)) {
      at += word.length;
      bounds.add(at);
    }
    this.#bounds.set(piece, bounds);
    return bounds;
  }

  /** The attributes of a type. */
  keysOf(type: SoldType): TypeKey[] {
    const known = this.#keys.get(type.id);
    if (known) return known;
    const keys = new Map<number, TypeKey>();
    for (const id of type.values) {
      const value = this.value(id);
      if (!value) continue;
      const key = keys.get(value.keyId);
      if (key) key.values.push(value);
      else keys.set(value.keyId, { key: value.key, keyId: value.keyId, values: [value] });
    }
    const all = [...keys.values()];
    this.#keys.set(type.id, all);
    return all;
  }

  /** The values of all attributes of some types. */
  valuesOf(types: readonly SoldType[]): SizedValue[] {
    return types.flatMap((type) => this.keysOf(type).flatMap(({ values }) => values));
  }

  /** The types some attribute of which has this number, with these letters before it. */
  typesWith(prefix: string, raw: number): ReadonlySet<number> {
    if (this.#numbers.size === 0) {
      for (const type of this.#types) {
        for (const id of type.values) {
          for (const one of this.value(id)?.measures ?? []) {
            const key = `${one.prefix} ${one.raw}`;
            const known = this.#numbers.get(key);
            if (known) known.add(type.id);
            else this.#numbers.set(key, new Set([type.id]));
          }
        }
      }
    }
    return this.#numbers.get(`${prefix} ${raw}`) ?? new Set();
  }

  value(id: number): SizedValue | undefined {
    const known = this.#sized.get(id);
    if (known) return known;
    const value = this.#values.get(id);
    if (!value) return undefined;
    const text = withUnits(normalise(value.value));
    const sized = { ...value, keyId: this.#keyOf(id), text, measures: measuresIn(text) };
    this.#sized.set(id, sized);
    return sized;
  }
}
