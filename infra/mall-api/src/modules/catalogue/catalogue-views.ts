import type { CategoryDetail, CategoryMenu, CategoryNode, Manufacturer, SubCategory } from '@mall/api-contract/catalogue';
import { brandPictureUrl, categoryUrl } from '@mall/domain/catalogue';
import type { ManufacturerRow } from './catalogue.repository.ts';
import type { CatalogueSnapshot, Category } from './catalogue-snapshot.ts';

const mostBrandsInMenu = 16;

const linkOf = ({ id, name, isNew }: Category) => ({ id, name, ...(isNew ? { isNew } : {}) });

/** A category with two levels below it. */
export const nodeOf = (category: Category): CategoryNode => ({
  ...linkOf(category),
  selfChildren: category.children.map((child) => ({ ...linkOf(child), selfChildren: child.children.map(linkOf) })),
});

/** From the first level down to the category itself. */
export const breadcrumbsOf = (category: Category | undefined): CategoryDetail['breadcrumbs'] =>
  category
    ? [...breadcrumbsOf(category.parent), { id: category.id, name: category.name, level: category.level, url: categoryUrl(category.id) }]
    : [];

export const subCategoryOf = ({ id, name, pictureUrl, skuCount, isNew }: Category): SubCategory => ({
  id,
  name,
  pictureUrl,
  skuCount,
  ...(isNew ? { isNew } : {}),
});

export const categoryDetailOf = (category: Category): CategoryDetail => ({
  id: category.id,
  name: category.name,
  level: category.level,
  parentId: category.parentId ?? 0,
  pictureUrl: category.pictureUrl,
  skuCount: category.skuCount,
  breadcrumbs: breadcrumbsOf(category),
  subCategories: category.children.map(subCategoryOf),
});

export const manufacturerOf = ({ id, name, initial, isPrivate, isHot, country }: ManufacturerRow): Manufacturer => ({
  id,
  name,
  initial,
  isPrivate,
  isHot,
  country,
  pictureUrl: brandPictureUrl(id),
});

/** The menu of the header: the mall's own brands first, then those with most to offer in the category. */
export function menuOf(snapshot: CatalogueSnapshot): CategoryMenu {
  const used = new Map<number, string>();
  const categories = snapshot.roots.map((root) => {
    const brands = snapshot
      .brandsIn(root.id)
      .map(({ manufacturerId }) => snapshot.manufacturerById.get(manufacturerId))
      .filter((brand) => brand !== undefined)
      .sort((a, b) => Number(b.isPrivate) - Number(a.isPrivate))
      .slice(0, mostBrandsInMenu);
    for (const { id, name } of brands) used.set(id, name);
    return { ...nodeOf(root), brandIds: brands.map(({ id }) => id) };
  });
  return { categories, brands: [...used].map(([id, name]) => ({ id, name })) };
}

/** The part of the tree in which a brand has something. */
export function treeOfBrand(snapshot: CatalogueSnapshot, manufacturerId: number): CategoryNode[] {
  const own = snapshot.categoriesOf.get(manufacturerId) ?? new Map<number, number>();
  return snapshot.roots.flatMap((root) => {
    const selfChildren = root.children.flatMap((second) => {
      const third = second.children.filter(({ id }) => own.has(id)).map(linkOf);
      return third.length > 0 ? [{ ...linkOf(second), selfChildren: third }] : [];
    });
    return selfChildren.length > 0 ? [{ ...linkOf(root), selfChildren }] : [];
  });
}
