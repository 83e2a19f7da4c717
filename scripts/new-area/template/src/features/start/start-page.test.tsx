/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { accessibilityFaults, refusal, renderPage, screen, within } from '@mall/testing';
import StartPage from './start-page.tsx';

const open = (...answers: (string[] | Error)[]) =>
  renderPage(<StartPage />, {
    path: '/new-area',
    answers: {
      layout: {
        getMallHotSearchKeywords: async () => {
          const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
          if (answer instanceof Error) throw answer;
          return { keywords: answer, activities: [] };
        },
      },
    },
  });

test('a visitor sees what others search for, each word a way to its results', async () => {
  const { container } = open(['内六角螺钉', '轴承']);
  const words = within(await screen.findByRole('list', { name: '大家在搜' }));
  expect(words.getByRole('link', { name: '轴承' })).toHaveAttribute('href', `/search?keyword=${encodeURIComponent('轴承')}`);
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('with nothing to show the page says what to do instead', async () => {
  open([]);
  expect(await screen.findByRole('heading', { name: '还没有热门搜索' })).toBeVisible();
});

test('the API is down: the page says so, and the retry works', async () => {
  const { user } = open(refusal('NETWORK', '网络异常'), ['轴承']);
  await user.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findByRole('link', { name: '轴承' })).toBeVisible();
});
