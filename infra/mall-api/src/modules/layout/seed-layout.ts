import { bannerPictureUrl } from '@mall/domain/catalogue';
import type { Database } from '../../database/database.ts';
import { activityContent } from './content/activities.ts';
import { bannerContent } from './content/banners.ts';
import { type LinkContent, linkContent } from './content/links.ts';
import { shortLinkContent } from './content/short-links.ts';
import { textContent } from './content/texts.ts';
import { type FrameContent, layoutRepository } from './layout.repository.ts';

const oneDay = 86_400_000;

/** Writes the frame's first content. */
export async function seedLayout(db: Database, now = Date.now()): Promise<void> {
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
  const activities = activityContent.map(({ categoryId = null, title, text, url, days: [since, until] }, index) => ({
    id: index + 1,
    categoryId,
    title,
    text,
    url,
    imageUrl: '',
    startsAt: new Date(now - since * oneDay).toISOString(),
    endsAt: new Date(now + until * oneDay).toISOString(),
  }));
  await db.transaction((tx) => layoutRepository(tx).replace({ links, banners, texts, activities, shortLinks: [...shortLinkContent] }));
}
