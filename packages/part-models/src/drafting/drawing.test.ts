import { describe, expect, test } from '@jest/globals';
import { partOf } from '../part-of.ts';
import { samples } from '../testing/samples.ts';
import { dxfOf } from './dxf.ts';
import { sheetOf } from './sheet.ts';
import { svgOf } from './svg.ts';

/** The entities of a DXF: pairs of group code and value, begun by code 0. */
function readDxf(text: string) {
  const rows = text.split(/\r?\n/);
  const pairs = Array.from({ length: Math.floor(rows.length / 2) }, (_, i) => [Number(rows[i * 2]), rows[i * 2 + 1]!] as const);
  expect(pairs.every(([code]) => Number.isInteger(code))).toBe(true);
  expect(pairs.at(-1)).toEqual([0, 'EOF']);
  const from = pairs.findIndex(([code, value]) => code === 2 && value === 'ENTITIES');
  const entities: Map<number, string>[] = [];
  for (const [code, value] of pairs.slice(from + 1)) {
    if (code === 0 && value === 'ENDSEC') break;
    if (code === 0) entities.push(new Map());
    entities.at(-1)?.set(code, value);
  }
  return entities;
}

describe('a drawing', () => {
  test.each(samples)('%s %j has every dimension once, in SVG and in DXF', (family, params) => {
    const part = partOf(family, params)!;
    const sheet = sheetOf(part);
    const labels = part.dimensions.map(({ label }) => label).sort();
    expect(sheet.entities.flatMap((one) => (one.kind === 'text' ? [one.value] : [])).sort()).toEqual(labels);
    for (const side of Object.values(sheet.box)) expect(Number.isFinite(side)).toBe(true);

    const svg = svgOf(sheet, 'M8 <b>&"');
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 [\d.]+ [\d.]+"/);
    expect(svg).not.toMatch(/NaN|Infinity|<b>/);
    for (const label of labels) expect(svg).toContain(`>${label}<`);

    const entities = readDxf(dxfOf(sheet));
    const texts = entities.filter((one) => one.get(0) === 'TEXT').map((one) => one.get(1));
    expect(texts.sort()).toEqual(labels.map((label) => label.replaceAll('φ', '%%c').replaceAll('×', '\\U+00D7')).sort());
    expect(entities.filter((one) => one.get(0) === 'LINE').length).toBeGreaterThan(8);
  });

  test('a DXF is 1:1 in millimetres: a washer of 16 has a circle of 8 and one of 4.2', () => {
    const sheet = sheetOf(partOf('flat-washer', { d: 8.4, D: 16, s: 1.6 })!);
    const radii = readDxf(dxfOf(sheet)).flatMap((one) => (one.get(0) === 'CIRCLE' ? [Number(one.get(40))] : []));
    expect(radii.sort()).toEqual([4.2, 8]);
  });

  test('in another proportion nothing is cut off', () => {
    const svg = svgOf(sheetOf(partOf('threaded-rod', { d: 10, l: 1000, P: 1.5 })!), 'rod', 1);
    const [, w, h] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg)!.map(Number);
    expect(w).toBe(h);
    for (const [, x, y] of svg.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)) {
      expect(Number(x)).toBeGreaterThanOrEqual(0);
      expect(Number(x)).toBeLessThanOrEqual(w!);
      expect(Number(y)).toBeGreaterThanOrEqual(0);
      expect(Number(y)).toBeLessThanOrEqual(h!);
    }
  });
});
