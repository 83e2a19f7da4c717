import type { Database } from '../../database/database.ts';

export interface CategoryRow {
  id: number;
  parentId: number | null;
  level: number;
  name: string;
  isNew: boolean;
  pictureSku: string | null;
}

export interface ManufacturerRow {
  id: number;
  name: string;
  pinyin: string;
  initial: string;
  isPrivate: boolean;
  isHot: boolean;
  country: string;
  introduction: string;
  mark: { shape: string; text: string };
}

/** SKUs of one brand in one third-level category, delisted ones too: as many as its list has (rule search 34). */
export interface Holding {
  categoryId: number;
  manufacturerId: number;
  n: number;
}

export const catalogueRepository = ({ sql }: Database) => ({
  categories: () => sql<CategoryRow[]>`select id, parent_id, level, name, is_new, picture_sku from category order by level, sort, id`,
  manufacturers: () =>
    sql<
      ManufacturerRow[]
    >`select id, name, pinyin, initial, is_private, is_hot, country, introduction, mark from manufacturer order by pinyin, id`,
  holdings: () => sql<Holding[]>`select category_id, manufacturer_id, count(*)::int as n from sku where source_sku is null group by 1, 2`,
});
