import { catalogueBatches } from './catalogue.ts';
import type { Line } from './line.ts';
import { allLines } from './lines.ts';
import type { ProductRow } from './products.ts';
import type { Relation } from './relations.ts';
import type { SkuRow } from './skus.ts';

/** The mall's own catalogue in memory, for tests. */
export function aCatalogue() {
  const skus: SkuRow[] = [];
  const relations: Relation[] = [];
  const products = new Map<number, ProductRow>();
  const series: { line: Line; skus: SkuRow[] }[] = [];
  for (const [i, batch] of [...catalogueBatches()].entries()) {
    skus.push(...batch.skus);
    relations.push(...batch.relations);
    for (const product of batch.products) products.set(product.id, product);
    const line = allLines[i];
    if (line) series.push({ line, skus: batch.skus });
  }
  return { skus, relations, products, series };
}
