import type { Clause, Lexicon } from '../../search/query/index.ts';

/** A SKU as the matching sees it. */
export interface FoundSku {
  skuId: number;
  /** 1 sells best. */
  rank: number;
  /** The kind of thing it is, a type of the assortment. */
  type: number;
  /** Normalised as the search does. */
  name: string;
  /** Facet values of its category and its brand. */
  category: number;
  brand: number;
  /** Facet values of its attributes, in its own order. */
  values: readonly number[];
}

/** Which of a SKU's numbers a text is. */
export type NumberKind = 'skuNumber' | 'partNumber' | 'orderCode';

export interface NumberedSku {
  sku: FoundSku;
  kind: NumberKind;
  /** As the SKU has it. */
  number: string;
}

/** What is looked for: such a thing that has all parts of any of these alternatives; each part is any of its clauses. */
export interface Question {
  /** Types by how well they are named; undefined for any. */
  types: ReadonlyMap<number, number> | undefined;
  alternatives: readonly (readonly (readonly Clause[])[])[];
}

/** What the matching asks. Each is asked once for many lines. */
export interface MatchingPorts {
  lexicon(): Promise<Lexicon>;
  /** Facet values of the private brands. */
  privateBrands(): Promise<ReadonlySet<number>>;
  /** SKUs that the buyer's company calls so. @param ownNumbers lower case; the answer's keys too */
  called(ownNumbers: readonly string[]): Promise<ReadonlyMap<string, readonly FoundSku[]>>;
  /** SKUs with exactly this number. @param numbers normalised (rule search 21); the answer's keys too */
  numbered(numbers: readonly string[]): Promise<ReadonlyMap<string, readonly NumberedSku[]>>;
  /** Of each question the best sellers, `most` at most. */
  find(questions: readonly Question[], most: number): Promise<readonly (readonly FoundSku[])[]>;
  /** Complete substitutes by SKU id. */
  substitutes(skuIds: readonly number[]): Promise<ReadonlyMap<number, readonly FoundSku[]>>;
}
