import type { InputOf } from '@mall/api-contract';
import type { productCalls, RelatedGroup } from '@mall/api-contract/product';
import { relationTypeName } from '@mall/domain/catalogue';
import { attributeChoices, fitsChoice } from '@mall/domain/product';
import { readAttributes } from '@mall/domain/search';
import type { ProductService } from '../../modules/product/product.service.ts';
import type { Viewer } from '../../modules/product/sku-cards.ts';
import type { SearchEngine } from '../../modules/search/search-engine.ts';

type GroupsInput = InputOf<(typeof productCalls)['customerSearchProductsToSkuDetail']>;
type AttributesInput = InputOf<(typeof productCalls)['searchProductAttributeToSkuDetail']>;
type Among = Pick<AttributesInput, 'relationBySku' | 'relationTypes' | 'Keyword' | 'skuNumbers' | 'ProductIds'>;

export const groupsPerPage = 5;
const skusOfGroup = 2;
const foundAtMost = 200;

/** SKUs by product, and what can be chosen among them: the related-product dialog by parameters (rules product 11, 12, 24). */
export const skuGroupsService = ({ product, engine }: { product: ProductService; engine: SearchEngine }) => {
  /** What is meant, in its order. @throws {MallError} SKU_NOT_FOUND for the related ones of an unknown SKU */
  const among = async ({ relationBySku, relationTypes, Keyword, skuNumbers, ProductIds }: Among) => {
    if (relationBySku) {
      const rows = await product.relatedAttributes(relationBySku, relationTypes ?? []);
      return ProductIds?.length ? rows.filter(({ productId }) => ProductIds.includes(productId)) : rows;
    }
    if (skuNumbers?.length || ProductIds?.length) return product.attributesAmong({ skuNumbers, productIds: ProductIds });
    if (!Keyword?.trim()) return [];
    const { skuIds } = await engine.search({ keyword: Keyword.trim(), limit: foundAtMost, withoutFacets: true });
    return product.attributesAmong({ ids: skuIds });
  };

  return {
    async groups(input: GroupsInput, viewer: Viewer) {
      const { productId, attributes = '', pageIndex = 1, pageSize = skusOfGroup } = input;
      const chosen = readAttributes(attributes);
      const rows = await among({ ...input, ProductIds: productId === undefined ? undefined : [productId] });
      const fitting = rows.filter((row) => fitsChoice(row.attributes, chosen));
      const byProduct = Map.groupBy(fitting, ({ kind, productId: id }) => `${kind} ${id}`);
      const all = [...byProduct.values()];
      const shown = productId === undefined ? all.slice((pageIndex - 1) * groupsPerPage, pageIndex * groupsPerPage) : all;
      const from = productId === undefined ? 0 : (pageIndex - 1) * pageSize;
      const cards = await product.cards(
        [...new Set(shown.flatMap((group) => group.slice(from, from + pageSize).map(({ id }) => id)))],
        viewer,
      );
      const items = shown.map((group): RelatedGroup => {
        const { kind, productId: id, productName } = group[0]!;
        const numbers = group.slice(from, from + pageSize).map(({ skuNumber }) => skuNumber);
        return {
          productId: id,
          typeId: kind,
          typeDesc: relationTypeName(kind),
          name: productName,
          count: group.length,
          actualAttributes: attributeChoices(
            group.map((row) => row.attributes),
            [],
            true,
          ),
          skus: numbers.flatMap((number) => cards.find(({ skuNumber }) => skuNumber === number) ?? []),
        };
      });
      return { pageIndex, pageSize, total: all.length, items, skuTotal: fitting.length };
    },

    async choices({ attribute = '', showAllAttributes = false, ...input }: AttributesInput) {
      const rows = await among(input);
      return attributeChoices(
        rows.map((row) => row.attributes),
        readAttributes(attribute),
        showAllAttributes,
      );
    },
  };
};
