import type { ContentDraft } from '@mall/api-contract/content';
import type { ContentKind, DatedVersion, VersionState } from '@mall/domain/content';
import { json } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';

export interface ItemRow {
  id: number;
  kind: ContentKind;
  slug: string;
}
export interface VersionRow extends DatedVersion, ContentDraft {
  revision: number;
  authors: string[];
  reviewer: string;
  remark: string;
  updatedAt: string;
}
export interface NewVersion extends ContentDraft {
  words: string;
}
export interface DeskFilter {
  kind?: ContentKind | undefined;
  state?: VersionState | undefined;
  keyword: string;
}
export interface DeskRow extends ItemRow {
  title: string;
  state: VersionState;
  hasOpen: boolean;
  updatedAt: string;
}

/** What editors write. Whoever changes an item holds its row first, so that two never decide at once. */
export const contentDeskRepository = ({ sql }: Database) => {
  const columns = sql`version, revision, decision, title, summary, topic, synonyms, blocks, authors, reviewer, remark, live_from, live_until, updated_at`;
  return {
    /** @returns undefined where the address is taken */
    async insertItem(kind: ContentKind, slug: string): Promise<number | undefined> {
      const [row] = await sql<{ id: number }[]>`
        insert into content_item (kind, slug) values (${kind}, ${slug}) on conflict (kind, slug) where slug <> '' do nothing returning id`;
      return row?.id;
    },
    async item(id: number, isHeld = false): Promise<ItemRow | undefined> {
      const [row] = await sql<ItemRow[]>`select id, kind, slug from content_item where id = ${id} ${isHeld ? sql`for update` : sql``}`;
      return row;
    },
    /** The newest first. */
    versions: async (id: number): Promise<VersionRow[]> =>
      sql<VersionRow[]>`select ${columns} from content_version where item_id = ${id} order by version desc`,
    /** Items with tiles that show articles, keywords or pages, in what is or will be read. @param topics of articles: tiles of another one don't show them */
    withTilesOf: async (of: string, topics: readonly string[]): Promise<(ItemRow & { synonyms: string[] })[]> =>
      sql<(ItemRow & { synonyms: string[] })[]>`
        select i.id, i.kind, i.slug, v.synonyms from content_item i join content_version v on v.item_id = i.id
        where v.decision = 'approved' and (v.live_until is null or v.live_until > now()) and exists (
          select from jsonb_array_elements(v.blocks) as b where b ->> 'kind' = 'tiles' and b ->> 'of' = ${of}
            and (b ->> 'topic' is null or b ->> 'topic' = any(${[...topics]})))`,
    async insertVersion(id: number, version: number, draft: NewVersion, author: string) {
      await sql`
        insert into content_version (item_id, version, decision, title, summary, topic, synonyms, blocks, words, authors)
        values (${id}, ${version}, 'draft', ${draft.title}, ${draft.summary}, ${draft.topic}, ${draft.synonyms}, ${json(sql, draft.blocks)},
          ${draft.words}, ${[author]})`;
    },
    async updateVersion(id: number, version: number, draft: NewVersion, author: string) {
      await sql`
        update content_version set title = ${draft.title}, summary = ${draft.summary}, topic = ${draft.topic}, synonyms = ${draft.synonyms},
          blocks = ${json(sql, draft.blocks)}, words = ${draft.words}, revision = revision + 1, updated_at = now(),
          authors = case when ${author}::text = any(authors) then authors else authors || ${author}::text end
        where item_id = ${id} and version = ${version}`;
    },
    async decide(id: number, version: number, decision: 'draft' | 'review', remark: string) {
      await sql`
        update content_version set decision = ${decision}, remark = ${remark}, revision = revision + 1, updated_at = now()
        where item_id = ${id} and version = ${version}`;
    },
    /** @param liveFrom undefined: now @returns since when it is to be read */
    async approve(
      id: number,
      version: number,
      reviewer: string,
      times: { liveFrom?: string | undefined; liveUntil?: string | undefined; remark: string },
    ) {
      const { liveFrom = null, liveUntil = null, remark } = times;
      const [row] = await sql<{ liveFrom: string }[]>`
        update content_version set decision = 'approved', reviewer = ${reviewer}, remark = ${remark}, revision = revision + 1, updated_at = now(),
          live_from = greatest(now(), ${liveFrom}::timestamptz), live_until = ${liveUntil}::timestamptz
        where item_id = ${id} and version = ${version} returning live_from`;
      await sql`
        update content_item set published_at = ${row!.liveFrom} where id = ${id} and (published_at is null or published_at > now())`;
      return row!.liveFrom;
    },
    /** Takes back whatever is or will be to be read. @returns how many versions */
    async withdraw(id: number, remark: string): Promise<number> {
      const rows = await sql`
        update content_version set decision = 'withdrawn', remark = ${remark}, revision = revision + 1, updated_at = now()
        where item_id = ${id} and decision = 'approved' and (live_until is null or live_until > now()) returning version`;
      return rows.length;
    },
    /** Of each item its state and its newest title, the last changed first. */
    async page({ kind, state, keyword }: DeskFilter, offset: number, limit: number): Promise<{ total: number; rows: DeskRow[] }> {
      const rows = await sql<(DeskRow & { total: number })[]>`
        select *, count(*) over()::int as total from (
          select i.id, i.kind, i.slug, n.title, n.updated_at, o.decision is not null as has_open,
            case when l.version is not null then 'live' when s.version is not null then 'scheduled'
              when o.decision is not null then o.decision else 'retired' end as state
          from content_item i
          join lateral (select title, updated_at from content_version where item_id = i.id order by version desc limit 1) n on true
          left join content_version o on o.item_id = i.id and o.decision in ('draft', 'review')
          left join lateral (select version from content_version where item_id = i.id and decision = 'approved' and live_from <= now()
            and (live_until is null or live_until > now()) limit 1) l on true
          left join lateral (select version from content_version where item_id = i.id and decision = 'approved' and live_from > now() limit 1) s on true
        ) d
        where true ${kind ? sql`and kind = ${kind}` : sql``}
          ${
            state
              ? sql`and (state = ${state} or (has_open and ${state} in ('draft', 'review') and exists (
            select from content_version where item_id = d.id and decision = ${state})))`
              : sql``
          }
          ${keyword ? sql`and (title ilike ${`%${keyword.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`} or slug ilike ${`%${keyword.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`})` : sql``}
        order by updated_at desc, id desc limit ${limit} offset ${offset}`;
      return { total: rows[0]?.total ?? 0, rows: rows.map(({ total: _, ...row }) => row) };
    },
    /** First versions at once, for who fills a mall. */
    async fill(rows: readonly FillRow[]) {
      const given = json(
        sql,
        rows.map(({ liveFrom, ...row }) => ({ ...row, live_from: liveFrom })),
      );
      await sql`
        insert into content_item (id, kind, slug, sort, published_at)
        select id, kind, slug, sort, live_from from jsonb_to_recordset(${given}) as r(id integer, kind text, slug text, sort integer, live_from timestamptz)`;
      await sql`
        insert into content_version (item_id, version, decision, title, summary, topic, synonyms, blocks, words, live_from)
        select id, 1, 'approved', title, summary, topic, array(select jsonb_array_elements_text(synonyms)), blocks, words, live_from
        from jsonb_to_recordset(${given}) as r(id integer, title text, summary text, topic text, synonyms jsonb, blocks jsonb, words text, live_from timestamptz)`;
      await sql`select setval(pg_get_serial_sequence('content_item', 'id'), greatest(1000, (select max(id) from content_item)))`;
    },
  };
};

export interface FillRow extends NewVersion {
  id: number;
  kind: ContentKind;
  slug: string;
  sort: number;
  liveFrom: string;
}
