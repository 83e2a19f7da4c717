import { expect, test } from '@jest/globals';
import { articleOf } from './structured.ts';

test('an article is written and published by the mall, whose name the frame says on every page (rules content 36; layout 36)', () => {
  const page = {
    title: '防松',
    summary: '怎样防松',
    publishedAt: '2026-11-01T00:00:00.000Z',
    updatedAt: '2026-11-02T00:00:00.000Z',
    url: '/zhishi/1',
  };
  const theMall = { '@type': 'Organization', '@id': '/#organization' };
  expect(articleOf({ kind: 'article', ...page })).toMatchObject({ '@type': 'Article', author: theMall, publisher: theMall });
  expect(articleOf({ kind: 'news', ...page })).toMatchObject({ '@type': 'NewsArticle', author: theMall, publisher: theMall });
});
