import { type ContentBlock, contentDeskService, type Database } from '@mall/mall-api/filling';
import { categoryIds } from '../category-links.ts';
import { fixedPages } from './fixed-pages.ts';
import { keywordPages } from './keyword-pages.ts';

const firstPage = 20_001;
const firstKeyword = 30_001;
const keywords = 300;

/** A page for each first-level category: its second level, best sellers and brands. */
const cataloguePages = async ({ sql }: Database) =>
  (await sql<{ id: number; name: string }[]>`select id, name from category where level = 1 order by sort, id`).map(({ id, name }) => ({
    ...{ slug: `catalogue/${id}`, title: `${name}选型目录`, summary: `${name}的全部品类、热销商品与在售品牌。` },
    blocks: [
      {
        kind: 'hero',
        title: `${name}选型目录`,
        text: `按品类进入${name}的尺寸与商品，或先看热销与品牌。`,
        linkText: '全部商品',
        linkUrl: `/c-${id}`,
      },
      { kind: 'tiles', title: '品类', of: 'categories', categoryId: id, count: 30 },
      { kind: 'shelf', title: `${name}热销`, categoryId: id, count: 12 },
      { kind: 'tiles', title: '在售品牌', of: 'brands', categoryId: id, count: 12 },
    ] as ContentBlock[],
  }));

/** Writes the pages at set addresses, those of the catalogue and the keywords': after the catalogue, whose goods they show. */
export async function seedPages(db: Database, now = new Date().toISOString()): Promise<void> {
  const own = await db.sql<{ id: number }[]>`
    select m.id from manufacturer m where m.is_private and exists (select from sku s where s.manufacturer_id = m.id and s.is_active) order by m.id`;
  const pages = [
    ...fixedPages(
      categoryIds(),
      own.map(({ id }) => id),
    ),
    ...(await cataloguePages(db)),
  ];
  const words = await keywordPages(db, keywords);
  const shared = { sort: 0, topic: '', liveFrom: now };
  await contentDeskService(db).fill([
    ...pages.map((page, at) => ({ ...shared, ...page, id: firstPage + at, kind: 'page' as const, synonyms: [] })),
    ...words.map((page, at) => ({ ...shared, ...page, id: firstKeyword + at, kind: 'keyword' as const, sort: at })),
  ]);
}
