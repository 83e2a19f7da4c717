/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { fakePlatform } from '@mall/testing';
import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { PlatformProvider, useFlag } from './platform-context.tsx';

const Ranking = () => <p>{useFlag('mf-search.new-ranking') ? '新排序' : '旧排序'}</p>;
const treeWith = (flags?: string[]) => (
  <PlatformProvider platform={{ ...fakePlatform(), ...(flags ? { flags } : {}) }}>
    <Ranking />
  </PlatformProvider>
);

test('a flag is on where the host says so, and off where it knows none', () => {
  const shown = (flags?: string[]) => render(treeWith(flags)).container.textContent;
  expect([shown(['mf-search.new-ranking']), shown(['mf-search.other']), shown()]).toEqual(['新排序', '旧排序', '旧排序']);
});

test('the browser takes over what the server drew, with nothing drawn anew', async () => {
  const host = document.createElement('div');
  host.innerHTML = '<p>新排序</p>';
  const drawn = host.firstElementChild;
  const faults: unknown[] = [];
  await act(async () => hydrateRoot(host, treeWith(['mf-search.new-ranking']), { onRecoverableError: (error) => faults.push(error) }));
  expect([faults, host.firstElementChild === drawn, host.textContent]).toEqual([[], true, '新排序']);
});
