import { skuPictureUrl } from '@mall/domain/catalogue';
import type { Database } from '../../database/database.ts';
import { type CategoryRow, catalogueRepository, type ManufacturerRow } from './catalogue.repository.ts';
import { remembered } from './remembered.ts';

export interface Category extends CategoryRow {
  children: Category[];
  parent: Category | undefined;
  /** SKUs for sale in it and below. */
  skuCount: number;
  pictureUrl: string;
}

/** Categories and brands with what they hold; they change rarely and every page needs them, so they are held in memory. */
export interface CatalogueSnapshot {
  categories: Map<number, Category>;
  /** First level, in menu order. */
  roots: Category[];
  /** By pinyin. */
  manufacturers: ManufacturerRow[];
  manufacturerById: Map<number, ManufacturerRow>;
  skusOfManufacturer: Map<number, number>;
  /** Third-level categories of a brand, with its SKUs in each. */
  categoriesOf: Map<number, Map<number, number>>;
  /** Brands in a category of any level, most SKUs first. */
  brandsIn: (categoryId: number) => { manufacturerId: number; n: number }[];
}

const tenMinutes = 600_000;

/** @returns reads the snapshot, at most once in ten minutes; an empty catalogue is never remembered */
export const catalogueSnapshot = (db: Database): (() => Promise<CatalogueSnapshot>) =>
  remembered(
    () => readSnapshot(db),
    tenMinutes,
    ({ categories }) => categories.size > 0,
  );

async function readSnapshot(db: Database): Promise<CatalogueSnapshot> {
  const repository = catalogueRepository(db);
  const [rows, manufacturers, holdings] = await Promise.all([repository.categories(), repository.manufacturers(), repository.holdings()]);
  const categories = new Map<number, Category>();
  for (const row of rows) {
    const parent = row.parentId === null ? undefined : categories.get(row.parentId);
    const pictureUrl = row.pictureSku ? skuPictureUrl(row.pictureSku, 'thumb') : '';
    const category: Category = { ...row, parent, children: [], skuCount: 0, pictureUrl };
    parent?.children.push(category);
    categories.set(row.id, category);
  }
  const skusOfManufacturer = new Map<number, number>();
  const categoriesOf = new Map<number, Map<number, number>>();
  const brands = new Map<number, Map<number, number>>();
  const count = (map: Map<number, number>, key: number, n: number) => map.set(key, (map.get(key) ?? 0) + n);
  const within = (map: Map<number, Map<number, number>>, key: number) => {
    const known = map.get(key) ?? new Map<number, number>();
    map.set(key, known);
    return known;
  };
  for (const { categoryId, manufacturerId, n } of holdings) {
    count(skusOfManufacturer, manufacturerId, n);
    count(within(categoriesOf, manufacturerId), categoryId, n);
    for (let category = categories.get(categoryId); category; category = category.parent) {
      category.skuCount += n;
      count(within(brands, category.id), manufacturerId, n);
    }
  }
  return {
    categories,
    roots: [...categories.values()].filter(({ level }) => level === 1),
    manufacturers: [...manufacturers],
    manufacturerById: new Map(manufacturers.map((row) => [row.id, row])),
    skusOfManufacturer,
    categoriesOf,
    brandsIn: (categoryId) =>
      [...(brands.get(categoryId) ?? [])].map(([manufacturerId, n]) => ({ manufacturerId, n })).sort((a, b) => b.n - a.n),
  };
}
