import { describe, expect, test } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { code39 } from './code-39.ts';
import { families } from './families.ts';
import { drawBanner, drawBrandMark, drawFacts, drawPacked, drawSku } from './index.ts';
import type { DrawingParams } from './params.ts';

const { DOMParser } = new JSDOM().window;
const parse = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml');
const wellFormed = (svg: string) => parse(svg).querySelector('parsererror') === null;
const names = Object.keys(families);

/** Of a path in relative steps the least and the greatest x. */
function extentOf(d: string): number[] {
  const xs: number[] = [];
  let [x, startX] = [0, 0];
  for (const [, letter, steps = ''] of d.matchAll(/([mlhvqcz])([^mlhvqcz]*)/g)) {
    const numbers = steps.match(/-?(?:\d+\.?\d*|\.\d+)/g)?.map(Number) ?? [];
    if (letter === 'z') x = startX;
    else if (letter !== 'v') x += numbers.at(letter === 'h' ? -1 : -2) ?? 0;
    if (letter === 'm') startX = x;
    xs.push(x);
  }
  return xs.length ? [Math.min(...xs), Math.max(...xs)] : [];
}

describe('drawings', () => {
  test.each(names)('%s is well-formed SVG in both sizes, whatever its parameters', (family) => {
    const given: DrawingParams[] = [{}, { d: 8, l: 30, D: 20, B: 5, s: 3, k: 2 }, { d: 0, l: -4, D: 'x', z: 9999, n: 99, w: 1e9, k: 77 }];
    for (const params of given) {
      for (const size of ['thumb', 'large'] as const) {
        const svg = drawSku({ family, params, size, name: 'M8' });
        expect(wellFormed(svg)).toBe(true);
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      }
    }
  });

  test('the title is the SKU’s name, and no name can leave it', () => {
    const name = `"><script>alert('1')</script>&\u0000]]>`;
    for (const svg of [
      drawSku({ family: 'sign', params: { t: name, k: 1 }, size: 'large', name }),
      drawBrandMark({ shape: 'box', text: name }),
      drawBanner({ title: name, subtitle: name, tone: name, parts: [name] }),
      drawFacts({ family: 'sign', params: { t: name }, name, attributes: [[name, name]] }),
      drawPacked({ ...packet, family: 'sign', params: {}, name, brand: name, orderCode: name, partNumber: name }),
    ]) {
      const drawn = parse(svg);
      expect(drawn.querySelector('script')).toBeNull();
      expect(drawn.querySelector('title')?.textContent).toContain(name.replace('\u0000', ''));
    }
  });

  test('only the large form has dimension lines in blueprint blue', () => {
    const part = { family: 'hex-bolt', params: { d: 8, l: 40, s: 13 }, name: 'M8×40' };
    expect(drawSku({ ...part, size: 'large' })).toMatch(/#0b57d0.*aria-label="40"/s);
    expect(drawSku({ ...part, size: 'thumb' })).not.toMatch(/#0b57d0|aria-label/);
  });

  test('letters are outlines, so that no picture opens a font before the page is painted; what the font lacks stays text', () => {
    const banner = (title: string) => parse(drawBanner({ title, subtitle: '内六角 M8×30', tone: 'blue', parts: ['hex-bolt'] }));
    const drawn = banner('紧固件 ISO 4762');
    expect(drawn.querySelector('text')).toBeNull();
    const [title, subtitle] = [...drawn.querySelectorAll('path[aria-label]')].slice(-2);
    expect([title?.getAttribute('aria-label'), subtitle?.getAttribute('aria-label')]).toEqual(['紧固件 ISO 4762', '内六角 M8×30']);
    expect(title?.getAttribute('d')).toMatch(/^m(?:-?[\d.]+[ -]?)+[lcq].*z$/);
    expect(banner('紧固件 🔩').querySelector('text')?.textContent).toBe('紧固件 🔩');
  });

  test('a mark’s letters stay within it, however long the name is', () => {
    for (const text of ['W', 'Wolfgang Müller Schraubenwerke GmbH', '上海高野螺研精密紧固件制造有限公司', 'iiiiiiii', '']) {
      const d =
        parse(drawBrandMark({ shape: 'plain', text }))
          .querySelector('path[aria-label]')
          ?.getAttribute('d') ?? '';
      const [left = 120, ...rest] = extentOf(d);
      expect(left).toBeGreaterThanOrEqual(8);
      expect(rest.at(-1) ?? 120).toBeLessThanOrEqual(232);
    }
  });

  test('the part’s own measures shape it: a longer bolt is drawn longer, a sprocket has its teeth', () => {
    const bolt = (l: number) => drawSku({ family: 'hex-bolt', params: { d: 8, l }, size: 'thumb', name: '' });
    expect(bolt(16)).not.toBe(bolt(40));
    const sprocket = (z: number) => drawSku({ family: 'sprocket', params: { z }, size: 'thumb', name: '' }).split('Q').length;
    expect(sprocket(25) - sprocket(15)).toBe(10);
  });

  test('a family nobody drew is shown as its carton, and words such as constructor are no families', () => {
    for (const family of ['no-such-family', 'constructor', '__proto__', 'toString']) {
      expect(wellFormed(drawSku({ family, params: {}, size: 'thumb', name: 'x' }))).toBe(true);
    }
  });

  test('thumbnails stay small', () => {
    const sizes = names.map((family) => drawSku({ family, params: {}, size: 'thumb', name: '火也 内六角圆柱头螺钉 M8×30' }).length);
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(1600);
    expect(Math.max(...sizes)).toBeLessThan(4500);
  });
});

const packet = {
  ...{
    family: 'hex-nut',
    params: { d: 8, s: 13 },
    name: '火也 六角螺母 M8',
    brand: '火也',
    skuNumber: 'AA80279',
    orderCode: '207001.0001',
  },
  ...{ partNumber: 'GXN6170-8-A2', packQty: 200, packUom: '盒', unit: '个' },
};
describe('a packet', () => {
  const textOf = (svg: string) => [...parse(svg).querySelectorAll('text')].map((one) => one.textContent);

  test.each([
    ['盒', '200 个/盒'],
    ['包', '200 个/包'],
    ['箱', '200 个/箱'],
    ['捆', '200 个/捆'],
    ['个', '200 个'],
  ])('a %s says who made it, what it is, its numbers, and %s', (packUom, amount) => {
    const said = textOf(drawPacked({ ...packet, packUom }));
    expect(said).toEqual(expect.arrayContaining(['火也', '订货编码 207001.0001', '型号 GXN6170-8-A2', 'AA80279', amount]));
  });

  test('a long name takes two lines and ends in an ellipsis', () => {
    const said = textOf(drawPacked({ ...packet, name: '火也 六角螺母'.repeat(20) }));
    expect(said.filter((text) => text?.endsWith('…'))).toHaveLength(1);
  });

  test('its bars are the SKU number in Code 39: nine strokes a letter, three of them wide', () => {
    const bars = code39('AA80279');
    // Start, seven letters, stop: five bars each.
    expect(bars).toHaveLength(9 * 5);
    const narrow = Math.min(...bars.map(([, width]) => width));
    const wide = (index: number) =>
      bars.slice(index * 5, index * 5 + 5).flatMap(([x, width], i, all) => [width, ...(i < 4 ? [all[i + 1]![0] - x - width] : [])]);
    for (let letter = 0; letter < 9; letter += 1) expect(wide(letter).filter((one) => one > narrow * 2)).toHaveLength(3);
    // A is wide, narrow …: 100001001.
    expect(wide(1).map((one) => (one > narrow * 2 ? 1 : 0))).toEqual([1, 0, 0, 0, 0, 1, 0, 0, 1]);
    expect(bars.at(-1)![0] + bars.at(-1)![1]).toBeCloseTo(1, 6);
  });
});
