import Type, { type Static } from 'typebox';
import { defineCall } from './define-call.ts';
import { Paged } from './envelope.ts';
import { BreadcrumbItem, SpuDetail } from './product.ts';
import { SearchFilters, SearchResult } from './search.ts';

const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const ById = Type.Object({ id: Id });

export const CategoryLink = Type.Object({ id: Type.Integer(), name: Type.String(), isNew: Type.Optional(Type.Boolean()) });
export type CategoryLink = Static<typeof CategoryLink>;

/** A category with what lies under it, at most three levels. Its page is `categoryUrl(id)` of @mall/domain/catalogue. */
const ThirdLevel = CategoryLink;
const SecondLevel = Type.Object({ ...CategoryLink.properties, selfChildren: Type.Array(ThirdLevel) });
export const CategoryNode = Type.Object({ ...CategoryLink.properties, selfChildren: Type.Array(SecondLevel) });
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
  subCategories: Type.Array(SubCategory),
  categoryTree: Type.Array(CategoryNode, {
    description: "brand page: the brand's categories; category page: the first-level category it lies in",
  }),
});
export type CatalogueResult = Static<typeof CatalogueResult>;

const { attributes, manufacturerIds, inStock, sort, pageIndex, pageSize } = SearchFilters;

export const catalogueCalls = {
  searchCategoryTree: defineCall({
    method: 'GET',
    path: '/api/product/SearchCategoryTree',
    summary: '分类菜单：三级分类与每个一级分类的品牌',
    access: 'public',
    response: CategoryMenu,
  }),
  getFirstGradeCategory: defineCall({
    method: 'GET',
    path: '/api/product/GetFirstGradeCategory',
    summary: '一级分类',
    access: 'public',
    response: Type.Array(SubCategory),
  }),
  getSecondLevelCategory: defineCall({
    method: 'POST',
    path: '/api/product/GetSecondLevelCategory',
    summary: '二级分类；不给一级分类则全部',
    access: 'public',
    body: Type.Object({ categoryId: Type.Optional(Id) }),
    response: Type.Array(SubCategory),
  }),
  getThreeLevelCategory: defineCall({
    method: 'GET',
    path: '/api/product/GetThreeLevelCategory/{id}',
    summary: '分类所在的一级分类的整棵树',
    access: 'public',
    params: ById,
    response: CategoryNode,
  }),
  subCatesTree: defineCall({
    method: 'GET',
    path: '/api/product/SubCatesTree',
    summary: '分类之下的树',
    access: 'public',
    query: Type.Object({ cid: Id }),
    response: Type.Array(SecondLevel),
  }),
  getBreadcrumbs: defineCall({
    method: 'GET',
    path: '/api/product/GetBreadcrumbs/{id}/0/2/',
    summary: '分类的面包屑',
    access: 'public',
    params: ById,
    response: Type.Array(BreadcrumbItem),
  }),
  searchCategoryDetail: defineCall({
    method: 'GET',
    path: '/api/product/SearchCategoryDetail/{id}',
    summary: '分类详情',
    access: 'public',
    params: ById,
    response: CategoryDetail,
  }),
  getAllManufacturer: defineCall({
    method: 'GET',
    path: '/api/product/GetAllManufacturer',
    summary: '全部品牌，按拼音排序',
    access: 'public',
    response: Type.Array(Manufacturer),
  }),
  searchManufacture: defineCall({
    method: 'POST',
    path: '/api/product/SearchManufacture',
    summary: '按名称、拼音或首字母找品牌',
    access: 'public',
    body: Type.Object({
      keyword: Type.Optional(Type.String({ maxLength: 60 })),
      initial: Type.Optional(Type.String({ maxLength: 1 })),
      pageIndex: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
    }),
    response: Paged(Manufacturer),
  }),
  searchHotManufacture: defineCall({
    method: 'POST',
    path: '/api/product/SearchHotManufacture',
    summary: '热门品牌，可限于一个分类',
    access: 'public',
    body: Type.Object({ categoryId: Type.Optional(Id), count: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })) }),
    response: Type.Array(Manufacturer),
  }),
  getCatalogue: defineCall({
    method: 'POST',
    path: '/api/product/GetCatalogue',
    summary: '分类页、产品页、品牌页：面包屑、子分类、筛选项与商品',
    access: 'public',
    body: Type.Object({
      catalogueType: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)], { description: '1 category, 2 product, 3 brand' }),
      categoryId: Type.Optional(Id),
      productId: Type.Optional(Id),
      manufacturerId: Type.Optional(Id),
      subCategoryId: Type.Optional(Id),
      subManufacturerId: Type.Optional(Id),
      requestId: Type.Optional(Type.String({ maxLength: 60 })),
      resultDigits: Type.Optional(Type.Integer({ minimum: 0, maximum: 9 })),
      isFixedDisplayGroup: Type.Optional(Type.Boolean()),
      elasticSearchInput: Type.Optional(
        Type.Object({ keyword: Type.Optional(Type.String({ maxLength: 100 })), inStock, sort, pageIndex, pageSize }),
      ),
      elasticSearchAttributeInput: Type.Optional(Type.Object({ attributes, manufacturerIds })),
    }),
    response: CatalogueResult,
  }),
};
