import type { Database } from '../../database/database.ts';

export interface TalkRow {
  id: string;
  name: string;
  version: number;
  changedAt: string;
}
type Messages = Record<string, unknown>[];

/** Conversations that people keep; each asks for its own only. */
export const talkRepository = ({ sql }: Database) => {
  const columns = sql`id, name, version, changed_at`;
  const found = (kpId: number, keyword: string) => sql`kp_id = ${kpId}
    and (${keyword} = '' or strpos(lower(name), lower(${keyword})) > 0 or strpos(lower(words), lower(${keyword})) > 0)`;
  return {
    /** The latest first. */
    page: (kpId: number, keyword: string, offset: number, limit: number) => sql<TalkRow[]>`
      select ${columns} from assistant_talk where ${found(kpId, keyword)} order by changed_at desc, id offset ${offset} limit ${limit}`,
    async count(kpId: number, keyword: string): Promise<number> {
      const [row] = await sql<{ n: number }[]>`select count(*)::int as n from assistant_talk where ${found(kpId, keyword)}`;
      return row!.n;
    },
    async find(kpId: number, id: string): Promise<(TalkRow & { messages: Messages }) | undefined> {
      const [row] = await sql<(TalkRow & { messages: Messages })[]>`
        select ${columns}, messages from assistant_talk where id = ${id} and kp_id = ${kpId}`;
      return row;
    },
    async insert(id: string, kpId: number, name: string, messages: Messages, words: string): Promise<TalkRow> {
      const [row] = await sql<TalkRow[]>`insert into assistant_talk (id, kp_id, name, messages, words)
        values (${id}, ${kpId}, ${name}, ${sql.json(messages as never)}, ${words}) returning ${columns}`;
      return row!;
    },
    /** @returns undefined where it isn't of this version any more */
    async change(id: string, kpId: number, version: number, messages: Messages, words: string): Promise<TalkRow | undefined> {
      const [row] = await sql<TalkRow[]>`update assistant_talk set messages = ${sql.json(messages as never)}, words = ${words},
        version = version + 1, changed_at = now() where id = ${id} and kp_id = ${kpId} and version = ${version} returning ${columns}`;
      return row;
    },
    async rename(id: string, kpId: number, name: string): Promise<TalkRow | undefined> {
      const [row] = await sql<
        TalkRow[]
      >`update assistant_talk set name = ${name} where id = ${id} and kp_id = ${kpId} returning ${columns}`;
      return row;
    },
    async remove(id: string, kpId: number) {
      await sql`delete from assistant_talk where id = ${id} and kp_id = ${kpId}`;
    },
    /** Those beyond the newest so many. */
    async removeBeyond(kpId: number, most: number) {
      await sql`delete from assistant_talk where id in (
        select id from assistant_talk where kp_id = ${kpId} order by changed_at desc, id offset ${most})`;
    },
    async removeOld(days: number) {
      await sql`delete from assistant_talk where changed_at < now() - make_interval(days => ${days})`;
    },
  };
};
