import type { ContentBlock, ContentBlockView, PictureView } from '@mall/api-contract/content';
import { brandUrl, categoryUrl } from '@mall/domain/catalogue';
import type { Database } from '../../database/database.ts';
import type { Caller } from '../../http/caller.ts';
import type { CatalogueService } from '../../modules/catalogue/catalogue.service.ts';
import type { ContentPictures, PictureRow } from '../../modules/content/content-pictures.ts';
import { renderMarkdown } from '../../modules/content/markdown.ts';
import { isSafeAddress } from '../../modules/content/safe-address.ts';
import { skuRows } from '../../modules/product/sku-rows.ts';
import type { SearchEngine } from '../../modules/search/search-engine.ts';
import { recommendSkus } from '../catalogue-pages/index.ts';
import { tilesOf } from './tiles.ts';

export interface FillingParts {
  db: Database;
  catalogue: CatalogueService;
  engine: SearchEngine;
  contentPictures: ContentPictures;
}
type Asking = Pick<Caller, 'kp' | 'provinceId'>;
type Shelf = Extract<ContentBlock, { kind: 'shelf' }>;

const pictureView = ({ id, width, height, widths }: PictureRow, alt: string): PictureView => ({
  ...{ url: `/img/content/${id}`, alt, width, height, widths },
});

/** SKUs that a shelf shows, by its rule: best sellers of what is named, or the numbers in their order (rule content 30). */
export async function goodsOfShelf(
  shelf: Shelf,
  { db, engine }: Pick<FillingParts, 'db' | 'engine'>,
  provinceId: number,
): Promise<number[]> {
  const { categoryId, manufacturerId, keyword, skuNumbers, count } = shelf;
  if (skuNumbers?.length)
    return (
      await skuRows(db).byNumbers(
        skuNumbers.map((one) => one.toUpperCase()),
        provinceId,
      )
    )
      .slice(0, count)
      .map(({ id }) => id);
  if (categoryId === undefined && manufacturerId === undefined && !keyword?.trim()) return [];
  const { skuIds } = await engine.search({ keyword, scope: { categoryId, manufacturerId }, limit: count, withoutFacets: true });
  return skuIds;
}

function moreOf({ categoryId, manufacturerId, keyword }: Shelf): string {
  if (categoryId !== undefined) return categoryUrl(categoryId);
  if (manufacturerId !== undefined) return brandUrl(manufacturerId);
  return keyword ? `/search?keyword=${encodeURIComponent(keyword)}` : '';
}

/** The parts of a page with live goods, cleaned text and pictures in their sizes. A shelf or a row of tiles that is empty is left out. */
export async function fillBlocks(
  blocks: readonly ContentBlock[],
  parts: FillingParts,
  { kp, provinceId }: Asking,
): Promise<ContentBlockView[]> {
  const wanted = blocks.flatMap((block) =>
    block.kind === 'hero'
      ? [block.picture ?? '']
      : block.kind === 'video'
        ? [block.poster ?? '']
        : block.kind === 'pictures'
          ? block.pictures.map(({ picture }) => picture)
          : [],
  );
  const [rows, shelves] = await Promise.all([
    parts.contentPictures.find(wanted.filter(Boolean)),
    Promise.all(blocks.map(async (block) => (block.kind === 'shelf' ? goodsOfShelf(block, parts, provinceId) : []))),
  ]);
  const shown = await recommendSkus(parts.db)(shelves.flat(), kp);
  const picture = (id: string | undefined, alt: string) => {
    const row = rows.find((one) => one.id === id);
    return row ? pictureView(row, alt) : null;
  };
  const fill = async (block: ContentBlock, at: number): Promise<ContentBlockView | undefined> => {
    switch (block.kind) {
      case 'hero': {
        const { kind, title, text, linkText, linkUrl } = block;
        return { kind, title, text, linkText, linkUrl: isSafeAddress(linkUrl) ? linkUrl : '', picture: picture(block.picture, '') };
      }
      case 'text': {
        const { html, headings } = renderMarkdown(block.markdown, `s${at + 1}`);
        return { kind: 'text', html, headings };
      }
      case 'shelf': {
        const products = shown(shelves[at]!);
        return products.length > 0 ? { kind: 'shelf', title: block.title, moreUrl: moreOf(block), products } : undefined;
      }
      case 'faq': {
        const questions = block.questions.map(({ question, answer }) => {
          const { html, text } = renderMarkdown(answer);
          return { question, html, text };
        });
        return { kind: 'faq', title: block.title, questions };
      }
      case 'video':
        return block.film
          ? { kind: 'video', title: block.title, videoUrl: `/img/video/${block.film}`, poster: picture(block.poster, block.title) }
          : undefined;
      case 'pictures': {
        const pictures = block.pictures.map(({ picture: id, alt }) => picture(id, alt)).filter((one) => one !== null);
        return pictures.length > 0 ? { kind: 'pictures', title: block.title, pictures } : undefined;
      }
      case 'tiles': {
        const tiles = await tilesOf(block, parts);
        return tiles.length > 0 ? { kind: 'tiles', title: block.title, tiles } : undefined;
      }
      default:
        return block;
    }
  };
  const filled = await Promise.all(blocks.map(fill));
  return filled.flatMap((view, at) => (view ? [{ ...view, ...(blocks[at]!.anchor ? { anchor: blocks[at]!.anchor } : {}) }] : []));
}
