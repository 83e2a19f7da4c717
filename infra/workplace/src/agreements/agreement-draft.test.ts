import { expect, test } from '@jest/globals';
import { compare, readText, textOf } from './agreement-draft.ts';

const sections = [
  { title: '一、适用', paragraphs: ['本协议适用于本商城。', '第二段。'] },
  { title: '二、签收', paragraphs: ['满7天按已签收处理。'] },
];

test('an agreement survives being edited without a change', () => {
  expect(readText(textOf(sections))).toEqual({ sections });
  expect(readText(`  ${textOf(sections).replaceAll('\n', '\r\n\r\n')}  `)).toEqual({ sections });
  expect(readText('＃一、适用\n本协议适用于本商城。').sections).toEqual([{ title: '一、适用', paragraphs: ['本协议适用于本商城。'] }]);
});

test.each([
  ['', '请填写正文'],
  ['没有标题', '第一行应为标题'],
  ['# 一\n# 二\n正文', '“一”下面还没有内容'],
  ['# 一\n甲\n# 一\n乙', '标题重复'],
  ['#\n甲', '标题应为 1 至 60 个字'],
  [`# 一\n${'长'.repeat(2001)}`, '超过 2000 个字'],
  [Array.from({ length: 61 }, (_, n) => `# ${n}\n正文`).join('\n'), '最多 60 节'],
])('what can’t be published says why: %.20j', (text, fault) => expect(readText(text).fault).toContain(fault));

test('what changed stands where it changed', () => {
  const changed = [sections[0]!, { title: '二、签收', paragraphs: ['满10天按已签收处理。'] }];
  expect(compare(sections, changed).map(({ text, change }) => [change, text])).toEqual([
    ['same', '一、适用'],
    ['same', '本协议适用于本商城。'],
    ['same', '第二段。'],
    ['same', '二、签收'],
    ['removed', '满7天按已签收处理。'],
    ['added', '满10天按已签收处理。'],
  ]);
  expect(compare(sections, sections).every(({ change }) => change === 'same')).toBe(true);
});
