import { bannerPictureUrl } from '@mall/domain/catalogue';
import type { Sql } from 'postgres';
import { bannerContent } from './content/banners.ts';
import { type LinkContent, linkContent } from './content/links.ts';
import { textContent } from './content/texts.ts';

/** Writes the frame's first content. */
export async function seedLayout(sql: Sql): Promise<void> {
  const rows: Record<string, unknown>[] = [];
  const add = (block: string, link: LinkContent, sort: number, parentId: number | null) => {
    const id = rows.length + 1;
    const { name, url = '', icon = '', note = '', isNew = false, children = [] } = link;
    rows.push({ id, block, parent_id: parentId, name, url, icon, note, is_new: isNew, sort });
    children.forEach((child, index) => {
      add(block, child, index, id);
    });
  };
  for (const [block, links] of Object.entries(linkContent)) {
    links.forEach((link, index) => {
      add(block, link, index, null);
    });
  }
  const banners = bannerContent.map(({ id, position, title, subtitle, linkUrl, motif }) => ({
    id,
    position,
    title,
    image_url: bannerPictureUrl(id),
    link_url: linkUrl,
    art: sql.json({ subtitle, motif }),
    sort: id,
  }));
  const texts = Object.entries(textContent).flatMap(([key, entries]) =>
    entries.map(({ text, url = '', imageUrl = '' }, sort) => ({ key, sort, text, url, image_url: imageUrl })),
  );
  await sql.begin(async (tx) => {
    await tx`delete from layout_link`;
    await tx`delete from layout_banner`;
    await tx`delete from layout_text`;
    await tx`insert into layout_link ${tx(rows)}`;
    await tx`insert into layout_banner ${tx(banners as never)}`;
    await tx`insert into layout_text ${tx(texts)}`;
  });
}
