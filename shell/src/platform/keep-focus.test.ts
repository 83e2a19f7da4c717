/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import { keepFocus } from './keep-focus.ts';

document.body.innerHTML = '<input id="search"><main id="main"><h1>首页</h1></main>';
const main = document.getElementById('main')!;
const search = document.getElementById('search')!;
keepFocus();

function go(newUrl: string, singleSpaTrigger: string | undefined, draw: () => void) {
  const detail = { oldUrl: 'https://mall.test/', newUrl: `https://mall.test${newUrl}`, originalEvent: { singleSpaTrigger } };
  window.dispatchEvent(new CustomEvent('single-spa:before-routing-event', { detail }));
  window.dispatchEvent(new CustomEvent('single-spa:routing-event', { detail }));
  draw();
}

test('the focus goes to the new heading, also where it comes late', async () => {
  search.focus();
  go('/search?keyword=m8', 'pushState', () => {
    main.innerHTML = '<p>加载中</p>';
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(search);
  main.innerHTML = '<h1>“m8”的搜索结果</h1>';
  await waitFor(() => expect(document.activeElement).toBe(main.querySelector('h1')));
});

test('who moves meanwhile, goes back or asks the same page anew keeps the focus', async () => {
  for (const [url, trigger] of [
    ['/?page=2', 'pushState'],
    ['/p/A1', undefined],
    ['/p/A1', 'replaceState'],
  ] as const) {
    search.focus();
    go(url, trigger, () => {
      main.innerHTML = `<h1>${url}</h1>`;
    });
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.activeElement).toBe(search);
  }
  go('/p/A2', 'pushState', () => {
    main.innerHTML = '';
  });
  await new Promise((resolve) => setTimeout(resolve));
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  main.innerHTML = '<h1>A2</h1>';
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(search);
});
