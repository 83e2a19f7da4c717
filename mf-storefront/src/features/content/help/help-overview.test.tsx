/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { sitePageAt } from '@mall/domain/content/site-pages';
import { renderPage, screen, within } from '@mall/testing';
import { HelpOverview } from './help-overview.tsx';

test('who found no answer is led to pages that the site has', async () => {
  renderPage(<HelpOverview groups={[]} />, { path: '/helpCenter' });
  const links = within(await screen.findByRole('region', { name: '没有找到答案' })).getAllByRole('link');
  const pages = links.map((link) => sitePageAt(new URL(link.getAttribute('href')!, 'http://mall').pathname)?.page);
  expect(pages).toEqual(['/ai', '/customer/requestAfterSales/feedback', '/t/aboutUs']);
});
