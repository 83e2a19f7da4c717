import type { ContentBlock } from '@mall/api-contract/content';
import { brandUrl, categoryUrl } from '@mall/domain/catalogue';
import type { Database } from '../../database/database.ts';
import type { CatalogueService } from '../../modules/catalogue/catalogue.service.ts';
import { contentService } from '../../modules/content/content.service.ts';

type Tiles = Extract<ContentBlock, { kind: 'tiles' }>;
interface Tile {
  name: string;
  url: string;
  pictureUrl: string;
  note: string;
}

const kinds = (count: number) => `${count.toLocaleString('en-US')} 种`;

/** Ways on: categories, brands and pages as they are now. One that is sold out of everything is left out (rule content 30). */
export async function tilesOf(
  { of, categoryId, topic, count }: Tiles,
  { db, catalogue }: { db: Database; catalogue: CatalogueService },
): Promise<Tile[]> {
  const { categories, roots, manufacturers, skusOfManufacturer } = await catalogue.snapshot();
  if (of === 'categories') {
    const below = categoryId === undefined ? roots : (categories.get(categoryId)?.children ?? []);
    return below
      .filter(({ skuCount }) => skuCount > 0)
      .slice(0, count)
      .map(({ id, name, pictureUrl, skuCount }) => ({ name, url: categoryUrl(id), pictureUrl, note: kinds(skuCount) }));
  }
  if (of === 'brands' || of === 'ownBrands') {
    const brands =
      of === 'ownBrands'
        ? manufacturers.filter(({ isPrivate }) => isPrivate)
        : categoryId === undefined || categories.has(categoryId)
          ? (await catalogue.hotManufacturers(categoryId, count + manufacturers.filter(({ isPrivate }) => isPrivate).length)).filter(
              ({ isPrivate }) => !isPrivate,
            )
          : [];
    return brands.slice(0, count).map(({ id, name }) => ({
      ...{ name, url: brandUrl(id), pictureUrl: `/img/brand/${id}.svg`, note: kinds(skusOfManufacturer.get(id) ?? 0) },
    }));
  }
  const found =
    of === 'keywords'
      ? { kinds: ['keyword' as const] }
      : of === 'articles'
        ? { kinds: ['article' as const], topic }
        : { kinds: ['page' as const], folder: 'cms' };
  const { items } = await contentService(db).list(found, 1, count);
  return items.map(({ title, url, summary }) => ({ name: title, url, pictureUrl: '', note: summary }));
}
