import type { Banner, LayoutLink, MallActivity } from '@mall/api-contract/layout';
import { columns } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';

export type LinkRow = LayoutLink & { block: string; parentId: number | null };
export type BannerRow = Banner & { subtitle: string; motif: string };
export interface TextRow {
  key: string;
  sort: number;
  text: string;
  url: string;
  imageUrl: string;
}
export interface ShortLinkRow {
  code: string;
  url: string;
  note: string;
}
export type ActivityRow = MallActivity & { categoryId: number | null };
/** All that the frame shows, in the order of its blocks. */
export interface FrameContent {
  links: (LinkRow & { sort: number })[];
  banners: (BannerRow & { sort: number })[];
  texts: TextRow[];
  activities: ActivityRow[];
  shortLinks: ShortLinkRow[];
}
export interface ClientError {
  requestPath: string;
  errorInfo: string;
  errorMessage: string;
  errorStack: string;
  componentName: string;
  windowsHref: string;
}

/** Links, banners and texts of the frame, and the faults that browsers report. */
export const layoutRepository = ({ sql }: Database) => ({
  async links(): Promise<LinkRow[]> {
    return sql<LinkRow[]>`select id, block, parent_id, name, url, icon, note, is_new from layout_link order by block, sort, id`;
  },
  async texts(keys: readonly string[]): Promise<TextRow[]> {
    return sql<TextRow[]>`select key, sort, text, url, image_url from layout_text where key in ${sql(keys)} order by key, sort`;
  },
  async banners(): Promise<BannerRow[]> {
    return sql<BannerRow[]>`
      select id, position, title, image_url, link_url, coalesce(art->>'subtitle', '') as subtitle, coalesce(art->>'motif', '') as motif
      from layout_banner where now() between starts_at and ends_at order by position, sort, id`;
  },
  /** What runs now, the newest first. */
  async activities(): Promise<ActivityRow[]> {
    return sql<ActivityRow[]>`
      select id, category_id, title, text, url, image_url, starts_at, ends_at from layout_activity
      where now() between starts_at and ends_at order by starts_at desc, id`;
  },
  /** Where a short link leads; upper and lower case are different codes. */
  async shortLink(code: string): Promise<string | undefined> {
    const [row] = await sql<{ url: string }[]>`select url from short_link where code = ${code} and expires_at > now()`;
    return row?.url;
  },
  /** One row a fault, however often it comes. */
  async keepError(fingerprint: Buffer, error: ClientError) {
    await sql`
      insert into client_error ${sql({
        fingerprint,
        request_path: error.requestPath,
        error_info: error.errorInfo,
        error_message: error.errorMessage,
        error_stack: error.errorStack,
        component_name: error.componentName,
        windows_href: error.windowsHref,
      })}
      on conflict (fingerprint) do update set occurrences = client_error.occurrences + 1, last_at = now(), windows_href = excluded.windows_href`;
  },
  async countErrors(): Promise<number> {
    const [row] = await sql<{ n: number }[]>`select count(*)::int as n from client_error`;
    return row!.n;
  },
  async deleteOldErrors() {
    await sql`delete from client_error where last_at < now() - interval '30 days'`;
  },
  /** Writes the frame's content anew; call it inside a transaction. Links come parents first. */
  async replace({ links, banners, texts, activities, shortLinks }: FrameContent) {
    await sql`delete from layout_link`;
    await sql`delete from layout_banner`;
    await sql`delete from layout_text`;
    await sql`delete from layout_activity`;
    await sql`delete from short_link`;
    if (links.length > 0) await sql`insert into layout_link ${columns(sql, links)}`;
    const rows = banners.map(({ subtitle, motif, ...banner }) => ({ ...banner, art: sql.json({ subtitle, motif }) }));
    if (rows.length > 0) await sql`insert into layout_banner ${columns(sql, rows)}`;
    if (texts.length > 0) await sql`insert into layout_text ${columns(sql, texts)}`;
    if (activities.length > 0) await sql`insert into layout_activity ${columns(sql, activities)}`;
    if (shortLinks.length > 0) await sql`insert into short_link ${columns(sql, shortLinks)}`;
  },
});
