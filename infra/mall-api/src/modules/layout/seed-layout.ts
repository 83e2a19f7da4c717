import { bannerPictureUrl } from '@mall/domain/catalogue';
import type { Database } from '../../database/database.ts';
import { bannerContent } from './content/banners.ts';
import { type LinkContent, linkContent } from './content/links.ts';
import { textContent } from './content/texts.ts';
import { type FrameContent, layoutRepository } from './layout.repository.ts';

/** Writes the frame's first content. */
export async function seedLayout(db: Database): Promise<void> {
  const links: FrameContent['links'] = [];
  const add = (block: string, link: LinkContent, sort: number, parentId: number | null) => {
    const id = links.length + 1;
    const { name, url = '', icon = '', note = '', isNew = false, children = [] } = link;
    links.push({ id, block, parentId, name, url, icon, note, isNew, sort });
    children.forEach((child, index) => {
      add(block, child, index, id);
    });
  };
  for (const [block, entries] of Object.entries(linkContent)) {
    entries.forEach((link, index) => {
      add(block, link, index, null);
    });
  }
  const banners = bannerContent.map(({ id, position, title, subtitle, linkUrl, motif }) => ({
    id,
    position,
    title,
    imageUrl: bannerPictureUrl(id),
    linkUrl,
    subtitle,
    motif,
    sort: id,
  }));
  const texts = Object.entries(textContent).flatMap(([key, entries]) =>
    entries.map(({ text, url = '', imageUrl = '' }, sort) => ({ key, sort, text, url, imageUrl })),
  );
  await db.transaction((tx) => layoutRepository(tx).replace({ links, banners, texts }));
}
