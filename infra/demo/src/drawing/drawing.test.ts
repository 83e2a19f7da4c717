/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import { families } from './families.ts';
import { drawBanner, drawBrandMark, drawSku } from './index.ts';
import type { DrawingParams } from './params.ts';

const parse = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml');
const wellFormed = (svg: string) => parse(svg).querySelector('parsererror') === null;
const names = Object.keys(families);

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
    ]) {
      const drawn = parse(svg);
      expect(drawn.querySelector('script')).toBeNull();
      expect(drawn.querySelector('title')?.textContent).toBe(name.replace('\u0000', ''));
    }
  });

  test('only the large form has dimension lines in blueprint blue', () => {
    const part = { family: 'hex-bolt', params: { d: 8, l: 40, s: 13 }, name: 'M8×40' };
    expect(drawSku({ ...part, size: 'large' })).toMatch(/#0b57d0.*>40</s);
    expect(drawSku({ ...part, size: 'thumb' })).not.toMatch(/#0b57d0|<text/);
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
