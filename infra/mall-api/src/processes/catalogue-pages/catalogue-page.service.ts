import type { InputOf } from '@mall/api-contract';
import type { CatalogueResult, catalogueCalls } from '@mall/api-contract/catalogue';
import { brandUrl } from '@mall/domain/catalogue';
import { asKeyword } from '@mall/domain/search';
import type { Database } from '../../database/database.ts';
import { badInput } from '../../http/validation.ts';
import type { BrandPageService } from '../../modules/catalogue/brand-page.service.ts';
import type { CatalogueService } from '../../modules/catalogue/catalogue.service.ts';
import {
  breadcrumbsOf,
  categoryDetailOf,
  manufacturerOf,
  nodeOf,
  subCategoryOf,
  treeOfBrand,
} from '../../modules/catalogue/catalogue-views.ts';
import type { ProductService } from '../../modules/product/product.service.ts';
import type { Viewer } from '../../modules/product/sku-cards.ts';
import type { SearchService } from '../../modules/search/search.service.ts';
import { brandSem } from './brand-sem.ts';
import { printedCatalogue } from './printed-catalogue.ts';

type CatalogueInput = InputOf<(typeof catalogueCalls)['getCatalogue']>;
export interface CataloguePageParts {
  db: Database;
  brands: BrandPageService;
  catalogue: CatalogueService;
  product: ProductService;
  search: SearchService;
}
type Surroundings = Omit<CatalogueResult, 'printedCatalogue' | keyof Awaited<ReturnType<SearchService['page']>>>;

/** Category, product and brand pages: what they are about, and what they list (rules catalogue 1, 5, 6). */
export const cataloguePageService = (parts: CataloguePageParts) => {
  const { db, catalogue, product, search } = parts;

  const surroundings = async (input: CatalogueInput): Promise<Surroundings> => {
    const none = { breadcrumbs: [], category: null, spu: null, manufacturer: null, brandSem: null, subCategories: [], categoryTree: [] };
    const searchProductTypeEnum = input.catalogueType;
    if (input.catalogueType === 1) {
      if (input.categoryId === undefined) throw badInput('categoryId', '缺失');
      const category = await catalogue.category(input.categoryId);
      let root = category;
      while (root.parent) root = root.parent;
      return {
        ...none,
        searchProductTypeEnum,
        breadcrumbs: breadcrumbsOf(category),
        category: categoryDetailOf(category),
        subCategories: category.children.map(subCategoryOf),
        categoryTree: [nodeOf(root)],
      };
    }
    if (input.catalogueType === 2) {
      if (input.productId === undefined) throw badInput('productId', '缺失');
      const spu = await product.spu(input.productId);
      return { ...none, searchProductTypeEnum, breadcrumbs: spu.breadcrumbs, spu };
    }
    if (input.manufacturerId === undefined) throw badInput('manufacturerId', '缺失');
    const brand = await catalogue.manufacturer(input.manufacturerId);
    const snapshot = await catalogue.snapshot();
    const own = snapshot.categoriesOf.get(brand.id) ?? new Map<number, number>();
    return {
      ...none,
      searchProductTypeEnum,
      breadcrumbs: [{ id: brand.id, name: brand.name, level: 1, url: brandUrl(brand.id) }],
      manufacturer: {
        ...manufacturerOf(brand),
        introduction: brand.introduction,
        skuCount: snapshot.skusOfManufacturer.get(brand.id) ?? 0,
      },
      brandSem: await brandSem(parts, brand.id),
      subCategories: [...own]
        .sort((a, b) => b[1] - a[1])
        .flatMap(([id, skuCount]) => {
          const category = snapshot.categories.get(id);
          return category ? [{ ...subCategoryOf(category), skuCount }] : [];
        }),
      categoryTree: treeOfBrand(snapshot, brand.id),
    };
  };

  return {
    /** @throws {MallError} CATEGORY_NOT_FOUND, PRODUCT_NOT_FOUND, MANUFACTURER_NOT_FOUND, BAD_REQUEST when the id of its type is missing */
    async page(input: CatalogueInput, viewer: Viewer): Promise<CatalogueResult> {
      const about = await surroundings(input);
      const { keyword = '', ...paging } = input.elasticSearchInput ?? {};
      const { attributes, manufacturerIds = [] } = input.elasticSearchAttributeInput ?? {};
      const scope = {
        categoryId: input.catalogueType === 1 ? input.categoryId : undefined,
        productId: input.catalogueType === 2 ? input.productId : undefined,
        manufacturerId: input.catalogueType === 3 ? input.manufacturerId : undefined,
      };
      const brands = input.subManufacturerId === undefined ? manufacturerIds : [...manufacturerIds, input.subManufacturerId];
      const [firstLevel] = input.catalogueType === 1 ? about.categoryTree : [];
      const [found, printed] = await Promise.all([
        search.page(
          { keyword: asKeyword(keyword), scope },
          { ...paging, attributes, manufacturerIds: brands, categoryId: input.subCategoryId },
          viewer,
        ),
        firstLevel && printedCatalogue(db, 'category', firstLevel.id),
      ]);
      return {
        ...found,
        requestId: input.requestId || found.requestId,
        resultDigits: input.resultDigits ?? found.resultDigits,
        ...about,
        printedCatalogue: printed ?? null,
        elasticSearchAttributeResult: withoutOwn(found.elasticSearchAttributeResult, input.catalogueType),
      };
    },
  };
};

/** On a brand's page its own brand is no filter; on a product's page neither brand nor category is. */
function withoutOwn(
  facets: CatalogueResult['elasticSearchAttributeResult'],
  type: 1 | 2 | 3,
): CatalogueResult['elasticSearchAttributeResult'] {
  if (type === 1) return facets;
  return {
    result: facets.result.filter((facet) => facet.type !== 'brand'),
    shapeFilteringData: type === 2 ? [] : facets.shapeFilteringData,
  };
}
