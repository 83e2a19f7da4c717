import { json } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';
import type { BookEntry } from '../../papers/book.ts';
import type { BookSubject } from '../product/book-rows.service.ts';

export interface BookRowOfList {
  id: number;
  kind: BookSubject['kind'];
  subjectId: number;
  title: string;
  skuCount: number;
  wanted: string;
  isHidden: boolean;
  madeOf: string | null;
  fileId: string | null;
  pages: number;
  size: number;
  entries: BookEntry[];
  madeAt: string | null;
  attempts: number;
  failure: string;
  progress: number;
  isHeld: boolean;
}
export interface BookSearch {
  kind?: BookSubject['kind'] | undefined;
  keyword?: string | undefined;
  /** Staff see hidden ones too. */
  withHidden?: boolean;
}

/** Catalogues: which there are, what was made, who makes one now. */
export const catalogueBookRepository = ({ sql }: Database) => {
  const fields = sql`id, kind, subject_id, title, sku_count, wanted, is_hidden, made_of, file_id, pages, size, entries, made_at, attempts, failure, progress,
    coalesce(held_until > clock_timestamp(), false) as is_held`;
  const matching = ({ kind, keyword, withHidden = false }: BookSearch) => sql`
    is_there ${withHidden ? sql`` : sql`and not is_hidden`} ${kind ? sql`and kind = ${kind}` : sql``}
    ${keyword ? sql`and position(lower(${keyword}) in lower(title)) > 0` : sql``}`;
  return {
    /** Takes over what there is now; a catalogue whose data changed is wanted anew. */
    async want(subjects: readonly BookSubject[]) {
      await sql`
        insert into catalogue_book (kind, subject_id, title, sku_count, wanted)
        select * from unnest(${subjects.map(({ kind }) => kind)}::text[], ${subjects.map(({ subjectId }) => subjectId)}::int[],
          ${subjects.map(({ title }) => title)}::text[], ${subjects.map(({ skuCount }) => skuCount)}::int[], ${subjects.map(({ hash }) => hash)}::text[])
        on conflict (kind, subject_id) do update set title = excluded.title, sku_count = excluded.sku_count, is_there = true, wanted = excluded.wanted,
          wanted_at = case when catalogue_book.wanted = excluded.wanted then catalogue_book.wanted_at else now() end,
          attempts = case when catalogue_book.wanted = excluded.wanted then catalogue_book.attempts else 0 end
        where (catalogue_book.title, catalogue_book.sku_count, catalogue_book.is_there, catalogue_book.wanted)
          is distinct from (excluded.title, excluded.sku_count, true, excluded.wanted)`;
      await sql`
        update catalogue_book set is_there = false where is_there and (kind, subject_id) not in (
          select * from unnest(${subjects.map(({ kind }) => kind)}::text[], ${subjects.map(({ subjectId }) => subjectId)}::int[]))`;
    },
    async page(search: BookSearch, offset: number, limit: number): Promise<{ rows: BookRowOfList[]; total: number }> {
      const where = matching(search);
      const rows = await sql<BookRowOfList[]>`
        select ${fields} from catalogue_book where ${where} order by kind desc, sku_count desc, id offset ${offset} limit ${limit}`;
      const [counted] = await sql<{ n: number }[]>`select count(*)::int as n from catalogue_book where ${where}`;
      return { rows: [...rows], total: counted!.n };
    },
    async shownIds(limit: number): Promise<number[]> {
      const rows = await sql<
        { id: number }[]
      >`select id from catalogue_book where ${matching({})} order by kind desc, sku_count desc, id limit ${limit}`;
      return rows.map(({ id }) => id);
    },
    async shownOf(kind: BookSubject['kind'], subjectId: number): Promise<Pick<BookRowOfList, 'id' | 'title' | 'skuCount'> | undefined> {
      const [row] = await sql<Pick<BookRowOfList, 'id' | 'title' | 'skuCount'>[]>`
        select id, title, sku_count from catalogue_book where subject_id = ${subjectId} and ${matching({ kind })}`;
      return row;
    },
    async find(id: number, withHidden = false): Promise<BookRowOfList | undefined> {
      const [row] = await sql<BookRowOfList[]>`select ${fields} from catalogue_book where id = ${id} and ${matching({ withHidden })}`;
      return row;
    },
    async show(id: number, isShown: boolean): Promise<boolean> {
      return (await sql`update catalogue_book set is_hidden = ${!isShown} where id = ${id} and is_there returning id`).length > 0;
    },
    /** Somebody waits for it: it comes first. @param anew although its data are the same, and whatever failed before */
    async ask(id: number, anew = false) {
      await sql`
        update catalogue_book set asked_at = coalesce(asked_at, now()) ${anew ? sql`, made_of = null, attempts = 0, failure = ''` : sql``}
        where id = ${id} and is_there`;
    },
    /** Holds the next one that is old, where nobody makes one: one at a time in all processes. @param all those too that nobody has asked for yet */
    async take(heldBy: string, seconds: number, attempts: number, all = false): Promise<BookRowOfList | undefined> {
      await sql`select pg_advisory_xact_lock(hashtext('catalogue_book'))`;
      const [row] = await sql<BookRowOfList[]>`
        update catalogue_book set held_by = ${heldBy}, held_until = clock_timestamp() + make_interval(secs => ${seconds}), progress = 0, attempts = attempts + 1
        where id = (
          select id from catalogue_book
          where is_there and not is_hidden and made_of is distinct from wanted and attempts < ${attempts}
            and (${all} or asked_at is not null or file_id is not null)
            and not exists (select 1 from catalogue_book where held_until > clock_timestamp())
          order by asked_at nulls last, made_at nulls first, wanted_at, id limit 1)
        returning ${fields}`;
      return row;
    },
    renew: (id: number, heldBy: string, seconds: number, progress: number) => sql`
      update catalogue_book set held_until = clock_timestamp() + make_interval(secs => ${seconds}), progress = greatest(progress, ${progress})
      where id = ${id} and held_by = ${heldBy}`,
    /** It is made. @returns the file that it takes the place of; false where somebody else holds it by now */
    async made(
      id: number,
      heldBy: string,
      { entries, ...facts }: { madeOf: string; fileId: string; pages: number; size: number; entries: BookEntry[] },
    ): Promise<{ before: string | null } | false> {
      const rows = await sql<{ before: string | null }[]>`
        with old as (select id, file_id as before from catalogue_book where id = ${id} and held_by = ${heldBy} for update)
        update catalogue_book set made_of = ${facts.madeOf}, file_id = ${facts.fileId}, pages = ${facts.pages}, size = ${facts.size},
          entries = ${json(sql, entries)}, made_at = now(), failure = '', attempts = 0, progress = 100, asked_at = null, held_by = null, held_until = null
        from old where catalogue_book.id = old.id returning old.before`;
      return rows[0] ?? false;
    },
    failed: (id: number, heldBy: string, failure: string) => sql`
      update catalogue_book set failure = ${failure.slice(0, 200)}, held_by = null, held_until = null where id = ${id} and held_by = ${heldBy}`,
  };
};
