import { allot, offersOf, packsFor } from './allotment.ts';
import type { Line } from './line.ts';
import { allLines } from './lines.ts';
import { makeProduct, type ProductRow, productKey } from './products.ts';
import { type Accessories, type Relation, relationsOf } from './relations.ts';
import { SkuNumbers } from './sku-numbers.ts';
import { makeSku, partNumberOf, type SkuRow } from './skus.ts';
import { categoriesOf, prefixOf } from './tree.ts';
import type { Variant } from './variants.ts';

/** Everything of one line: rows that refer only to themselves and to batches before. */
export interface Batch {
  products: ProductRow[];
  skus: SkuRow[];
  relations: Relation[];
}

/**
 * The same catalogue at every call with the same size; one line is in memory at a time.
 * @param size SKUs to make; undefined for whole series of each line, what the mall opens with
 */
export function* catalogueBatches(size?: number, lines: Line[] = allLines): Generator<Batch> {
  const categories = categoriesOf(lines);
  const shares = allot(lines, size);
  const packs = packsFor(size ?? 0);
  const numbers = new SkuNumbers();
  const accessories: Accessories = new Map();
  let skuId = 0;
  let productId = 0;
  for (const [i, line] of lines.entries()) {
    const categoryId = categories.get(line.at)?.id ?? 0;
    const prefix = prefixOf(categories, line.at);
    const products: ProductRow[] = [];
    const made: { sku: SkuRow; variant: Variant }[] = [];
    for (const { brandId, variants, isDelisted } of offersOf(line, shares[i] ?? 0, packs)) {
      for (const own of Map.groupBy(variants, (variant) => productKey(line, variant)).values()) {
        productId += 1;
        products.push(makeProduct(productId, categoryId, line, brandId, own));
        for (const variant of own) {
          skuId += 1;
          const partNumber = partNumberOf(line, brandId, variant);
          const skuNumber = numbers.next(prefix, `${brandId} ${line.at} ${partNumber}`);
          const place = { id: skuId, skuNumber, productId, categoryId, page: i + 1, partNumber, isDelisted };
          made.push({ sku: makeSku(place, line, brandId, variant), variant });
        }
      }
    }
    yield { products, skus: made.map(({ sku }) => sku), relations: [...relationsOf(line, made, accessories)] };
  }
}

/** How many SKUs the mall opens with. */
export const catalogueTotal = (lines: Line[] = allLines): number => allot(lines).reduce((sum, n) => sum + n, 0);
