/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import type { ContentDraft, StaffContent, StaffFilm } from '@mall/api-contract/content';
import { accessibilityFaults, refusal, screen } from '@mall/testing';
import { waitFor } from '@testing-library/react';
import { showWorkplace } from '../testing/show-workplace.tsx';

const aFilm = (film: string): StaffFilm => ({ film, url: `/img/video/${film}`, size: 2_400_000, changedAt: '2026-11-20T00:00:00.000Z' });
const anItem = (film: string): StaffContent => ({
  ...{ id: 7, kind: 'page', kindName: '专题页', title: '检修专题', url: '/cms/x', slug: 'cms/x', state: 'draft', stateName: '草稿' },
  ...{ hasOpen: true, updatedAt: '2026-11-22T00:00:00.000Z', versions: [], previewUrl: '/cms/x?preview=p' },
  draft: { title: '检修专题', summary: '清单', topic: '', synonyms: [], blocks: [{ kind: 'video', title: '装配', film }] },
  open: { version: 1, revision: 3, isInReview: false, isOwn: true, problems: [] },
});
const show = (film: string, listContentFilms: () => Promise<StaffFilm[]>, saved: ContentDraft[] = []) =>
  showWorkplace('/contents/7', {
    roles: ['content'],
    content: {
      listContentFilms,
      getContent: async () => anItem(film),
      saveContent: async ({ draft }: { draft: ContentDraft }) => {
        saved.push(draft);
        return { ...anItem(film), draft };
      },
    },
  });

test('a film is chosen from those the mall has, and played beside the choice (rule content 38)', async () => {
  const saved: ContentDraft[] = [];
  const { user, container } = show('', async () => [aFilm('bearing.webm'), aFilm('warehouse.webm')], saved);
  await screen.findByRole('option', { name: 'bearing.webm（2.4 MB）' });
  const choice = screen.getByLabelText('影片');
  expect(choice).toHaveDisplayValue('请选择影片');
  expect(container.querySelector('video')).toBeNull();
  await user.selectOptions(choice, 'bearing.webm');
  expect(screen.getByLabelText('bearing.webm 预览')).toHaveAttribute('src', '/img/video/bearing.webm');
  expect(await accessibilityFaults(container)).toEqual([]);
  await waitFor(() => expect(saved.at(-1)?.blocks).toEqual([{ kind: 'video', title: '装配', film: 'bearing.webm' }]), { timeout: 15_000 });
});

test('a film that is gone stays named, and says so where another is chosen', async () => {
  const { container } = show('old.webm', async () => [aFilm('bearing.webm')]);
  expect(await screen.findByText('影片不存在，请重新选择')).toBeVisible();
  const choice = screen.getByLabelText('影片');
  expect(choice).toHaveDisplayValue('old.webm（不存在）');
  expect(choice).toHaveAttribute('aria-invalid', 'true');
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('a mall without films says so; a list that doesn’t come leaves what is written as it is', async () => {
  const { unmount } = show('', async () => []);
  expect(await screen.findByText('商城还没有影片，请联系管理员放入')).toBeVisible();
  unmount();
  show('old.webm', () => Promise.reject(refusal('NETWORK', '网络异常')));
  expect(await screen.findByText('网络异常')).toBeVisible();
  expect(screen.getByLabelText('影片')).toHaveDisplayValue('old.webm');
});
