/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import type { StaffFilmWish } from '@mall/api-contract/product';
import { accessibilityFaults, refusal, screen, waitFor, within } from '@mall/testing';
import { aPageOf, showWorkplace } from '../testing/show-workplace.tsx';

const aWish = (skuNumber: string, wishes: number, more: Partial<StaffFilmWish> = {}): StaffFilmWish => ({
  ...{ skuNumber, productName: `深沟球轴承 ${skuNumber}`, wishes, lastWishedAt: '2026-11-25T02:30:00.000Z', doneAt: null },
  ...more,
});

function show(more: { finish?: () => never } = {}) {
  let all = [aWish('AB1', 12), aWish('AB2', 1), aWish('AB3', 4, { doneAt: '2026-11-24T06:00:00.000Z' })];
  const sent: object[] = [];
  const shown = showWorkplace('/film-wishes', {
    roles: ['content'],
    product: {
      listFilmWishes: async ({ isDone = false }) => aPageOf(all.filter(({ doneAt }) => (doneAt !== null) === isDone)),
      finishFilmWish: async (input) => {
        sent.push(input);
        more.finish?.();
        all = all.map((one) => (one.skuNumber === input.skuNumber ? { ...one, doneAt: '2026-11-26T01:00:00.000Z' } : one));
        return all.find(({ skuNumber }) => skuNumber === input.skuNumber)!;
      },
    },
  });
  return { ...shown, sent };
}
const rows = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);

test('what buyers would like to see a film of, by how many and since when; one is done, with a note, and is found under what was done', async () => {
  const { user, sent, container, address } = show();
  const row = within(await screen.findByRole('row', { name: /AB1/ }));
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['深沟球轴承 AB1', '12', '11-25 10:30', '登记处理']);
  expect(row.getByRole('link', { name: 'AB1' })).toHaveAttribute('href', '/p/AB1');
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(row.getByRole('button', { name: '登记处理 AB1' }));
  const form = within(await screen.findByRole('dialog'));
  await user.type(form.getByLabelText(/备注/), '视频已上传');
  await user.click(form.getByRole('button', { name: '登记处理' }));
  await waitFor(() => expect(rows()).toEqual(['AB2']));
  expect(sent).toEqual([{ skuNumber: 'AB1', why: '视频已上传' }]);
  await user.click(screen.getByRole('tab', { name: '已处理' }));
  await waitFor(() => expect(rows()).toEqual(['AB1', 'AB3']));
  expect(address()).toBe('/film-wishes?view=done');
});

test('a colleague who was faster is told of in words', async () => {
  const { user } = show({
    finish: () => {
      throw refusal('FILM_WISH_NOT_FOUND', '没有等待处理的视频需求，可能已被其他人处理');
    },
  });
  await user.click(await screen.findByRole('button', { name: '登记处理 AB2' }));
  const form = within(await screen.findByRole('dialog'));
  await user.click(form.getByRole('button', { name: '登记处理' }));
  await form.findByText(/可能已被其他人处理/);
});
