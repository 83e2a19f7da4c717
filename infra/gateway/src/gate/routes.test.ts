import { expect, test } from '@jest/globals';
import { aRelease, aRoute } from '../testing/release.ts';
import { checkRoutes } from './routes.ts';

const release = (...paths: string[]) => aRelease('mf-new', { routes: paths.map(aRoute) });
const live = [
  aRelease('shell', { routes: [aRoute('/login'), aRoute('/*')] }),
  aRelease('mf-news', { routes: [aRoute('/news/:id?'), aRoute('/c-:category')] }),
  aRelease('mf-new', { version: 'v0', routes: [aRoute('/mine')] }),
];

test.each(['/login', '/news', '/news/:article', '/c-:other', '/*'])(
  '%s has an owner already, whatever its parameters are called',
  (path) => {
    const [refusal, ...more] = checkRoutes(release(path), live);
    expect(more).toEqual([]);
    expect(refusal).toMatchObject({
      rule: 'routes',
      ours: expect.stringContaining(path),
      theirs: expect.stringMatching(/^(shell|mf-news)@v1/),
    });
  },
);

test('its own routes, narrower ones and others beside are free', () => {
  expect(checkRoutes(release('/mine', '/news/archive', '/news/:id/comments', '/c-sale', '/new'), live)).toEqual([]);
});

test('one address twice in one area is refused too', () => {
  expect(checkRoutes(release('/mine/:tab?', '/mine'), live)).toHaveLength(1);
});
