import { bannerPictureUrl } from '@mall/domain/catalogue';
import { type Database, type FrameContent, layoutService } from '@mall/mall-api/filling';
import { activityContent } from './frame/activities.ts';
import { bannerContent } from './frame/banners.ts';
import { type LinkContent, linkContent } from './frame/links.ts';
import { shortLinkContent } from './frame/short-links.ts';
import { textContent } from './frame/texts.ts';

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
  await layoutService(db).replace({ links, banners, texts, activities, shortLinks: [...shortLinkContent] });
}
