import type { Banner, LayoutLink } from '@mall/api-contract/layout';
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
/** All that the frame shows, in the order of its blocks. */
export interface FrameContent {
  links: (LinkRow & { sort: number })[];
  banners: (BannerRow & { sort: number })[];
  texts: TextRow[];
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
  async replace({ links, banners, texts }: FrameContent) {
    await sql`delete from layout_link`;
    await sql`delete from layout_banner`;
    await sql`delete from layout_text`;
    await sql`insert into layout_link ${sql(links as never)}`;
    const rows = banners.map(({ subtitle, motif, ...banner }) => ({ ...banner, art: sql.json({ subtitle, motif }) }));
    await sql`insert into layout_banner ${sql(rows as never)}`;
    await sql`insert into layout_text ${sql(texts as never)}`;
  },
});
