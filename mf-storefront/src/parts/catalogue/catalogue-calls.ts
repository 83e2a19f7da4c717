import { writeAttributes } from '@mall/domain/search';
import { type ListFilters, readFilters, readId } from '@mall/mall-parts/catalogue';
import { call } from '@mall/mf-kit';

const pageSize = 20;

const inputs = ({ attributes, brands, category, inStock, within, sort, page }: ListFilters) => ({
  ...(category ? { subCategoryId: category } : {}),
  elasticSearchInput: { sort, pageIndex: page, pageSize, ...(inStock ? { inStock } : {}), ...(within.length ? { within } : {}) },
  elasticSearchAttributeInput: {
    ...(attributes.length ? { attributes: writeAttributes(attributes) } : {}),
    ...(brands.length ? { manufacturerIds: brands } : {}),
  },
});

/** A category page as its address says; undefined where that can't be a category. */
export function categoryCall(categoryId: string | undefined, query: URLSearchParams) {
  const id = readId(categoryId);
  return id === undefined ? undefined : call('catalogue.getCatalogue', { catalogueType: 1, categoryId: id, ...inputs(readFilters(query)) });
}

/** A brand page as its address says. */
export function brandCall(manufacturerId: string | undefined, query: URLSearchParams) {
  const id = readId(manufacturerId);
  return id === undefined
    ? undefined
    : call('catalogue.getCatalogue', { catalogueType: 3, manufacturerId: id, ...inputs(readFilters(query)) });
}
