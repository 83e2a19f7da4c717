import { expect, test } from '@jest/globals';
import { writePage } from './html.ts';

const part = (html: string) => ({ html, styles: '' });
const snapshot = {
  id: 's1',
  areas: [{ name: 'shell', base: '/assets/shell/1/', integrity: '' }],
  releases: { shell: { entry: [], files: {} } },
} as never;
const htmlOf = (layout: string) =>
  writePage({
    snapshot,
    area: 'mf-test',
    screen: 'page',
    layout,
    title: '页',
    region: { stateProvinceId: 1 } as never,
    result: {
      frame: { header: part('<p>头</p>'), aside: part(''), footer: part('<p>脚</p>') },
      frameData: '{"values":{"a":1},"failures":{}}',
      screen: { ...part('<p>屏</p>'), head: { title: '页' } },
      screenData: '{"values":{"b":2},"failures":{}}',
      failed: [],
      globalCss: '.first{}',
      laterCss: '.later{}',
      fault: undefined,
    },
  }).html;

test('styles that no first screenful needs stand before the foot; in other layouts, whose heads they draw, in the page’s head', () => {
  const page = htmlOf('default');
  const at = (text: string) => page.indexOf(text);
  expect(at('.first{}')).toBeLessThan(at('</head>'));
  expect(at('.later{}')).toBeGreaterThan(at('<p>屏</p>'));
  expect(at('.later{}')).toBeLessThan(at('<p>脚</p>'));
  const other = htmlOf('shopping-cart');
  expect(other.indexOf('.later{}')).toBeLessThan(other.indexOf('</head>'));
  expect(other.match(/\.later/g)).toHaveLength(1);
});

test('the data that was written where it was read is the page’s', () => {
  const text = /id="mall-page"[^>]*>(.*?)<\/script>/.exec(htmlOf('default'))![1]!;
  expect(JSON.parse(text)).toEqual({
    id: 's1',
    areas: [{ name: 'shell', base: '/assets/shell/1/', integrity: '' }],
    region: { stateProvinceId: 1 },
    rendered: 'mf-test',
    frameData: { values: { a: 1 }, failures: {} },
    screenData: { values: { b: 2 }, failures: {} },
  });
});
