/** What the mall tells, by kind (rule content 19). */
export const contentKindNames = { news: '公告', article: '知识', help: '帮助', keyword: '选购页', page: '专题页' } as const;
export type ContentKind = keyof typeof contentKindNames;
export const contentKinds = Object.keys(contentKindNames) as ContentKind[];

/** Pages whose address the mall has set; every other page lies in one of the folders (rule content 28). */
export const fixedPages = [
  ...['t/aboutUs', 'catalogV2', 'catalogV2/brand', 'catalogV2/brand-sem', 'catalogV2/category-nb', 'catalogV2/category-pb'],
  ...['catalogV2/head', 'catalogV2/product', 'catalog/brand', 'catalog/category', 'catalog/product'],
] as const;
/** Is this an address that the mall has set: never to be moved, nor moved to? */
export const isSetAddress = (slug: string): boolean => (fixedPages as readonly string[]).includes(slug);
export const pageFolders = { cms: '专题', cp: '选购专场', catalogue: '选型目录' } as const;
export type PageFolder = keyof typeof pageFolders;

const inFolder = new RegExp(`^(${Object.keys(pageFolders).join('|')})/(?!view$)[a-z0-9]+(-[a-z0-9]+)*$`);

/** May a page have this address, written without its leading slash? */
export const isPageSlug = (slug: string): boolean => slug.length <= 60 && (inFolder.test(slug) || isSetAddress(slug));

/** A page's address as one segment, as `GET /api/setting/{hash}` takes it: `cms/bearings` is `cms.bearings`. */
export const pageHash = (slug: string): string => slug.replaceAll('/', '.');
/** @returns the page's slug, undefined for what is no hash of a page */
export const slugOfHash = (hash: string): string | undefined => {
  const slug = hash.replaceAll('.', '/');
  return isPageSlug(slug) ? slug : undefined;
};

interface Addressed {
  id: number;
  kind: ContentKind;
  /** Of a page its address; of a keyword the word. */
  slug: string;
}

/** Where an item is read. */
export function contentUrl({ id, kind, slug }: Addressed): string {
  if (kind === 'news') return `/news/${id}`;
  if (kind === 'article') return `/zhishi/${id}`;
  if (kind === 'help') return `/helpCenter?id=${id}`;
  return kind === 'keyword' ? `/gp/${id}` : `/${slug}`;
}

/** Paths at which an item itself is read. */
function ownPaths({ id, kind, slug }: Addressed, synonyms: readonly string[] = []): string[] {
  if (kind === 'help') return ['/helpCenter'];
  const words = [slug, ...synonyms].map((word) => `/gp_ts/${encodeURIComponent(word)}`);
  return [contentUrl({ id, kind, slug }), ...(kind === 'keyword' ? words : [])];
}

/**
 * Paths of the pages that show an item: those, and no others, are dropped from the gateways' memory when it changes (rule content 27).
 * @param tiled items whose tiles show it (`tilesShowing`)
 */
export function pagesShowing(
  item: Addressed,
  synonyms: readonly string[] = [],
  tiled: readonly (Addressed & { synonyms: readonly string[] })[] = [],
): string[] {
  const own = [...ownPaths(item, synonyms), ...listsWith(item)];
  return [...new Set([...own, ...tiled.flatMap((one) => ownPaths(one, one.synonyms))])];
}

/** Lists that an item stands in. */
function listsWith({ id, kind, slug }: Addressed): string[] {
  if (kind === 'help') return [];
  if (kind === 'news') return ['/news', '/'];
  if (kind === 'article') return ['/zhishi', `/knowledge/${id}`, '/knowledge'];
  if (kind === 'keyword') return ['/gp', '/gp_ts'];
  const [folder = ''] = slug.split('/');
  if (folder === 'cp') return ['/cp', '/cp/view'];
  return folder in pageFolders ? [`/${folder}`] : [];
}

/** Which tiles of other pages show an item: of articles, of keywords, of pages in the folder `cms`; undefined where none do. */
export function tilesShowing({ kind, slug }: Addressed): 'articles' | 'keywords' | 'pages' | undefined {
  if (kind === 'article') return 'articles';
  if (kind === 'keyword') return 'keywords';
  return kind === 'page' && slug.startsWith('cms/') ? 'pages' : undefined;
}
