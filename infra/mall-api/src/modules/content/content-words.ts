import type { ContentBlock } from '@mall/api-contract/content';
import { renderMarkdown } from './markdown.ts';

/** All text of a page's blocks without marks: what it is found by. */
export const wordsOf = (blocks: readonly ContentBlock[]): string => blocks.map(textOfBlock).join(' ').replace(/\s+/g, ' ').trim();

function textOfBlock(block: ContentBlock): string {
  if (block.kind === 'text') return renderMarkdown(block.markdown).text;
  if (block.kind === 'hero') return `${block.title} ${block.text}`;
  if (block.kind === 'faq')
    return [block.title, ...block.questions.map(({ question, answer }) => `${question} ${renderMarkdown(answer).text}`)].join(' ');
  if (block.kind === 'sizes') return [block.title, block.note, ...block.columns, ...block.rows.flat()].join(' ');
  return 'title' in block ? block.title : '';
}
