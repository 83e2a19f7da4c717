import type { ContentBlock, ContentDraft } from '@mall/api-contract/content';
import { linksIn } from '../../modules/content/markdown-links.ts';
import { isSafeAddress } from '../../modules/content/safe-address.ts';
import { type FillingParts, goodsOfShelf } from './fill-blocks.ts';
import { linkCheck } from './link-check.ts';

export interface ProblemParts extends FillingParts {
  /** Does the mall show a film of this name? */
  hasFilm: (film: string) => Promise<boolean>;
}
const fallbackProvince = 10009;

/** Why what somebody wrote can't be published: links that lead nowhere, empty shelves, pictures without words, missing texts, pictures and films (rule content 26). */
export const contentProblems = (parts: ProblemParts) => {
  const { contentPictures, hasFilm } = parts;
  const leads = linkCheck(parts);

  /** A picture's id says nothing to who reads it, so its block is named too. */
  const lostPictures = async (ids: readonly string[], place: string): Promise<string[]> => {
    const known = new Set((await contentPictures.find(ids)).map(({ id }) => id));
    return ids.filter((id) => !known.has(id)).map((id) => `${place}：图片不存在，请重新选择（${id}）`);
  };

  const ofLink = async (link: string): Promise<string[]> => {
    if (!isSafeAddress(link)) return [`链接地址不可用：${link}`];
    return (await leads(link)) ? [] : [`链接没有可到达的页面：${link}`];
  };

  const ofMarkdown = async (markdown: string): Promise<string[]> => {
    const { links, pictures, markup } = linksIn(markdown);
    const found: string[] = markup.map((text) => `HTML 标记不会显示，请改用 Markdown：${text}`);
    for (const link of new Set(links)) found.push(...(await ofLink(link)));
    for (const { url, alt } of pictures) {
      const [, id] = /^\/img\/content\/([0-9a-z]{26})-\d+\.(?:avif|webp)$/.exec(url) ?? [];
      const isOwn = id ? (await contentPictures.find([id])).length > 0 : /^\/img\/(sku|brand|banner)\/[\w/.-]+$/.test(url);
      if (!isOwn) found.push(`图片须先上传到商城：${url}`);
      if (!alt.trim()) found.push(`图片缺少文字说明：${url}`);
    }
    return found;
  };

  const ofFilm = async (film: string, place: string): Promise<string[]> => {
    if (!film) return [`${place}：请选择影片`];
    return (await hasFilm(film)) ? [] : [`${place}：影片不存在，请重新选择（${film}）`];
  };

  const ofBlock = async (block: ContentBlock, at: number): Promise<string[]> => {
    const place = `第 ${at + 1} 块`;
    if (block.kind === 'text') return block.markdown.trim() ? ofMarkdown(block.markdown) : ['有一段文字是空的'];
    if (block.kind === 'faq') return (await Promise.all(block.questions.map(({ answer }) => ofMarkdown(answer)))).flat();
    if (block.kind === 'hero')
      return [...(block.linkUrl ? await ofLink(block.linkUrl) : []), ...(await lostPictures(block.picture ? [block.picture] : [], place))];
    if (block.kind === 'pictures')
      return lostPictures(
        block.pictures.map(({ picture }) => picture),
        place,
      );
    if (block.kind === 'video')
      return [...(await ofFilm(block.film, place)), ...(await lostPictures(block.poster ? [block.poster] : [], place))];
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
