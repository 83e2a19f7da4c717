import { expect, test } from '@jest/globals';
import { writePage } from './html.ts';
import { headOf } from './rendering/said.ts';
import { plainText } from './shared-text.ts';

const part = (html: string, styles = '') => ({ html, styles });
const styledTag =
  '<style data-styled="true" data-styled-version="6.6.0">.x{top:0}/*!sc*/\n.x:hover{top:1px}/*!sc*/\ndata-styled.g1[id="sx"]{content:"x,"}/*!sc*/\n</style>';
const snapshot = {
  id: 's1',
  areas: [{ name: 'shell', base: '/assets/shell/1/', integrity: '' }],
  releases: { shell: { entry: [], files: {} } },
} as never;
const htmlOf = (layout: string) => plainText(textsOf(layout));
const ordinaryHeader = '<p class="head">头</p>';
const textsOf = (layout: string, head: object = {}, header = ordinaryHeader, hasClosed = false) =>
  writePage({
    mallUrl: 'https://www.mall.example',
    snapshot,
    area: 'mf-test',
    screen: 'page',
    layout,
    title: '页',
    region: { stateProvinceId: 1 } as never,
    hasClosed,
    result: {
      frame: { header: part(header), aside: part(''), footer: part('<p>脚</p>') },
      frameData: '{"values":{"a":1},"failures":{}}',
      screen: { ...part('<p class="x">屏</p><p data-below-fold="true" class="y">下</p>', styledTag), head: { title: '页', ...head } },
      screenData: '{"values":{"b":2},"failures":{}}',
      failed: [],
      structured: [{ '@type': 'Organization', '@id': '/#organization', name: '商城</script>' }],
      globalCss: '.head{top:0}.y{left:0}',
      laterCss: '.foot{top:0}',
      constants: {},
      fault: undefined,
    },
  }).texts;

test('styles that a first screenful needs stand in the head, all others before the foot, in any layout', () => {
  for (const page of [htmlOf('default'), htmlOf('shopping-cart')]) {
    const at = (text: string) => page.indexOf(text);
    for (const first of ['.head{top:0}', '.y{left:0}', '.x{top:0}']) expect(0 < at(first) && at(first) < at('</head>')).toBe(true);
    for (const later of ['.foot{top:0}', '.x:hover{top:1px}', 'data-styled.g1['])
      expect(at('下</p>') < at(later) && at(later) < at('<p>脚</p>')).toBe(true);
  }
});

test('styled-components finds its sheet only once it is whole', () => {
  const page = htmlOf('default');
  expect(page).not.toContain('data-styled="true"');
  expect(page).toContain('data-sheet="components" data-styled-version="6.6.0"');
  expect(page.indexOf('function start(){joinStyles()')).toBeGreaterThan(0);
});

test('cookies are read before the first paint only where this visitor has closed what the page has, and elsewhere after it', () => {
  const isReadBeforePaint = (header: string, hasClosed: boolean) => {
    const page = plainText(textsOf('default', {}, header, hasClosed));
    expect(page.slice(page.indexOf('function start()'))).toContain('dataset.closed=');
    return page.slice(0, page.indexOf('id="frame-header"')).includes('document.cookie');
  };
  const band = '<section class="frame-band">视频</section>';
  expect(isReadBeforePaint(band, true)).toBe(true);
  expect(isReadBeforePaint(band, false)).toBe(false);
  expect(isReadBeforePaint(ordinaryHeader, true)).toBe(false);
});

test('nothing stops the parser before what is seen first, and what is not is held until it is painted', () => {
  const page = htmlOf('default');
  expect(page.slice(0, page.indexOf('<main'))).not.toMatch(/<script(?! type="application)/);
  expect(page).toMatch(/^<!doctype html><html[^>]* data-unpainted=""/);
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

test('a page that is somebody’s own asks search engines not to list it, and no other page does (rule page-addresses 20)', () => {
  expect(plainText(textsOf('default', headOf({ title: '页', isUnlisted: true })))).toContain('<meta name="robots" content="noindex">');
  for (const isUnlisted of [undefined, 'yes'])
    expect(plainText(textsOf('default', headOf({ title: '页', isUnlisted })))).not.toContain('robots');
});

test('search engines are told whole addresses of the mall, whoever asked for the page; other sites’ stay (rule content 36)', () => {
  const item = { '@type': 'ListItem', position: 1, name: '/首页', item: '/' };
  const structured = [
    { '@type': 'BreadcrumbList', itemListElement: [item] },
    { '@type': 'Organization', url: 'https://else.example/a', logo: '//x/y' },
  ];
  const page = plainText(textsOf('default', { canonical: '/zhishi?topic=a&b', structured }));
  expect(page).toContain('<link rel="canonical" href="https://www.mall.example/zhishi?topic=a&#38;b">');
  const [crumbs, organization] = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, text]) =>
    JSON.parse(text!),
  );
  expect(crumbs.itemListElement[0]).toEqual({ ...item, item: 'https://www.mall.example/' });
  expect(organization).toMatchObject({ url: 'https://else.example/a', logo: '//x/y' });
});

test('what the frame tells programs of every page stands behind its foot, out of the way of the first paint', () => {
  const page = htmlOf('default');
  const [, text] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page.slice(page.indexOf('<p>脚</p>')))!;
  expect(JSON.parse(text!)).toEqual({ '@type': 'Organization', '@id': 'https://www.mall.example/#organization', name: '商城</script>' });
});
