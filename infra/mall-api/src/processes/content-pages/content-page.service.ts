import type { ContentPage, PairMessages } from '@mall/api-contract/content';
import { contentUrl, slugOfHash } from '@mall/domain/content';
import { MallError } from '../../http/mall-error.ts';
import { contentService, headOfItem, type ItemText } from '../../modules/content/content.service.ts';
import type { ContentPreviews } from '../../modules/content/content-preview.ts';
import { helpService } from '../../modules/content/help.service.ts';
import { renderMarkdown } from '../../modules/content/markdown.ts';
import { type FillingParts, fillBlocks } from './fill-blocks.ts';

export interface ContentPageParts extends FillingParts {
  contentPreviews: ContentPreviews;
}
type Asking = Parameters<typeof fillBlocks>[2];

/** Pages of what the mall tells, with live goods (rules content 19, 24, 28–35). */
export const contentPageService = (parts: ContentPageParts) => {
  const { db, contentPreviews } = parts;
  const content = contentService(db);

  const viewOf = async (item: ItemText, isPreview: boolean, asking: Asking): Promise<ContentPage> => ({
    ...headOfItem(item),
    kind: item.kind,
    updatedAt: item.liveFrom,
    isPreview,
    blocks: await fillBlocks(item.blocks, parts, asking),
  });
  const previewOr = async (pass: string | undefined, fits: (item: ItemText) => boolean, live: () => Promise<ItemText>, asking: Asking) => {
    const previewed = await content.previewed(contentPreviews, pass, fits);
    return viewOf(previewed ?? (await live()), previewed !== undefined, asking);
  };

  return {
    async withOthers(id: number, pass: string | undefined, pageIndex: number, pageSize: number, asking: Asking) {
      const kinds = ['news', 'article'] as const;
      const fits = (item: ItemText) => item.id === id && (kinds as readonly string[]).includes(item.kind);
      const page = await previewOr(pass, fits, () => content.one(id, kinds), asking);
      const topic = page.kind === 'article' ? page.topic : undefined;
      return { page, others: await content.list({ kinds: [page.kind], topic, without: id }, pageIndex, pageSize) };
    },
    keyword: (id: number, pass: string | undefined, asking: Asking) =>
      previewOr(
        pass,
        (item) => item.id === id && item.kind === 'keyword',
        () => content.one(id, ['keyword']),
        asking,
      ),
    synonym: async (word: string, asking: Asking) => viewOf(await content.bySynonym(word), false, asking),
    page(hash: string, pass: string | undefined, asking: Asking) {
      const slug = slugOfHash(hash);
      if (slug === undefined) throw new MallError('CONTENT_NOT_FOUND');
      return previewOr(
        pass,
        (item) => item.kind === 'page' && item.slug === slug,
        () => content.page(slug),
        asking,
      );
    },
    async help(id: number, pass: string | undefined, asking: Asking) {
      const previewed = await content.previewed(contentPreviews, pass, (item) => item.id === id);
      const { title, topic, summary, blocks, liveFrom, groupId, useful, useless } = await helpService(db).article(id, previewed);
      return {
        ...{ id, name: title, groupId, groupName: topic, summary, updatedAt: liveFrom, useful, useless },
        blocks: await fillBlocks(blocks, parts, asking),
      };
    },
    /** Questions and answers that stand in articles. @param id of one article; 0 for all */
    async pairs(id: number): Promise<PairMessages[]> {
      const items = id === 0 ? await content.texts({ kinds: ['article'] }) : [await content.one(id, ['article'])];
      return items.flatMap((item) => {
        const pairs = item.blocks
          .flatMap((block) => (block.kind === 'faq' ? block.questions : []))
          .map(({ question, answer }) => {
            const { html, text } = renderMarkdown(answer);
            return { question, html, text };
          });
        return pairs.length > 0 || id !== 0 ? [{ id: item.id, title: item.title, url: contentUrl(item), pairs }] : [];
      });
    },
  };
};
