/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { accessibilityFaults, renderPage, screen } from '@mall/testing';
import NewAreaCard from './new-area-card.tsx';

test('another area’s page shows as many words as it asks for, and the way to all of them', async () => {
  const keywords = ['内六角螺钉', '轴承', '气缸'];
  const { container } = renderPage(<NewAreaCard count={2} />, {
    answers: { layout: { getMallHotSearchKeywords: async () => ({ keywords, activities: [] }) } },
  });
  expect(await screen.findByRole('link', { name: '查看全部' })).toHaveAttribute('href', '/new-area');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['内六角螺钉', '轴承']);
  expect(await accessibilityFaults(container)).toEqual([]);
});
