import Type, { type Static } from 'typebox';
import { BreadcrumbItem, SpuDetail } from '../product/shapes.ts';
import { SearchResult } from '../search/shapes.ts';
import { BrandSem, CatalogueLink } from './brand-shapes.ts';

export const CategoryLink = Type.Object({ id: Type.Integer(), name: Type.String(), isNew: Type.Optional(Type.Boolean()) });
export type CategoryLink = Static<typeof CategoryLink>;

/** A category of the second level, with what lies under it. */
export const CategoryBranch = Type.Object({ ...CategoryLink.properties, selfChildren: Type.Array(CategoryLink) });
/** A category with what lies under it, at most three levels. Its page is `categoryUrl(id)` of @mall/domain/catalogue. */
export const CategoryNode = Type.Object({ ...CategoryLink.properties, selfChildren: Type.Array(CategoryBranch) });
export type CategoryNode = Static<typeof CategoryNode>;

/** The header's category menu: first-level entries with their tree and at most 16 brands, each brand named once. Brand pictures: `brandPictureUrl(id)`. */
export const CategoryMenu = Type.Object({
  categories: Type.Array(Type.Object({ ...CategoryNode.properties, brandIds: Type.Array(Type.Integer()) })),
  brands: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
});
export type CategoryMenu = Static<typeof CategoryMenu>;

export const SubCategory = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  pictureUrl: Type.String(),
  skuCount: Type.Integer(),
  isNew: Type.Optional(Type.Boolean()),
});
export type SubCategory = Static<typeof SubCategory>;

export const CategoryDetail = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  level: Type.Integer(),
  parentId: Type.Integer({ description: '0 for a first-level category' }),
  pictureUrl: Type.String(),
  skuCount: Type.Integer(),
  breadcrumbs: Type.Array(BreadcrumbItem),
  subCategories: Type.Array(SubCategory),
});
export type CategoryDetail = Static<typeof CategoryDetail>;

export const Manufacturer = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  initial: Type.String(),
  isPrivate: Type.Boolean(),
  isHot: Type.Boolean(),
  country: Type.String(),
  pictureUrl: Type.String(),
});
export type Manufacturer = Static<typeof Manufacturer>;

const ManufacturerDetail = Type.Object({ ...Manufacturer.properties, introduction: Type.String(), skuCount: Type.Integer() });

/** A category, product or brand page: what it is about, where it stands, and its SKUs with filters. */
export const CatalogueResult = Type.Object({
  ...SearchResult.properties,
  searchProductTypeEnum: Type.Integer({ description: '1 category, 2 product, 3 brand' }),
  breadcrumbs: Type.Array(BreadcrumbItem),
  category: Type.Union([CategoryDetail, Type.Null()]),
  spu: Type.Union([SpuDetail, Type.Null()]),
  manufacturer: Type.Union([ManufacturerDetail, Type.Null()]),
  brandSem: Type.Union([BrandSem, Type.Null()], { description: 'of a brand page: who the brand is' }),
  printedCatalogue: Type.Union([CatalogueLink, Type.Null()], {
    description: 'category page: the printed catalogue of the first-level category it lies in, where one is shown',
  }),
  subCategories: Type.Array(SubCategory),
  categoryTree: Type.Array(CategoryNode, {
    description: "brand page: the brand's categories; category page: the first-level category it lies in",
  }),
});
export type CatalogueResult = Static<typeof CatalogueResult>;
