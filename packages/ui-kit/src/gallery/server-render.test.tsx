import { expect, test } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { Gallery } from './gallery.tsx';

test('every component renders on the server, where there is no window, and twice the same', () => {
  expect(typeof window).toBe('undefined');
  const html = renderToString(<Gallery />);
  expect(html).toContain('加入购物车');
  expect(html).toContain('role="spinbutton"');
  expect(renderToString(<Gallery />)).toBe(html);
});
