import { allot, offersOf, packsFor } from './allotment.ts';
import { textSeed } from './hash.ts';
import type { Line } from './line.ts';
import { allLines } from './lines.ts';
import { makeProduct, type ProductRow, productKey } from './products.ts';
import { type Accessories, type Relation, relationsOf } from './relations.ts';
import { makeSku, type SkuRow } from './skus.ts';
import { categoriesOf, prefixOf } from './tree.ts';
import type { Variant } from './variants.ts';

/** What the mall opens with; `MALL_CATALOGUE` asks for another size. */
export const defaultCatalogueSize = 28_500;

/** Everything of one line: rows that refer only to themselves and to batches before. */
export interface Batch {
  products: ProductRow[];
  skus: SkuRow[];
  relations: Relation[];
}

/** The same catalogue at every call with the same size; one line is in memory at a time. */
export function* catalogueBatches(size = defaultCatalogueSize, lines: Line[] = allLines): Generator<Batch> {
  const categories = categoriesOf(lines);
  const shares = allot(lines, size);
  const packs = packsFor(size);
  const counts = new Map<string, number>();
  const accessories: Accessories = new Map();
  let skuId = 0;
  let productId = 0;
  for (const [i, line] of lines.entries()) {
    const categoryId = categories.get(line.at)?.id ?? 0;
    const prefix = prefixOf(categories, line.at);
    const products: ProductRow[] = [];
    const made: { sku: SkuRow; variant: Variant }[] = [];
    for (const { brandId, variants } of offersOf(line, shares[i] ?? 0, packs)) {
      const own = new Map<string, number>();
      const numbers = new Map<string, number>();
      for (const variant of variants) {
        const key = productKey(line, variant);
        let product = own.get(key);
        if (product === undefined) {
          productId += 1;
          product = productId;
          own.set(key, product);
          products.push(makeProduct(product, categoryId, line, brandId, variant));
        }
        skuId += 1;
        const count = counts.get(prefix) ?? textSeed(prefix) & 1023;
        counts.set(prefix, count + 1);
        const sku = makeSku({ id: skuId, prefix, count, productId: product, categoryId }, line, brandId, variant);
        const uses = numbers.get(sku.partNumber) ?? 0;
        numbers.set(sku.partNumber, uses + 1);
        if (uses) sku.partNumber += `-V${uses + 1}`;
        made.push({ sku, variant });
      }
    }
    yield { products, skus: made.map(({ sku }) => sku), relations: [...relationsOf(line, made, accessories)] };
  }
}
