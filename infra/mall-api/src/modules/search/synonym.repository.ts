import type { SynonymEntry } from '@mall/domain/search/query';
import type { Database } from '../../database/database.ts';

export interface SynonymRow extends SynonymEntry {
  means: string[];
  id: number;
  /** Where it is from. */
  source: string;
  /** Came with the product and was never edited. */
  isOwn: boolean;
  version: number;
}

type Written = Pick<SynonymRow, 'id' | 'version'>;

/** Synonyms as staff keep them, and the counters by which every process learns that they or the index changed. */
export const synonymRepository = ({ sql }: Database) => ({
  all: async (): Promise<SynonymRow[]> =>
    sql<SynonymRow[]>`select id, kind, term, means, source, is_own, version from search_synonym where not is_removed order by kind, term`,

  /** Those whose term or meaning has the keyword: first what is called just so, then by term. */
  async page(kind: SynonymEntry['kind'] | undefined, keyword: string, offset: number, limit: number) {
    const like = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
    const matching = sql`from search_synonym where not is_removed and (${kind ?? null}::text is null or kind = ${kind ?? null})
      and (term ilike ${like} or array_to_string(means, ' ') ilike ${like})`;
    const [count] = await sql<{ total: number }[]>`select count(*)::int as total ${matching}`;
    const items = await sql<SynonymRow[]>`
      select id, kind, term, means, source, is_own, version ${matching} order by term = ${keyword} desc, term, kind offset ${offset} limit ${limit}`;
    return { total: count?.total ?? 0, items: [...items] };
  },

  /** Writes what the product comes with; what staff changed or removed stays as they left it. @returns whether anything is another now */
  async bring(entries: readonly (SynonymEntry & { source: string })[]): Promise<boolean> {
    const written = await sql`
      insert into search_synonym (kind, term, means, source, is_own)
      select e ->> 'kind', e ->> 'term', array(select jsonb_array_elements_text(e -> 'means')), e ->> 'source', true
      from jsonb_array_elements(${sql.json(entries as never)}::jsonb) e
      on conflict (kind, term) do update set means = excluded.means, source = excluded.source, version = search_synonym.version + 1
        where search_synonym.is_own and (search_synonym.means, search_synonym.source) is distinct from (excluded.means, excluded.source)
      returning id`;
    const gone = await sql`
      delete from search_synonym where is_own and (kind, term) not in (
        select e ->> 'kind', e ->> 'term' from jsonb_array_elements(${sql.json(entries as never)}::jsonb) e)
      returning id`;
    return written.length + gone.length > 0;
  },

  /** Writes a new one, also in the place of one that was removed. @returns undefined where there is one of this kind and term */
  async add({ kind, term, means, source }: SynonymEntry & { source: string }): Promise<Written | undefined> {
    const [row] = await sql<Written[]>`
      insert into search_synonym (kind, term, means, source, is_own) values (${kind}, ${term}, ${[...means]}, ${source}, false)
      on conflict (kind, term) do update set means = excluded.means, source = excluded.source, is_own = false, is_removed = false,
        changed_at = now(), version = search_synonym.version + 1
        where search_synonym.is_removed
      returning id, version`;
    return row;
  },

  /** Changes the one of this kind and term. @returns undefined where it is gone, or no longer the version that was read */
  async change({ kind, term, means, source }: SynonymEntry & { source: string }, version: number): Promise<Written | undefined> {
    const [row] = await sql<Written[]>`
      update search_synonym set means = ${[...means]}, source = ${source}, is_own = false, changed_at = now(), version = version + 1
      where kind = ${kind} and term = ${term} and version = ${version} and not is_removed
      returning id, version`;
    return row;
  },

  /** Takes one away for good: the product doesn't bring it back. @returns whether it was there */
  async remove(id: number): Promise<boolean> {
    const rows =
      await sql`update search_synonym set is_removed = true, is_own = false, changed_at = now(), version = version + 1 where id = ${id} and not is_removed returning id`;
    return rows.length > 0;
  },

  /** Until the transaction ends nobody else brings or builds. */
  async hold() {
    await sql`select from search_version for update`;
  },

  /** Tells every process that the index or the synonyms are others now. */
  async changed(what: 'index' | 'synonyms') {
    await sql`update search_version set ${sql(what)} = ${sql(what)} + 1`;
  },

  async version(): Promise<string> {
    const [row] = await sql<{ version: string }[]>`select index || ' ' || synonyms as version from search_version`;
    return row?.version ?? '';
  },
});
