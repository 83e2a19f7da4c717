import { createHash } from 'node:crypto';
import type { Banner, LayoutData, LayoutLink } from '@mall/api-contract/layout';
import { deliveryTimes } from '@mall/domain/delivery-time';
import type { Database } from '../../database/database.ts';
import { type BannerRow, type ClientError, type LinkRow, layoutRepository } from './layout.repository.ts';

const rememberedMs = 10_000;
const phrasesAtOnce = 3;
const faultsAtMost = 5000;

/** Asks again after some seconds only: every page of every visitor needs it. */
function remembered<T>(ask: () => Promise<T>): () => Promise<T> {
  let known: { value: Promise<T>; until: number } | undefined;
  return () => {
    if (!known || known.until < Date.now()) {
      const value = ask();
      known = { value, until: Date.now() + rememberedMs };
      value.catch(() => {
        known = undefined;
      });
    }
    return known.value;
  };
}

const toLink = ({ id, name, url, icon, note, isNew }: LinkRow): LayoutLink => ({ id, name, url, icon, note, isNew });

/** `size` entries from the batch with this number; beyond the last it starts again, and a batch is always full if there are enough. */
export function batchOf<T>(all: readonly T[], index: number, size: number): T[] {
  if (all.length <= size) return [...all];
  return Array.from({ length: size }, (_, i) => all[(index * size + i) % all.length]!);
}

/** What the frame of every page shows (storefront section 2, 3). */
export const layoutService = (db: Database) => {
  const layout = layoutRepository(db);
  const banners = remembered(() => layout.banners());
  const texts = remembered(async () => {
    const keys = ['notice', 'hotline', 'company-name', 'search-placeholder', 'hot-keyword', 'hot-activity', 'top-advertisement'];
    const rows = await layout.texts(keys);
    return (key: string) => rows.filter((row) => row.key === key);
  });
  const data = remembered(async (): Promise<LayoutData> => {
    const [rows, text] = [await layout.links(), await texts()];
    const block = (name: string) => rows.filter((row) => row.block === name && row.parentId === null).map(toLink);
    const [notice] = text('notice');
    return {
      topData: block('top'),
      navData: block('nav'),
      barData: block('bar'),
      noticeData: { content: notice?.text ?? '', url: notice?.url ?? '' },
      serviceData: block('service'),
      bottomBigPlateData: block('bottom-plate').map((plate) => ({
        ...plate,
        selfChildren: rows.filter((row) => row.parentId === plate.id).map(toLink),
      })),
      bottomLineData: block('bottom-line'),
      bottomFriendshipLinkData: block('friendship'),
      sideBarData: block('side'),
      deliveryTimes: deliveryTimes.map(({ id, name }) => ({ dynamicDeliveryTimeId: id, dynamicDeliveryTimeName: name })),
      hotline: text('hotline')[0]?.text ?? '',
      companyName: text('company-name')[0]?.text ?? '',
    };
  });

  return {
    layout: data,
    /** Banners with what their drawings show, for the home page and the drawings. */
    bannersAt: async (position: number): Promise<BannerRow[]> => (await banners()).filter((banner) => banner.position === position),
    async allBanners(): Promise<Banner[]> {
      return (await banners()).map(({ id, position, title, imageUrl, linkUrl }) => ({ id, position, title, imageUrl, linkUrl }));
    },
    async hotKeywords(index: number, count: number) {
      const text = await texts();
      const keywords = text('hot-keyword').map((row) => row.text);
      const activities = text('hot-activity').map((row) => ({ text: row.text, url: row.url }));
      return { keywords: batchOf(keywords, index, count), activities };
    },
    async searchPhrases(index: number) {
      const phrases = (await texts())('search-placeholder').map((row) => row.text);
      return { phrases: batchOf(phrases, index, phrasesAtOnce) };
    },
    async topAdvertising() {
      const [row] = (await texts())('top-advertisement');
      return row ? { id: row.sort, title: row.text, url: row.url, imageUrl: row.imageUrl } : null;
    },
    removeOldErrors: () => layout.deleteOldErrors(),
    /** Keeps a fault of the browser: the same one once, with its count. Beyond some thousand different ones nothing new is kept. */
    async reportError(error: ClientError) {
      const fault = [error.errorMessage, error.componentName, error.errorStack.split('\n').slice(0, 3).join('\n')].join('\0');
      if ((await layout.countErrors()) < faultsAtMost) await layout.keepError(createHash('sha256').update(fault).digest(), error);
    },
  };
};
export type LayoutService = ReturnType<typeof layoutService>;
