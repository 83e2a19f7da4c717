import { bySize, type ContentBlock, type Database } from '@mall/mall-api/filling';

interface Seller {
  categoryId: number;
  category: string;
  second: string;
  brands: { id: number; name: string; n: number }[];
  rows: { attributes: [key: string, value: string][] }[];
}
export interface KeywordPage {
  slug: string;
  title: string;
  summary: string;
  synonyms: string[];
  blocks: ContentBlock[];
}

/** What workshops call things. */
const spoken: Readonly<Record<string, string[]>> = {
  内六角圆柱头螺钉: ['杯头螺丝', '内六角螺丝'],
  外六角螺栓全牙: ['外六角螺丝'],
  尼龙锁紧螺母: ['防松螺母', '自锁螺母'],
  膨胀螺栓: ['拉爆螺丝'],
  抽芯铆钉: ['拉铆钉'],
  三角带: ['V带'],
  生料带: ['四氟带'],
  树脂切割片: ['切割片'],
  瞬干胶: ['502胶'],
  通用锂基脂: ['黄油'],
  手拉葫芦: ['倒链'],
  快插接头: ['气管接头'],
};
const columnsAtMost = 5;
const rowsAtMost = 10;

/** Rows as one looks for a size in them: by the first column, where that is the same by the second, and so on: M3, M4, … M10. */
const inOrder = (rows: string[][], columns: number): string[][] =>
  Array.from({ length: columns }, (_, at) => columns - 1 - at).reduce((sorted, column) => bySize(sorted, (row) => row[column] ?? ''), rows);

/** Sizes of best sellers that are told by the same properties, each size once, the smallest first. */
function sizesOf({ rows }: Seller): { columns: string[]; rows: string[][] } | undefined {
  const columns = rows[0]?.attributes.map(([key]) => key).slice(0, columnsAtMost) ?? [];
  const told = rows.flatMap(({ attributes }) => {
    const row = columns.map((column) => attributes.find(([key]) => key === column)?.[1] ?? '');
    return row.every(Boolean) ? [row.map((value) => value.slice(0, 60))] : [];
  });
  const each = [...new Map(told.map((row) => [row.join('\0'), row])).values()].slice(0, rowsAtMost);
  return columns.length >= 2 && each.length >= 2
    ? { columns: columns.map((one) => one.slice(0, 30)), rows: inOrder(each, columns.length) }
    : undefined;
}

function blocksOf(seller: Seller, brand?: Seller['brands'][number]): ContentBlock[] {
  const { categoryId, category, second, brands } = seller;
  const name = brand ? `${brand.name} ${category}` : category;
  const sizes = sizesOf(seller);
  const others = brands.filter(({ id }) => id !== brand?.id).slice(0, 6);
  const keys = sizes?.columns.slice(0, 3).join('、') ?? '规格';
  return [
    {
      kind: 'hero',
      title: `${name}选购`,
      text: `先定${keys}，再看品牌与货期。下面是在售的${category}与常用尺寸。`,
      linkText: '查看全部',
      linkUrl: `/c-${categoryId}`,
    },
    { kind: 'shelf', title: `${name}热销`, categoryId, ...(brand ? { manufacturerId: brand.id } : {}), count: 12 },
    ...(sizes ? [{ kind: 'sizes' as const, title: `${category}常用尺寸`, note: '取自在售商品的参数。', ...sizes }] : []),
    {
      kind: 'faq',
      title: '常见问题',
      questions: [
        { question: `${category}怎么选？`, answer: `按${keys}确定规格；不确定的，可以把图纸或型号发给[在线客服](/ai)，或上传清单询价。` },
        ...(others.length > 0
          ? [
              {
                question: `${category}有哪些品牌？`,
                answer: `在售品牌有${others.map((one) => `[${one.name}](/b-${one.id})`).join('、')}等，属于${second}。`,
              },
            ]
          : []),
      ],
    },
  ];
}

/**
 * A page for each third-level category that has goods, then for its largest brands, until there are `count`: made of what the catalogue holds, so that every page has
 * goods and no two say the same.
 */
export async function keywordPages({ sql }: Database, count: number): Promise<KeywordPage[]> {
  const sellers = await sql<Seller[]>`
    select c.id as category_id, c.name as category, p.name as second, b.brands, r.rows from category c join category p on p.id = c.parent_id
    cross join lateral (
      select jsonb_agg(jsonb_build_object('id', m.id, 'name', m.name, 'n', t.n) order by t.n desc, m.id) as brands
      from (select manufacturer_id, count(*)::int as n from sku where category_id = c.id and is_active and source_sku is null group by 1) t
      join manufacturer m on m.id = t.manufacturer_id
    ) b
    cross join lateral (
      select jsonb_agg(jsonb_build_object('attributes', s.attributes)) as rows
      from (select attributes from sku where category_id = c.id and is_active and source_sku is null order by sales desc limit 24) s
    ) r
    where c.level = 3 and b.brands is not null order by c.id`;
  const named = new Set<string>();
  const pageOf = (seller: Seller, brand?: Seller['brands'][number]): KeywordPage[] => {
    const slug = brand ? `${brand.name} ${seller.category}` : seller.category;
    if (named.has(slug) || slug.includes('/')) return [];
    named.add(slug);
    const sizes = sizesOf(seller)?.columns.slice(0, 4).join('、') ?? '规格参数';
    return [
      {
        slug,
        title: `${slug}选购：规格、尺寸与品牌`,
        summary: `${slug}：${sizes}一览，常用尺寸表、常见问题与在售商品。`,
        synonyms: brand ? [] : (spoken[seller.category] ?? []),
        blocks: blocksOf(seller, brand),
      },
    ];
  };
  const first = sellers.flatMap((seller) => pageOf(seller));
  const places = Math.max(0, ...sellers.map(({ brands }) => brands.length));
  const second = Array.from({ length: places }, (_, rank) =>
    sellers.flatMap((seller) => (seller.brands[rank] ? pageOf(seller, seller.brands[rank]) : [])),
  );
  return [...first, ...second.flat()].slice(0, count);
}
