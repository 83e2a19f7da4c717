import type { ContentBlock } from '@mall/api-contract/content';
import type { ContentKind, DatedVersion } from '@mall/domain/content';
import type { Database } from '../../database/database.ts';

/** An item without its text, as lists show it. */
export interface ItemHead {
  id: number;
  kind: ContentKind;
  slug: string;
  sort: number;
  publishedAt: string;
  title: string;
  summary: string;
  topic: string;
  synonyms: string[];
  /** Since when this version is to be read. */
  liveFrom: string;
}
export interface ItemText extends ItemHead {
  version: number;
  blocks: ContentBlock[];
}
export interface Found {
  kinds: readonly ContentKind[];
  /** Of pages: the folder they lie in. */
  folder?: string | undefined;
  topic?: string | undefined;
  /** All of these stand somewhere in it. */
  words?: readonly string[] | undefined;
  without?: number | undefined;
}
/** What isn't to be read now, as it was asked for: by number, of one kind too, by its address, or by a word of a keyword's page. */
export type Lost = { id: number; kind?: ContentKind } | { kind: ContentKind; slug: string } | { synonym: string };

const asPattern = (word: string) => `%${word.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** What visitors read: of each item the newest version whose time it is (rule content 20). The clock decides in the query, nothing has to be switched. */
export const contentItemRepository = ({ sql }: Database) => {
  const inForce = sql`
    select distinct on (item_id) * from content_version
    where decision = 'approved' and live_from <= now() and (live_until is null or live_until > now()) order by item_id, version desc`;
  const head = sql`i.id, i.kind, i.slug, i.sort, coalesce(i.published_at, v.live_from) as published_at, v.title, v.summary, v.topic, v.synonyms, v.live_from`;
  const meets = ({ kinds, folder, topic, words = [], without }: Found) => sql`
    i.kind = any(${[...kinds]})
    ${folder === undefined ? sql`` : sql`and i.slug like ${`${folder}/%`}`} ${topic === undefined ? sql`` : sql`and v.topic = ${topic}`}
    ${without === undefined ? sql`` : sql`and i.id <> ${without}`}
    ${words.length === 0 ? sql`` : sql`and lower(v.title || ' ' || v.summary || ' ' || v.words) like all(${words.map(asPattern)})`}`;
  /** A keyword's page that goes by this word, whatever its case. */
  const goesBy = (word: string) =>
    sql`i.kind = 'keyword' and (lower(i.slug) = lower(${word}) or lower(${word}) = any(select lower(s) from unnest(v.synonyms) s))`;
  return {
    async one(id: number): Promise<ItemText | undefined> {
      const [row] = await sql<ItemText[]>`
        select ${head}, v.version, v.blocks from content_item i join (${inForce}) v on v.item_id = i.id where i.id = ${id}`;
      return row;
    },
    async bySlug(kind: ContentKind, slug: string): Promise<ItemText | undefined> {
      const [row] = await sql<ItemText[]>`
        select ${head}, v.version, v.blocks from content_item i join (${inForce}) v on v.item_id = i.id where i.kind = ${kind} and i.slug = ${slug}`;
      return row;
    },
    /** The keyword's page that goes by this word, whatever its case. */
    async bySynonym(word: string): Promise<ItemText | undefined> {
      const [row] = await sql<ItemText[]>`
        select ${head}, v.version, v.blocks from content_item i join (${inForce}) v on v.item_id = i.id
        where ${goesBy(word)} order by lower(i.slug) = lower(${word}) desc, i.id limit 1`;
      return row;
    },
    /** A version before it is in force, or after. */
    async version(id: number, version: number): Promise<ItemText | undefined> {
      const [row] = await sql<ItemText[]>`
        select i.id, i.kind, i.slug, i.sort, coalesce(i.published_at, v.updated_at) as published_at, v.title, v.summary, v.topic, v.synonyms,
          coalesce(v.live_from, v.updated_at) as live_from, v.version, v.blocks
        from content_item i join content_version v on v.item_id = i.id where i.id = ${id} and v.version = ${version}`;
      return row;
    },
    /** An item that isn't to be read now: what became of its versions. */
    fateOf: async (what: Lost): Promise<DatedVersion[]> => sql<DatedVersion[]>`
      select v.version, v.decision, v.live_from, v.live_until from content_version v join content_item i on i.id = v.item_id
      where ${
        'synonym' in what
          ? goesBy(what.synonym)
          : 'id' in what
            ? sql`i.id = ${what.id} ${what.kind ? sql`and i.kind = ${what.kind}` : sql``}`
            : sql`i.kind = ${what.kind} and i.slug = ${what.slug}`
      }`,
    async page(found: Found, offset: number, limit: number): Promise<{ total: number; rows: ItemHead[] }> {
      const rows = await sql<(ItemHead & { total: number })[]>`
        select ${head}, count(*) over()::int as total from content_item i join (${inForce}) v on v.item_id = i.id
        where ${meets(found)} order by i.sort, coalesce(i.published_at, v.live_from) desc, i.id desc limit ${limit} offset ${offset}`;
      if (rows.length > 0 || offset === 0) return { total: rows[0]?.total ?? 0, rows: rows.map(({ total: _, ...row }) => row) };
      const [count] = await sql<{ n: number }[]>`
        select count(*)::int as n from content_item i join (${inForce}) v on v.item_id = i.id where ${meets(found)}`;
      return { total: count!.n, rows: [] };
    },
    /** Whole items of these kinds, in their order. */
    texts: async (found: Found): Promise<ItemText[]> => sql<ItemText[]>`
      select ${head}, v.version, v.blocks from content_item i join (${inForce}) v on v.item_id = i.id
      where ${meets(found)} order by i.sort, coalesce(i.published_at, v.live_from) desc, i.id desc`,
    topics: async (kind: ContentKind): Promise<{ name: string; count: number }[]> => sql<{ name: string; count: number }[]>`
      select v.topic as name, count(*)::int as count from content_item i join (${inForce}) v on v.item_id = i.id
      where i.kind = ${kind} and v.topic <> '' group by v.topic order by min(i.sort), count(*) desc, v.topic`,
  };
};
