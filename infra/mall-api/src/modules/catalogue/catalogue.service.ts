import type { CategoryMenu } from '@mall/api-contract/catalogue';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import type { ManufacturerRow } from './catalogue.repository.ts';
import { type CatalogueSnapshot, type Category, catalogueSnapshot } from './catalogue-snapshot.ts';
import { breadcrumbsOf, categoryDetailOf, manufacturerOf, menuOf, nodeOf, subCategoryOf } from './catalogue-views.ts';

/** Categories and brands (rules catalogue 1, 9). */
export const catalogueService = (db: Database) => {
  const snapshot = catalogueSnapshot(db);
  const menus = new WeakMap<CatalogueSnapshot, CategoryMenu>();

  /** @throws {MallError} CATEGORY_NOT_FOUND */
  const category = async (id: number): Promise<Category> => {
    const found = (await snapshot()).categories.get(id);
    if (!found) throw new MallError('CATEGORY_NOT_FOUND', { categoryId: id });
    return found;
  };

  return {
    snapshot,
    category,
    /** @throws {MallError} MANUFACTURER_NOT_FOUND */
    async manufacturer(id: number): Promise<ManufacturerRow> {
      const found = (await snapshot()).manufacturerById.get(id);
      if (!found) throw new MallError('MANUFACTURER_NOT_FOUND', { manufacturerId: id });
      return found;
    },
    async menu(): Promise<CategoryMenu> {
      const current = await snapshot();
      const known = menus.get(current) ?? menuOf(current);
      menus.set(current, known);
      return known;
    },
    firstLevel: async () => (await snapshot()).roots.map(subCategoryOf),
    async secondLevel(firstId: number | undefined) {
      const parents = firstId === undefined ? (await snapshot()).roots : [await category(firstId)];
      return parents.flatMap(({ children }) => children.map(subCategoryOf));
    },
    /** The whole tree of the first level a category lies in. */
    async treeAround(id: number) {
      let root = await category(id);
      while (root.parent) root = root.parent;
      return nodeOf(root);
    },
    treeBelow: async (id: number) => nodeOf(await category(id)).selfChildren,
    breadcrumbs: async (id: number) => breadcrumbsOf(await category(id)),
    detail: async (id: number) => categoryDetailOf(await category(id)),
    allManufacturers: async () => (await snapshot()).manufacturers.map(manufacturerOf),
    async findManufacturers({ keyword = '', initial = '', pageIndex = 1, pageSize = 60 }: ManufacturerSearch) {
      const wanted = keyword.trim().toLowerCase();
      const found = (await snapshot()).manufacturers.filter(
        (one) =>
          (!wanted || one.name.toLowerCase().includes(wanted) || one.pinyin.startsWith(wanted)) &&
          (!initial || one.initial === initial.toUpperCase()),
      );
      const items = found.slice((pageIndex - 1) * pageSize, pageIndex * pageSize).map(manufacturerOf);
      return { pageIndex, pageSize, total: found.length, items };
    },
    /** The mall's own brands, then the hot ones; within a category also what else has most there. */
    async hotManufacturers(categoryId: number | undefined, count: number) {
      const { manufacturers, manufacturerById, skusOfManufacturer, brandsIn } = await snapshot();
      if (categoryId !== undefined) await category(categoryId);
      const pool =
        categoryId === undefined
          ? manufacturers
              .filter(({ isHot, isPrivate }) => isHot || isPrivate)
              .sort((a, b) => (skusOfManufacturer.get(b.id) ?? 0) - (skusOfManufacturer.get(a.id) ?? 0))
          : brandsIn(categoryId)
              .map(({ manufacturerId }) => manufacturerById.get(manufacturerId))
              .filter((one) => one !== undefined);
      const weight = (one: ManufacturerRow) => Number(one.isPrivate) * 2 + Number(one.isHot);
      return pool
        .toSorted((a, b) => weight(b) - weight(a))
        .slice(0, count)
        .map(manufacturerOf);
    },
    /** Where a brand has something: its third-level categories and how much. */
    async categoriesOfManufacturer(manufacturerId: number) {
      const { categories, categoriesOf } = await snapshot();
      return [...(categoriesOf.get(manufacturerId) ?? [])]
        .map(([id, count]) => ({ row: categories.get(id), count }))
        .flatMap(({ row, count }) => (row ? [{ id: row.id, name: row.name, level: row.level, parentId: row.parentId ?? 0, count }] : []))
        .sort((a, b) => b.count - a.count);
    },
  };
};

interface ManufacturerSearch {
  keyword?: string | undefined;
  initial?: string | undefined;
  pageIndex?: number | undefined;
  pageSize?: number | undefined;
}

export type CatalogueService = ReturnType<typeof catalogueService>;
