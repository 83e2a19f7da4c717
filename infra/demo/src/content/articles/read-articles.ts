import { readdirSync, readFileSync } from 'node:fs';
import type { ContentBlock } from '@mall/mall-api/filling';

import { categoryIds, withCategoryLinks } from '../category-links.ts';

/** An article as its file has it. */
export interface Article {
  id: number;
  title: string;
  summary: string;
  topic: string;
  blocks: ContentBlock[];
}

const folder = new URL('../../../articles/', import.meta.url);
/** Files are numbered 101 …; other kinds of content have the numbers before. */
const firstId = 10_000;
const pairLine = /^\*\*(.+?)\*\*\s*(.+)$/;

/** Reads `{number}-{name}.md`: facts between dashes, text, and after `## 问答` questions in bold with their answers. @throws {Error} where a file isn't so */
export function readArticles(): Article[] {
  const idOf = categoryIds();
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => {
      const [, head = '', body = ''] = /^---\n([\s\S]+?)\n---\n([\s\S]+)$/.exec(readFileSync(new URL(name, folder), 'utf8')) ?? [];
      const facts = Object.fromEntries(head.split('\n').map((line) => line.split(/:\s+(.*)/s) as [string, string]));
      const [text = '', asked = ''] = body.split('## 问答\n');
      const questions = asked
        .trim()
        .split('\n')
        .flatMap((line) => {
          const [, question, answer] = pairLine.exec(line) ?? [];
          return question && answer ? [{ question, answer }] : [];
        });
      const { title, summary, topic, goods, calculator } = facts as Record<string, string>;
      if (!title || !summary || !topic || !goods || questions.length === 0 || !text.includes('## 出处'))
        throw new Error(`${name} is not complete`);
      const blocks = [
        ...(calculator ? [{ kind: 'calculator', name: calculator }] : []),
        { kind: 'text', markdown: withCategoryLinks(text.trim(), idOf) },
        { kind: 'faq', title: '常见问题', questions },
        { kind: 'shelf', title: `${goods}：在售商品`, categoryId: idOf(goods), count: 6 },
      ] as ContentBlock[];
      return { id: firstId + Number(name.split('-')[0]), title, summary, topic, blocks };
    });
}
