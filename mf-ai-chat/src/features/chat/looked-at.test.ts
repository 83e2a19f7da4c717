import { expect, test } from '@jest/globals';
import { lookedAt } from './looked-at.ts';

test.each([
  ['/p/ab1c2345', '', '螺钉', 'product', '这个商品有现货吗，多久能发货？'],
  ['/customer/myorders/details/SO202611230001', '', '订单详情', 'order', '订单SO202611230001到哪了'],
  ['/search', '?keyword=6204%20轴承', '搜索', 'search', '6204 轴承有现货的'],
  ['/c-33001', '', '内六角圆柱头螺钉_内六角圆柱头螺钉价格_规格型号', 'category', '内六角圆柱头螺钉怎么选'],
  ['/catalogue/3', '', '紧固件手册', 'other', undefined],
  ['/', '', '百工商城', 'other', undefined],
  ['/p/%E0%A4%A', '', '', 'other', undefined],
])('%s%s is about a %s', (pathname, search, title, kind, question) => {
  const found = lookedAt({ pathname, search }, title);
  expect([found.kind, found.questions[0]]).toEqual([kind, question]);
});
