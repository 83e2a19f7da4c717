import type { ContentBlock } from '@mall/api-contract/content';

export type BlockKind = ContentBlock['kind'];
type Shape = 'line' | 'text' | 'markdown' | 'number' | 'choice' | 'picture' | 'pictures' | 'film' | 'skus' | 'rows' | 'pairs';
export interface BlockField {
  name: string;
  label: string;
  as: Shape;
  hint?: string;
  options?: readonly { value: string; label: string }[];
  /** Left out of the block where it is empty. */
  isOptional?: true;
}
interface BlockForm {
  label: string;
  empty: ContentBlock;
  fields: readonly BlockField[];
}

const title: BlockField = { name: 'title', label: '标题', as: 'line' };
const count: BlockField = { name: 'count', label: '数量', as: 'number' };
const optional = (name: string, label: string, as: Shape, hint?: string): BlockField => ({
  name,
  label,
  as,
  isOptional: true,
  ...(hint ? { hint } : {}),
});

/** Every kind of block with what is asked for; the contract says what each may hold (rule content 29). */
export const blockForms: Readonly<Record<BlockKind, BlockForm>> = {
  hero: {
    label: '首屏',
    empty: { kind: 'hero', title: '', text: '', linkText: '', linkUrl: '' },
    fields: [
      title,
      { name: 'text', label: '说明', as: 'text' },
      { name: 'linkText', label: '按钮文字', as: 'line' },
      { name: 'linkUrl', label: '按钮链接', as: 'line', hint: '商城内的地址以 / 开头' },
      optional('picture', '图片', 'picture'),
    ],
  },
  text: {
    label: '文字',
    empty: { kind: 'text', markdown: '' },
    fields: [{ name: 'markdown', label: '正文', as: 'markdown', hint: 'Markdown：## 标题，**加粗**，[文字](/c-11001)，| 表格 |' }],
  },
  shelf: {
    label: '商品货架',
    empty: { kind: 'shelf', title: '', count: 6 },
    fields: [
      title,
      optional('categoryId', '分类编号', 'number'),
      optional('manufacturerId', '品牌编号', 'number'),
      optional('keyword', '关键词', 'line'),
      optional('skuNumbers', '订货号', 'skus', '填写后只显示这些商品，用空格隔开'),
      count,
    ],
  },
  sizes: {
    label: '尺寸表',
    empty: { kind: 'sizes', title: '', note: '', columns: ['规格'], rows: [] },
    fields: [
      title,
      { name: 'note', label: '说明', as: 'line', hint: '单位与标准' },
      { name: 'rows', label: '表格', as: 'rows', hint: '一行一条，各列用 | 隔开，第一行是表头；可从表格软件粘贴' },
    ],
  },
  faq: {
    label: '问答',
    empty: { kind: 'faq', title: '常见问题', questions: [{ question: '问题', answer: '回答' }] },
    fields: [title, { name: 'questions', label: '问答', as: 'pairs', hint: '第一行问题，下面是回答；两问之间空一行' }],
  },
  video: {
    label: '视频',
    empty: { kind: 'video', title: '', film: '' },
    fields: [title, { name: 'film', label: '影片', as: 'film' }, optional('poster', '封面', 'picture')],
  },
  pictures: {
    label: '图片',
    empty: { kind: 'pictures', title: '', pictures: [] },
    fields: [title, { name: 'pictures', label: '图片', as: 'pictures', hint: '一行一张：编号 空格 文字说明' }],
  },
  tiles: {
    label: '入口',
    empty: { kind: 'tiles', title: '', of: 'categories', count: 12 },
    fields: [
      title,
      {
        ...{ name: 'of', label: '内容', as: 'choice' },
        options: [
          { value: 'categories', label: '分类' },
          { value: 'brands', label: '品牌' },
          { value: 'ownBrands', label: '自有品牌' },
          { value: 'keywords', label: '选购页' },
          { value: 'articles', label: '知识文章' },
          { value: 'pages', label: '专题' },
        ],
      },
      optional('categoryId', '分类编号', 'number'),
      optional('topic', '文章主题', 'line'),
      count,
    ],
  },
  calculator: {
    label: '计算器',
    empty: { kind: 'calculator', name: 'units' },
    fields: [
      {
        ...{ name: 'name', label: '计算器', as: 'choice' },
        options: [
          { value: 'thread', label: '螺纹与底孔' },
          { value: 'torque', label: '拧紧力矩' },
          { value: 'bearing-life', label: '轴承寿命' },
          { value: 'o-ring', label: 'O 形圈沟槽' },
          { value: 'units', label: '单位换算' },
        ],
      },
    ],
  },
};

type Loose = Record<string, unknown>;

/** What a field says of a block, as somebody edits it. */
export function fieldText(block: ContentBlock, { name, as }: BlockField): string {
  const loose = block as unknown as Loose;
  if (block.kind === 'sizes' && as === 'rows') return [block.columns, ...block.rows].map((row) => row.join(' | ')).join('\n');
  if (block.kind === 'faq' && as === 'pairs') return block.questions.map(({ question, answer }) => `${question}\n${answer}`).join('\n\n');
  if (block.kind === 'pictures' && as === 'pictures') return block.pictures.map(({ picture, alt }) => `${picture} ${alt}`).join('\n');
  return as === 'skus' ? ((loose[name] as string[] | undefined) ?? []).join(' ') : String(loose[name] ?? '');
}

const cellsOf = (line: string) =>
  line
    .replace(/^\s*\||\|\s*$/g, '')
    .split(/\t|\|/)
    .map((cell) => cell.trim());

/** The block with what somebody wrote in a field; an optional field that is empty is left out. */
export function withField(block: ContentBlock, { name, as, isOptional }: BlockField, text: string): ContentBlock {
  const lines = text.split('\n').filter((line) => line.trim());
  if (block.kind === 'sizes' && as === 'rows') {
    const [columns = ['规格'], ...rows] = lines.filter((line) => !/^[\s|:-]+$/.test(line)).map(cellsOf);
    return { ...block, columns, rows };
  }
  if (block.kind === 'faq' && as === 'pairs')
    return {
      ...block,
      questions: text
        .split(/\n\s*\n/)
        .map((pair) => pair.trim().split('\n'))
        .map(([question = '', ...answer]) => ({ question, answer: answer.join('\n') })),
    };
  if (block.kind === 'pictures' && as === 'pictures')
    return {
      ...block,
      pictures: lines.map((line) => {
        const [picture = '', ...alt] = line.trim().split(/\s+/);
        return { picture, alt: alt.join(' ') };
      }),
    };
  const { [name]: _, ...rest } = block as unknown as Loose;
  if (isOptional && text.trim() === '') return rest as unknown as ContentBlock;
  const value = as === 'number' ? Math.trunc(Number(text)) || 1 : as === 'skus' ? text.trim().split(/[\s,，]+/) : text;
  return { ...rest, [name]: value } as unknown as ContentBlock;
}

/** A draft as lines to be compared: a section a block. */
export const linesOfDraft = (draft: { title: string; summary: string; blocks: readonly ContentBlock[] }) => [
  { title: '页面', paragraphs: [draft.title, draft.summary].filter(Boolean) },
  ...draft.blocks.map((block, at) => ({
    title: `${at + 1}. ${blockForms[block.kind].label}`,
    paragraphs: blockForms[block.kind].fields.flatMap((field) => fieldText(block, field).split('\n')).filter((line) => line.trim()),
  })),
];
