import type { ContentBlock, ContentDraft } from '@mall/api-contract/content';
import { type ContentKind, isPageSlug } from '@mall/domain/content';
import { contentService } from '../../modules/content/content.service.ts';
import { linksIn } from '../../modules/content/markdown-links.ts';
import { isSafeAddress } from '../../modules/content/safe-address.ts';
import { skuRows } from '../../modules/product/sku-rows.ts';
import { type FillingParts, goodsOfShelf } from './fill-blocks.ts';

const fallbackProvince = 10009;
/** Pages of the mall that stand whatever it sells. */
const standing =
  /^\/(sitemap|newProducts|hotProduct|ai|helpCenter|zhishi|news|knowledge|gp|cms|cp|catalogue|comparison|login|register|mycart|brand\/\w[\w-]*|privateBrand|supplier(\/apply)?|download\/center|discount\/coupon-index|promotion\/einvoice|catalog\/promotionlist|t\/agreement(\/\d)?|customer\/\w+)?$/;

/** Why what somebody wrote can't be published: links that lead nowhere, empty shelves, pictures without words, missing texts (rule content 26). */
export const contentProblems = (parts: FillingParts) => {
  const { db, catalogue, engine, contentPictures } = parts;
  const content = contentService(db);

  const isThere = async (work: Promise<unknown>) => work.then(() => true).catch(() => false);
  const leads = async (address: string): Promise<boolean> => {
    if (/^(https?:|mailto:|tel:|#)/i.test(address)) return true;
    const { pathname, searchParams } = new URL(address, 'http://mall');
    const [, name = '', rest = ''] = /^\/([cb]-|[a-z_]+\/)?(.*)$/i.exec(pathname) ?? [];
    const { categories, manufacturerById } = await catalogue.snapshot();
    if (name === 'c-') return (categories.get(Number(rest))?.skuCount ?? 0) > 0;
    if (name === 'b-') return manufacturerById.has(Number(rest));
    if (name === 'p/') return skuRows(db).exists(rest.toUpperCase());
    if (pathname === '/search') {
      const keyword = searchParams.get('keyword') ?? '';
      return keyword !== '' && (await engine.search({ keyword, limit: 1, withoutFacets: true })).total > 0;
    }
    const kinds: Record<string, ContentKind> = { 'zhishi/': 'article', 'news/': 'news', 'gp/': 'keyword' };
    if (kinds[name]) return /^\d{1,9}$/.test(rest) && isThere(content.one(Number(rest), [kinds[name]]));
    if (pathname === '/helpCenter' && searchParams.has('id')) return isThere(content.one(Number(searchParams.get('id')), ['help']));
    if (isPageSlug(pathname.slice(1))) return isThere(content.page(pathname.slice(1)));
    return standing.test(pathname);
  };

  const ofMarkdown = async (markdown: string): Promise<string[]> => {
    const { links, pictures, markup } = linksIn(markdown);
    const found: string[] = markup.map((text) => `HTML 标记不会显示，请改用 Markdown：${text}`);
    for (const link of new Set(links)) {
      if (!isSafeAddress(link)) found.push(`链接地址不可用：${link}`);
      else if (!(await leads(link))) found.push(`链接没有可到达的页面：${link}`);
    }
    for (const { url, alt } of pictures) {
      const [, id] = /^\/img\/content\/([0-9a-z]{26})-\d+\.(?:avif|webp)$/.exec(url) ?? [];
      const isOwn = id ? (await contentPictures.find([id])).length > 0 : /^\/img\/(sku|brand|banner)\/[\w/.-]+$/.test(url);
      if (!isOwn) found.push(`图片须先上传到商城：${url}`);
      if (!alt.trim()) found.push(`图片缺少文字说明：${url}`);
    }
    return found;
  };

  const ofBlock = async (block: ContentBlock): Promise<string[]> => {
    if (block.kind === 'text') return block.markdown.trim() ? ofMarkdown(block.markdown) : ['有一段文字是空的'];
    if (block.kind === 'faq') return (await Promise.all(block.questions.map(({ answer }) => ofMarkdown(answer)))).flat();
    if (block.kind === 'hero' && block.linkUrl) {
      if (!isSafeAddress(block.linkUrl)) return [`链接地址不可用：${block.linkUrl}`];
      return (await leads(block.linkUrl)) ? [] : [`链接没有可到达的页面：${block.linkUrl}`];
    }
    if (block.kind === 'shelf' && (await goodsOfShelf(block, parts, fallbackProvince)).length === 0)
      return [`货架“${block.title}”没有商品，请修改其规则`];
    if (block.kind === 'sizes' && block.rows.some((row) => row.length !== block.columns.length))
      return [`尺寸表“${block.title}”有一行的列数与表头不同`];
    return [];
  };

  return async ({ title, summary, blocks }: ContentDraft): Promise<string[]> => [
    ...(title.trim().length < 2 ? ['请填写标题'] : []),
    ...(summary.trim() ? [] : ['请填写摘要：列表与搜索引擎显示它']),
    ...(blocks.length === 0 ? ['还没有内容'] : []),
    ...new Set((await Promise.all(blocks.map(ofBlock))).flat()),
  ];
};
