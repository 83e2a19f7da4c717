/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { currentRoute } from '../platform/current-route.ts';
import { followRoute, isHome, useFrameRoute } from './frame-route.ts';

const seen: boolean[] = [];
function Part() {
  const isAtHome = useFrameRoute(isHome);
  seen.push(isAtHome);
  return <p>{isAtHome ? '首页' : '别处'}</p>;
}

function goTo(path: string, pattern: string) {
  history.pushState(null, '', path);
  act(() => currentRoute.set({ route: { path: pattern, screen: 'any', layout: 'default', access: 'public' } } as never));
}

test('a part of the frame follows what it asked of the route, and isn’t rendered for anything else', () => {
  goTo('/', '/');
  const stop = followRoute();
  render(<Part />);
  screen.getByText('首页');
  goTo('/p/AC32752', '/p/:skuNumber');
  screen.getByText('别处');
  goTo('/search?keyword=m8', '/search');
  goTo('/search?keyword=m10', '/search');
  expect(seen).toEqual([true, false]);
  goTo('/', '/');
  screen.getByText('首页');
  stop();
});
