import type { Database } from '../../database/database.ts';

/** An answer covers so much before the last one: what was committed late is told all the same, and known by its id. */
const overlapSeconds = 10;
/** Who didn't ask for longer keeps nothing. */
const toldHours = 1;

/** Which pages show something else, and since when (rule content 27). */
export const contentChangeRepository = ({ sql }: Database) => ({
  /** @param at UTC ISO text, also to come; now if undefined */
  async insert(paths: readonly string[], at?: string) {
    await sql`insert into content_change (at, paths) values (coalesce(${at ?? null}::timestamptz, now()), ${[...paths]})`;
  },
  /** @param after what was answered as `now` the last time, ms since 1970 */
  async since(after: number) {
    const [clock] = await sql<{ now: number; isWhole: boolean }[]>`
      select (extract(epoch from now()) * 1000)::float8 as now, to_timestamp(${after / 1000}::float8) > now() - make_interval(hours => ${toldHours}) as is_whole`;
    const changes = clock!.isWhole
      ? await sql<{ id: string; paths: string[] }[]>`
          select id::text, paths from content_change
          where at > to_timestamp(${after / 1000}::float8) - make_interval(secs => ${overlapSeconds}) and at <= now() order by at, content_change.id`
      : [];
    return { now: Math.floor(clock!.now), isWhole: clock!.isWhole, changes: [...changes] };
  },
  async now(): Promise<number> {
    const [clock] = await sql<{ now: number }[]>`select (extract(epoch from now()) * 1000)::float8 as now`;
    return Math.floor(clock!.now);
  },
  async forgetOld() {
    await sql`delete from content_change where at < now() - interval '2 days'`;
  },
});
