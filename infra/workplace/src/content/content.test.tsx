/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import type { ContentDraft, StaffContent } from '@mall/api-contract/content';
import { accessibilityFaults, refusal, screen, within } from '@mall/testing';
import { waitFor } from '@testing-library/react';
import { aPageOf, showWorkplace } from '../testing/show-workplace.tsx';

const draft: ContentDraft = {
  ...{ title: '检修专题', summary: '停机检修的清单', topic: '', synonyms: [] },
  blocks: [
    { kind: 'text', markdown: '## 清单' },
    { kind: 'calculator', name: 'torque' },
  ],
};
const anItem = (more: Partial<StaffContent> = {}): StaffContent => ({
  ...{ id: 7, kind: 'page', kindName: '专题页', title: draft.title, url: '/cms/x', slug: 'cms/x', state: 'draft', stateName: '草稿' },
  ...{ hasOpen: true, updatedAt: '2026-11-22T00:00:00.000Z', draft, previewUrl: '/cms/x?preview=p' },
  versions: [
    {
      ...{ version: 1, state: 'draft', stateName: '草稿', title: draft.title, authors: ['周琳'], reviewer: '', remark: '' },
      ...{ liveFrom: null, liveUntil: null, updatedAt: '2026-11-22T00:00:00.000Z' },
    },
  ],
  open: { version: 1, revision: 3, isInReview: false, isOwn: true, problems: [] },
  ...more,
});

test('what is written is saved when the typing rests, blocks are added, moved and removed, and the page stands beside it', async () => {
  const saved: ContentDraft[] = [];
  let item = anItem();
  const content = {
    getContent: async () => item,
    saveContent: async (input: { revision: number; draft: ContentDraft }) => {
      saved.push(input.draft);
      item = anItem({ draft: input.draft, open: { ...item.open!, revision: input.revision + 1 } });
      return item;
    },
  };
  const { user, container } = showWorkplace('/contents/7', { roles: ['content'], content });
  expect(await screen.findByTitle('页面预览')).toHaveAttribute('src', '/cms/x?preview=p');
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '第 2 块 计算器上移' }));
  await user.selectOptions(screen.getByLabelText('添加一块'), 'faq');
  await user.click(screen.getByRole('button', { name: '添加' }));
  await user.click(screen.getByRole('button', { name: '第 2 块 文字删除' }));
  await waitFor(() => expect(saved.at(-1)?.blocks.map(({ kind }) => kind)).toEqual(['calculator', 'faq']), { timeout: 15_000 });
  expect(await screen.findByText('已保存')).toBeInTheDocument();
});

test('who wrote it sees that somebody else reviews; who didn’t can publish, and what keeps it from that is told', async () => {
  const open = { version: 1, revision: 3, isInReview: true, isOwn: true, problems: [] };
  const own = showWorkplace('/contents/7', {
    roles: ['content'],
    content: { getContent: async () => anItem({ state: 'review', stateName: '待审核', open }) },
  });
  expect(await screen.findByText('您参与了编写，须由他人审核。')).toBeVisible();
  expect(screen.queryByRole('button', { name: '审核通过' })).toBeNull();
  own.unmount();
  const content = {
    getContent: async () => anItem({ state: 'review', stateName: '待审核', open: { ...open, isOwn: false } }),
    publishContent: async () => {
      throw refusal('CONTENT_NOT_READY', '内容还不能上线，请先处理列出的问题', { problems: ['链接没有可到达的页面：/x'] });
    },
  };
  const { user } = showWorkplace('/contents/7', { roles: ['content'], content });
  await user.click(await screen.findByRole('button', { name: '审核通过' }));
  const dialog = await screen.findByRole('dialog', { name: '审核通过' });
  await user.click(within(dialog).getByRole('button', { name: '上线' }));
  expect(await within(dialog).findByText(/内容还不能上线/)).toBeVisible();
});

test('what keeps it from review stands once; a picture that is gone keeps a change from being saved, and its block is named', async () => {
  const lost = 'a'.repeat(26);
  const problem = `第 1 块：图片不存在，请重新选择（${lost}）`;
  const blocks = [{ kind: 'hero' as const, title: '检修', text: '', linkText: '', linkUrl: '', picture: lost }];
  const open = { version: 1, revision: 3, isInReview: false, isOwn: true, problems: [problem] };
  const content = {
    getContent: async () => anItem({ open, draft: { ...draft, blocks } }),
    submitContent: () => Promise.reject(refusal('CONTENT_NOT_READY', '内容还不能上线，请先处理列出的问题', { problems: [problem] })),
    saveContent: () => Promise.reject(refusal('CONTENT_PICTURE_UNKNOWN', '图片不存在，请重新选择', { picture: lost })),
  };
  const { user } = showWorkplace('/contents/7', { roles: ['content'], content });
  await user.click(await screen.findByRole('button', { name: '提交审核' }));
  expect(await screen.findByText(/内容还不能上线/)).toBeVisible();
  expect(screen.getAllByText(problem)).toHaveLength(1);
  await user.type(screen.getByRole('textbox', { name: /^摘要/ }), '。');
  expect(await screen.findByText(`第 1 块：图片不存在，请重新选择（${lost}），其他修改暂未保存`, {}, { timeout: 15_000 })).toBeVisible();
});

test('a page of a folder is given another address with a reason; one at a set address stays (rule content 37)', async () => {
  const moved: object[] = [];
  const content = {
    getContent: async () => anItem(),
    moveContent: async (input: object) => {
      moved.push(input);
      return anItem({ slug: 'cms/y', url: '/cms/y' });
    },
  };
  const { user, unmount } = showWorkplace('/contents/7', { roles: ['content'], content });
  await user.click(await screen.findByRole('button', { name: '更改地址' }));
  const dialog = await screen.findByRole('dialog', { name: '更改地址' });
  await user.click(within(dialog).getByRole('button', { name: '更改' }));
  expect(await within(dialog).findByText('请填写新的地址')).toBeVisible();
  expect(await accessibilityFaults(dialog)).toEqual([]);
  await user.clear(within(dialog).getByLabelText(/新地址/));
  await user.type(within(dialog).getByLabelText(/新地址/), 'cms/y');
  await user.type(within(dialog).getByLabelText(/原因/), '改名');
  await user.click(within(dialog).getByRole('button', { name: '更改' }));
  await waitFor(() => expect(moved).toEqual([{ id: 7, slug: 'cms/y', why: '改名' }]));
  unmount();
  showWorkplace('/contents/7', {
    roles: ['content'],
    content: { getContent: async () => anItem({ slug: 'catalogV2', url: '/catalogV2' }) },
  });
  expect(await screen.findByRole('button', { name: '提交审核' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '更改地址' })).toBeNull();
});

test('the list says what each item is and where it stands; the role has its place in the menu', async () => {
  const { id, kind, kindName, title, url, state, stateName, hasOpen, updatedAt } = anItem({ state: 'live', stateName: '已上线' });
  const content = { listContent: async () => aPageOf([{ id, kind, kindName, title, url, state, stateName, hasOpen, updatedAt }]) };
  const { container } = showWorkplace('/contents', { roles: ['content'], content });
  const row = await screen.findByRole('row', { name: /检修专题.*专题页.*\/cms\/x.*已上线/ });
  expect(within(row).getByRole('link', { name: '检修专题' })).toHaveAttribute('href', '/contents/7');
  expect(await accessibilityFaults(container)).toEqual([]);
});
