import { createHash } from 'node:crypto';
import type { Banner, LayoutData, LayoutLink, MallActivity } from '@mall/api-contract/layout';
import { deliveryTimes } from '@mall/domain/delivery-time';
import { toString as drawQrCode } from 'qrcode';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import type { Paper } from '../../papers/paper.ts';
import { isOlder } from './app-version.ts';
import {
  type ActivityRow,
  type BannerRow,
  type ClientError,
  type FrameContent,
  type LinkRow,
  layoutRepository,
} from './layout.repository.ts';

export type { FrameContent } from './layout.repository.ts';

const rememberedMs = 10_000;
const textKeys = [
  ...['notice', 'hotline', 'company-name', 'company-address', 'service-phone', 'service-wechat', 'service-qr'],
  ...['search-placeholder', 'hot-keyword', 'hot-activity', 'top-advertisement', 'head-video', 'app-version', 'spare-part'],
];
const phrasesAtOnce = 3;
const faultsAtMost = 5000;
/** Hot products, private brands (rule layout 29). */
const bannersOnPage: Readonly<Record<number, number>> = { 8: 1, 9: 5 };

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

const toActivity = ({ categoryId: _, ...activity }: ActivityRow): MallActivity => activity;
const toBanner = ({ id, position, title, imageUrl, linkUrl }: BannerRow): Banner => ({ id, position, title, imageUrl, linkUrl });
/** Beside the logo, and in the user centre: the frame shows these by itself. */
const framePositions = [11, 16];
/** Where the QR code of a link of the frame is drawn. */
const qrPictureUrl = (name: string | number) => `/img/qr/${name}.svg`;

/** `size` entries from the batch with this number; beyond the last it starts again, and a batch is always full if there are enough. */
export function batchOf<T>(all: readonly T[], index: number, size: number): T[] {
  if (all.length <= size) return [...all];
  return Array.from({ length: size }, (_, i) => all[(index * size + i) % all.length]!);
}

/** What the frame of every page shows (rules layout 6–12, 16–18). */
export const layoutService = (db: Database) => {
  const layout = layoutRepository(db);
  const banners = remembered(() => layout.banners());
  const texts = remembered(async () => {
    const rows = await layout.texts(textKeys);
    return (key: string) => rows.filter((row) => row.key === key);
  });
  const data = remembered(async (): Promise<LayoutData> => {
    const [rows, text] = [await layout.links(), await texts()];
    const block = (name: string) => rows.filter((row) => row.block === name && row.parentId === null).map(toLink);
    const [notice] = text('notice');
    const [video, moving] = text('head-video');
    return {
      topData: block('top'),
      navData: block('nav'),
      barData: block('bar'),
      barBrandData: block('bar-brand').map(({ id, name, url, icon, note }) => ({
        id,
        name,
        url,
        pictureUrl: icon,
        parentId: Number(note) || 0,
      })),
      noticeData: { content: notice?.text ?? '', url: notice?.url ?? '' },
      serviceData: block('service'),
      bottomBigPlateData: block('bottom-plate').map((plate) => ({
        ...plate,
        selfChildren: rows.filter((row) => row.parentId === plate.id).map(toLink),
      })),
      bottomLineData: block('bottom-line'),
      bottomFriendshipLinkData: block('friendship'),
      sideBarData: block('side'),
      qrData: block('qr').map((link) => ({ ...link, url: qrPictureUrl(link.id) })),
      bannerData: (await banners()).filter(({ position }) => framePositions.includes(position)).map(toBanner),
      videoData: video ? { title: video.text, url: video.url, imageUrl: video.imageUrl, videoUrl: moving?.url ?? '' } : null,
      deliveryTimes: deliveryTimes.map(({ id, name }) => ({ dynamicDeliveryTimeId: id, dynamicDeliveryTimeName: name })),
      hotline: text('hotline')[0]?.text ?? '',
      servicePhone: text('service-phone')[0]?.text ?? '',
      serviceWechat: text('service-wechat')[0]?.text ?? '',
      companyName: text('company-name')[0]?.text ?? '',
      companyAddress: text('company-address')[0]?.text ?? '',
    };
  });

  const activities = remembered(() => layout.activities());

  return {
    layout: data,
    /** Who issues the mall's papers: as the foot of every page says it (rule layout 36). */
    letterhead: async (site: string): Promise<Paper['letterhead']> => {
      const { companyName, companyAddress, hotline } = await data();
      return { name: companyName, address: companyAddress, phone: hotline, site };
    },
    /** What runs now, newest first. */
    activities: async () => (await activities()).map(toActivity),
    /** What runs for everything the mall sells, and for one of these categories. */
    activitiesFor: async (categoryIds: readonly number[]) =>
      (await activities()).filter(({ categoryId }) => categoryId === null || categoryIds.includes(categoryId)).map(toActivity),
    async appUpdate(version: string) {
      const [newest, oldest] = (await texts())('app-version');
      return {
        needUpdate: !!newest && isOlder(version, newest.text),
        isForced: !!oldest && isOlder(version, oldest.text),
        version: newest?.text ?? version,
        note: newest?.url ?? '',
      };
    },
    async shortLink(code: string) {
      const url = await layout.shortLink(code);
      if (!url) throw new MallError('SHORT_LINK_NOT_FOUND', { code });
      return { url };
    },
    /** The QR code of a link of the frame, or of a person of customer service (`service-12`, `service`); undefined where there is none. */
    async qrCode(name: string): Promise<string | undefined> {
      const service = /^service(?:-(\d{1,9}))?$/.exec(name);
      const [contact] = service ? (await texts())('service-qr') : [];
      const address = service
        ? contact && `${contact.url}${service[1] ? `?cs=${Number(service[1])}` : ''}`
        : (await layout.links()).find((link) => link.block === 'qr' && String(link.id) === name)?.url;
      return address ? drawQrCode(address, { type: 'svg', margin: 1, errorCorrectionLevel: 'M' }) : undefined;
    },
    /** Banners with what their drawings show, for the home page and the drawings. */
    bannersAt: async (position: number): Promise<BannerRow[]> => (await banners()).filter((banner) => banner.position === position),
    /** A page of those at a position; a page has as many as the position's rule says unless asked otherwise (rule layout 29). */
    async bannersPaged(position: number, { pageIndex, pageSize }: { pageIndex: number; pageSize?: number | undefined }) {
      const found = (await banners()).filter((banner) => banner.position === position).map(toBanner);
      const size = pageSize ?? bannersOnPage[position] ?? 20;
      return { pageIndex, pageSize: size, total: found.length, items: found.slice((pageIndex - 1) * size, pageIndex * size) };
    },
    /** What staff say of spare parts: an address `/c-…` with a line of why, in their order. */
    spareParts: async () => (await texts())('spare-part').map(({ text, url }) => ({ note: text, url })),
    async allBanners(): Promise<Banner[]> {
      return (await banners()).map(toBanner);
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
    /** Writes all that the frame shows anew. Links come parents first. */
    replace: (content: FrameContent): Promise<void> => db.transaction((tx) => layoutRepository(tx).replace(content)),
    removeOldErrors: () => layout.deleteOldErrors(),
    /** Keeps a fault of the browser: the same one once, with its count. Beyond some thousand different ones nothing new is kept. */
    async reportError(error: ClientError) {
      const fault = [error.errorMessage, error.componentName, error.errorStack.split('\n').slice(0, 3).join('\n')].join('\0');
      if ((await layout.countErrors()) < faultsAtMost) await layout.keepError(createHash('sha256').update(fault).digest(), error);
    },
  };
};
export type LayoutService = ReturnType<typeof layoutService>;
