import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { drawFacts, drawPacked, drawSku, hasDrawing } from '../drawing/index.ts';
import { aCatalogue } from './a-catalogue.ts';
import { brands } from './brands.ts';
import { campaignsAt, categoryAgreements, otherPricesOf } from './campaigns.ts';
import { catalogueBatches } from './catalogue.ts';
import { allLines } from './lines.ts';
import { categoriesOf, newCategoryId } from './tree.ts';
import { stockOf, warehouses } from './warehouses.ts';

const { skus, relations, products } = aCatalogue();
const nonStandard = [...products.values()].filter(({ isNonStandard }) => isNonStandard).length;
const byId = new Map(skus.map((sku) => [sku.id, sku]));
const categories = [...categoriesOf(allLines).values()];

describe('what is on the shelves', () => {
  test('50,000 SKUs and more in 300 third-level categories of 120 brands, none of them empty', () => {
    expect(skus.length).toBeGreaterThanOrEqual(50_000);
    const third = categories.filter(({ level }) => level === 3);
    expect(third.length).toBeGreaterThanOrEqual(300);
    expect(new Set(skus.map(({ categoryId }) => categoryId))).toEqual(new Set(third.map(({ id }) => id)));
    expect(categories.filter(({ level }) => level === 1).length).toBeGreaterThanOrEqual(20);
    expect(new Set(skus.map(({ manufacturerId }) => manufacturerId)).size).toBeGreaterThanOrEqual(120);
    expect(new Set(brands.map(({ name }) => name)).size).toBe(brands.length);
    expect(categories.find(({ id }) => id === newCategoryId)).toMatchObject({ isNew: true, level: 2 });
  });

  test('a SKU number and, within a brand, a part number name one SKU', () => {
    expect(new Set(skus.map(({ skuNumber }) => skuNumber)).size).toBe(skus.length);
    expect(skus.filter(({ skuNumber }) => !/^[A-Z]{2,3}\d{5}$/.test(skuNumber))).toEqual([]);
    expect(new Set(skus.map(({ manufacturerId, partNumber }) => `${manufacturerId} ${partNumber}`)).size).toBe(skus.length);
  });

  test('every SKU has six attributes to filter by, each with a value, and no left-over of the tables’ notation', () => {
    const poor = skus.filter(
      ({ name, attributes }) =>
        attributes.length < 6 ||
        new Set(attributes.map(([key]) => key)).size !== attributes.length ||
        attributes.some(([key, value]) => !/^[^={}_]+$/.test(key) || !/^[^{}_%*^]+$/.test(value)) ||
        /[{}_%^]|undefined|NaN| {2}/.test(name),
    );
    expect(poor.slice(0, 3)).toEqual([]);
  });

  test('the searches that buyers are promised find stock', () => {
    const stocked = (pattern: RegExp) => skus.filter((sku) => pattern.test(sku.name) && sku.isActive && stockOf(sku).length > 0);
    expect(stocked(/内六角圆柱头螺钉 M8×30 304/).length).toBeGreaterThan(0);
    expect(new Set(stocked(/深沟球轴承 6204-2RS/).map(({ manufacturerId }) => manufacturerId)).size).toBeGreaterThan(2);
    expect(nonStandard).toBeGreaterThan(20);
  });

  test('the catalogue is the same at every start, and another size is no other world', () => {
    const digest = () => {
      const hash = createHash('sha256');
      for (const { skus: rows } of catalogueBatches(3000)) for (const row of rows) hash.update(JSON.stringify(row));
      return hash.digest('hex');
    };
    expect(digest()).toBe(digest());
    for (const size of [3000, 70_000]) {
      let made = 0;
      for (const batch of catalogueBatches(size)) made += batch.skus.length;
      expect(made).toBe(size);
    }
  });
});

describe('what it costs', () => {
  test('tier prices start later and later and fall each time, below the list price', () => {
    const wrong = skus.filter(({ price, step, tiers }) => {
      const steps = [{ from: step, price }, ...tiers];
      const falls = tiers.every((tier, i) => tier.from > (steps[i]?.from ?? 0) && tier.price < (steps[i]?.price ?? 0) && tier.from <= 9999);
      return !falls || !Number.isSafeInteger(price) || price <= 0 || ![1, 5, 10, 50, 100].includes(step);
    });
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  test('no other price is above the list price and belongs to a campaign that exists', () => {
    const campaigns = new Set(campaignsAt(new Date('2026-11-21T00:00:00Z')).map(({ id }) => id));
    const used = new Set<number>();
    for (const sku of skus) {
      const { promotions, exclusive, agreement, blackCard } = otherPricesOf(sku);
      for (const price of [exclusive, agreement, blackCard, ...promotions.map((promotion) => promotion.price)]) {
        if (price !== undefined && !(price > 0 && price <= sku.price))
          throw new Error(`${sku.name} costs ${price} instead of ${sku.price}`);
      }
      for (const { campaignId } of promotions) used.add(campaignId);
    }
    for (const id of used) expect(campaigns).toContain(id);
    expect(used.size).toBeGreaterThanOrEqual(5);
    const names = new Set(categories.map(({ name }) => name));
    for (const [name] of categoryAgreements) expect(names).toContain(name);
  });
});

describe('what goes with it', () => {
  test('a substitute or accessory exists, is on sale and is never the SKU itself', () => {
    expect(relations.filter(({ skuId, relatedId }) => relatedId === skuId || !byId.get(relatedId)?.isActive)).toEqual([]);
    const seen = new Set(relations.map(({ skuId, relatedId, kind }) => `${skuId}/${kind}/${relatedId}`));
    expect(seen.size).toBe(relations.length);
    expect(new Set(relations.map(({ kind }) => kind))).toEqual(new Set([1, 2, 3, 6]));
  });

  test('a delisted SKU names what takes its place, and a SKU keeps its number in a catalogue of another size', () => {
    const gone = skus.filter(({ isActive }) => !isActive);
    const replaced = new Set(relations.filter(({ kind }) => kind === 1).map(({ skuId }) => skuId));
    expect(gone.filter(({ id }) => !replaced.has(id))).toEqual([]);
    const numberOf = new Map(skus.map((sku) => [`${sku.manufacturerId} ${sku.partNumber}`, sku.skuNumber]));
    let same = 0;
    let all = 0;
    for (const { skus: rows } of catalogueBatches(6000)) {
      for (const row of rows) {
        const number = numberOf.get(`${row.manufacturerId} ${row.partNumber}`);
        all += number ? 1 : 0;
        same += number === row.skuNumber ? 1 : 0;
      }
    }
    expect(same / all).toBeGreaterThan(0.95);
  });

  test('a sealed bearing names its shielded twin, and a bolt its nut', () => {
    const sealed = skus.find(({ name, isActive }) => isActive && name.includes('6204-2RS'));
    const others = relations.filter(({ skuId }) => skuId === sealed?.id).map(({ relatedId }) => byId.get(relatedId)?.name);
    expect(others.join()).toMatch(/6204/);
    const bolt = skus.find(({ name, isActive }) => isActive && /内六角圆柱头螺钉 M8×30 304/.test(name));
    const accessories = relations
      .filter(({ skuId, kind }) => skuId === bolt?.id && kind === 3)
      .map(({ relatedId }) => byId.get(relatedId)?.name);
    expect(accessories.join()).toMatch(/螺母 M8 304不锈钢/);
  });

  test('five warehouses serve every province once', () => {
    const served = warehouses.flatMap(({ provinces }) => provinces).toSorted((a, b) => a - b);
    expect(served).toEqual(Array.from({ length: 34 }, (_, i) => 10_001 + i));
  });
});

test('every SKU has a drawing of its family in both sizes, a picture with its parameters, and one of its packet', () => {
  const drawn = new Set<string>();
  const bad: string[] = [];
  for (const sku of skus) {
    const family = products.get(sku.productId)?.family ?? '';
    if (drawn.has(family) && sku.id % 10) continue;
    drawn.add(family);
    const part = { family, params: sku.drawing, name: sku.name };
    const pictures = [
      ...(['thumb', 'large'] as const).map((size) => drawSku({ ...part, size })),
      drawFacts({ ...part, attributes: sku.attributes }),
      drawPacked({ ...sku, ...part, brand: '火也' }),
    ];
    if (pictures.some((svg) => svg.length > 14_000)) bad.push(`${family} is heavy`);
    if (!hasDrawing(family) || pictures.some((svg) => /NaN|undefined|Infinity/.test(svg))) bad.push(`${family}: ${sku.name}`);
  }
  expect(bad).toEqual([]);
  expect(drawn.size).toBeGreaterThan(300);
});
