import { comparedInAddress } from '@mall/domain/comparison';
import { agreementTypes, type ContentKind } from '@mall/domain/content';
import { type SitePage, sitePageAt } from '@mall/domain/content/site-pages';
import { isCampaignKind } from '@mall/domain/discount';
import { asSkuNumber } from '@mall/domain/product';
import { contentService } from '../../modules/content/content.service.ts';
import { shownBooks } from '../../modules/download/shown-books.ts';
import { campaignService } from '../../modules/pricing/campaign.service.ts';
import { skuRows } from '../../modules/product/sku-rows.ts';
import type { FillingParts } from './fill-blocks.ts';

type Check = (first: string | undefined, second: string | undefined, address: URL) => boolean | Promise<boolean>;

const isThere = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );
const asId = (text: string | undefined): number => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : 0);
const plain = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Does an address lead somewhere: to a page that the site has and, where it names a thing, to one that is there (rule content 26)? */
export function linkCheck({
  db,
  catalogue,
  engine,
}: Pick<FillingParts, 'db' | 'catalogue' | 'engine'>): (address: string) => Promise<boolean> {
  const content = contentService(db);
  const isItem = (kind: ContentKind, id: string | undefined) => isThere(content.one(asId(id), [kind]));
  const isSku = (number: string | undefined) => skuRows(db).exists(asSkuNumber(number ?? '') ?? '');
  const category = async (id: string | undefined) => (await catalogue.snapshot()).categories.get(asId(id));
  const isCampaign = (id: string | undefined) => isThere(campaignService(db).started(asId(id)));
  const isPage = (address: URL) => isThere(content.page(address.pathname.replace(/^\/|\/$/g, '')));
  const inFolder: Check = (id, _, address) => id === undefined || isPage(address);
  const set: Check = (_first, _second, address) => isPage(address);

  /** Of pages that show a thing; every other page is always there. */
  const checks: Partial<Record<SitePage, Check>> = {
    '/c-:categoryId': async (id) => ((await category(id))?.skuCount ?? 0) > 0,
    '/b-:manufacturerId': async (id) => (await catalogue.snapshot()).manufacturerById.has(asId(id)),
    '/p/:skuNumber': isSku,
    '/canshu/:skuNumber?': (number) => number === undefined || isSku(number),
    async '/comparison/:sku'(part) {
      const compared = comparedInAddress(part ?? '');
      return compared.length > 0 && (await Promise.all(compared.map(isSku))).every(Boolean);
    },
    async '/search'(_first, _second, { searchParams }) {
      const keyword = searchParams.get('keyword') ?? '';
      return keyword !== '' && (await engine.search({ keyword, limit: 1, withoutFacets: true })).total > 0;
    },
    '/newProducts/:type?': async (id) => id === undefined || (await category(id)) !== undefined,
    '/news/:id': (id) => isItem('news', id),
    '/zhishi/:id': (id) => isItem('article', id),
    '/knowledge/:id?': (id) => id === undefined || isItem('article', id),
    '/gp/:id?': (id) => id === undefined || isItem('keyword', id),
    '/gp_ts/:synonym?': (word) => word === undefined || isThere(content.bySynonym(word)),
    '/helpCenter': (_first, _second, { searchParams }) => !searchParams.has('id') || isItem('help', searchParams.get('id') ?? ''),
    '/t/agreement/:type?': (type) => type === undefined || agreementTypes.some((one) => String(one) === type),
    '/download/:id?': (id) => id === undefined || shownBooks(db).exists(asId(id)),
    '/catalog/promotionlist/:id': isCampaign,
    '/discount/:type?/:id?': (type, id) => (id === undefined ? type === undefined || isCampaignKind(asId(type)) : isCampaign(id)),
    '/discount/new/:type?/:id?': (_type, id) => id === undefined || isCampaign(id),
    ...{ '/cms/:id?': inFolder, '/cp/:id?': inFolder, '/catalogue/:id?': inFolder },
    ...{ '/t/aboutUs': set, '/catalog/brand': set, '/catalog/category': set, '/catalog/product': set },
    ...{ '/catalogV2': set, '/catalogV2/brand': set, '/catalogV2/brand-sem': set, '/catalogV2/category-nb': set },
    ...{ '/catalogV2/category-pb': set, '/catalogV2/head': set, '/catalogV2/product': set },
  };

  return async (link) => {
    if (/^(https?:|mailto:|tel:|#)/i.test(link)) return true;
    const address = new URL(link, 'http://mall');
    const found = sitePageAt(address.pathname);
    if (!found) return false;
    const [first, second] = found.params.map((one) => (one === undefined ? undefined : plain(one)));
    return checks[found.page]?.(first, second, address) ?? true;
  };
}
