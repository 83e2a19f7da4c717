import { expect, test } from '@jest/globals';
import type { ContentBlock } from '@mall/api-contract/content';
import { compare } from '../agreements/agreement-draft.ts';
import { type BlockKind, blockForms, fieldText, linesOfDraft, withField } from './block-forms.ts';

const blocks: ContentBlock[] = [
  { kind: 'hero', title: '检修', text: '先备齐', linkText: '去', linkUrl: '/sitemap' },
  { kind: 'text', markdown: '## 一\n\n二' },
  { kind: 'shelf', title: '货架', categoryId: 33001, skuNumbers: ['AB1', 'AB2'], count: 6 },
  {
    kind: 'sizes',
    title: '尺寸',
    note: 'mm',
    columns: ['规格', '螺距'],
    rows: [
      ['M6', '1'],
      ['M8', '1.25'],
    ],
  },
  {
    kind: 'faq',
    title: '问',
    questions: [
      { question: '一？', answer: '答一\n再答' },
      { question: '二？', answer: '答二' },
    ],
  },
  { kind: 'video', title: '影', film: 'warehouse.webm' },
  { kind: 'pictures', title: '图', pictures: [{ picture: 'a'.repeat(26), alt: '一张 图' }] },
  { kind: 'tiles', title: '入口', of: 'articles', topic: '轴承', count: 6 },
  { kind: 'calculator', name: 'torque' },
];

test('every kind of block survives being edited without a change', () => {
  expect(blocks.map(({ kind }) => kind)).toEqual(Object.keys(blockForms) as BlockKind[]);
  for (const block of blocks)
    expect(blockForms[block.kind].fields.reduce((one, field) => withField(one, field, fieldText(one, field)), block)).toEqual(block);
});

test('a table is pasted as a spreadsheet or Markdown has it; what is left empty is left out', () => {
  const rows = blockForms.sizes.fields.find(({ as }) => as === 'rows')!;
  const [hero, , shelf, sizes] = blocks as [ContentBlock, ContentBlock, ContentBlock, ContentBlock];
  expect(withField(sizes, rows, '规格\t螺距\nM6\t1')).toMatchObject({ columns: ['规格', '螺距'], rows: [['M6', '1']] });
  expect(withField(sizes, rows, '| 规格 | 螺距 |\n| --- | ---: |\n| M6 | 1 |')).toMatchObject({
    columns: ['规格', '螺距'],
    rows: [['M6', '1']],
  });
  const category = blockForms.shelf.fields.find(({ name }) => name === 'categoryId')!;
  expect('categoryId' in withField(shelf, category, ' ')).toBe(false);
  expect(withField(hero, blockForms.hero.fields[0]!, '新')).toMatchObject({ title: '新', linkUrl: '/sitemap' });
});

test('what a version changes stands where it changed', () => {
  const before = { title: '页', summary: '摘要', blocks };
  const after = { ...before, blocks: blocks.map((block) => (block.kind === 'text' ? { ...block, markdown: '## 一\n\n三' } : block)) };
  const changes = compare(linesOfDraft(before), linesOfDraft(after)).filter(({ change }) => change !== 'same');
  expect(changes.map(({ change, text }) => [change, text])).toEqual([
    ['removed', '二'],
    ['added', '三'],
  ]);
});
