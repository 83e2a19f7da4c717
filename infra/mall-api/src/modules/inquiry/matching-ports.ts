import type { FoundSku, MatchingPorts } from '@mall/domain/inquiry/matching';
import type { Database } from '../../database/database.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import { itemNoService } from '../product/item-no.service.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import { skuFinder } from '../search/sku-finder.ts';

/**
 * What the matching of an inquiry's lines asks, answered by the running search index and the company's own numbers (rule inquiry 15).
 * @param customerId whose own numbers are known; undefined for nobody's
 */
export function matchingPorts(
  db: Database,
  engine: SearchEngine,
  catalogue: CatalogueService,
  customerId: number | undefined,
): MatchingPorts {
  const finder = skuFinder(db, engine);
  return {
    lexicon: () => engine.state(),
    async privateBrands() {
      const { manufacturers } = await catalogue.snapshot();
      return finder.brandValues(manufacturers.flatMap(({ id, isPrivate }) => (isPrivate ? [id] : [])));
    },
    async called(ownNumbers) {
      if (customerId === undefined) return new Map();
      const ids = await itemNoService(db).calledAny({ customerId }, ownNumbers);
      const byId = new Map((await finder.byId([...ids.values()].flat())).map((sku) => [sku.skuId, sku]));
      const found = [...ids].map(
        ([number, own]) => [number, own.flatMap((id): FoundSku[] => (byId.has(id) ? [byId.get(id)!] : []))] as const,
      );
      return new Map(found.filter(([, skus]) => skus.length > 0));
    },
    numbered: finder.numbered,
    find: finder.find,
    substitutes: finder.substitutes,
  };
}
