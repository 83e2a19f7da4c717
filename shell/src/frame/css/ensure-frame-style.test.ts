/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { ensureFrameStyle } from './ensure-frame-style.ts';

test('a page that came without the frame’s rendering gets its style sheet, before all others and once', async () => {
  globalThis.__webpack_nonce__ = '';
  document.head.innerHTML = '<style>.own{top:0}</style>';
  await ensureFrameStyle();
  const [first] = document.head.children;
  expect(first?.textContent).toContain('--color-ink:');
  expect(first?.textContent).toContain('box-sizing:border-box');
  expect(ensureFrameStyle()).toBeUndefined();
  expect(document.querySelectorAll('style')).toHaveLength(2);
});
