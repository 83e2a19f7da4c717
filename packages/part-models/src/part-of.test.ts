import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { familyNames, partOf } from './part-of.ts';
import { samples } from './testing/samples.ts';

describe('a part is made of its parameters', () => {
  test('every family has a sample', () => {
    expect([...new Set(samples.map(([family]) => family))].sort()).toEqual([...familyNames].sort());
  });

  test.each(samples)('%s %j: what a dimension says is what it spans, and what was asked for', (family, params) => {
    const part = partOf(family, params)!;
    expect(part.dimensions.length).toBeGreaterThan(0);
    for (const { key, value, along, from, to, label } of part.dimensions) {
      const span = along === 'across' ? to[0] - from[0] : to[1] - from[1];
      expect(Math.abs(span)).toBeCloseTo(value, 6);
      const asked = Number(params[key]);
      // The head of a countersunk screw is a cone of 90°: its height follows from its diameters.
      if (Number.isFinite(asked) && !(family === 'countersunk-screw' && key === 'k')) expect(value).toBeCloseTo(asked, 9);
      if (/^φ?[\d.]+$/.test(label)) expect(Number(label.replace('φ', ''))).toBeCloseTo(value, 2);
    }
  });
});

describe('what is no part has no model', () => {
  test('a family nobody described, an inherited name, no parameters', () => {
    for (const family of ['glove', '__proto__', 'constructor', 'toString', '']) expect(partOf(family, { d: 8, l: 30 })).toBeUndefined();
    for (const family of familyNames) expect(partOf(family, {})).toBeUndefined();
  });

  test('sizes that nobody sells, and sizes that contradict each other', () => {
    for (const bad of [1e9, Number.POSITIVE_INFINITY, -8, 0, 'x'.repeat(10_000), '8; drop table', Number.NaN])
      for (const [family, params] of samples) {
        const key = Object.keys(params).find((one) => typeof params[one] === 'number')!;
        const part = partOf(family, { ...params, [key]: bad });
        // A head may come from the standard's table where its own figure is nonsense.
        for (const { value } of part?.dimensions ?? []) expect(value).toBeLessThanOrEqual(6000);
      }
    expect(partOf('flat-washer', { d: 16, D: 8, s: 1 })).toBeUndefined();
    expect(partOf('deep-groove-bearing', { d: 47, D: 20, B: 14 })).toBeUndefined();
    expect(partOf('bushing', { d: 12, D: 12, B: 12 })).toBeUndefined();
  });

  test('whatever the parameters are, the answer is a part of finite size or none', () => {
    const value = fc.oneof(fc.double(), fc.integer({ min: -5, max: 5000 }), fc.string({ maxLength: 5 }));
    const keys = fc.constantFrom(
      'd',
      'D',
      'l',
      'P',
      'k',
      'dk',
      's',
      'm',
      'B',
      'b',
      'h',
      'w',
      'W',
      'H',
      't',
      'a',
      'c',
      'p',
      'e',
      'drive',
      '__proto__',
    );
    fc.assert(
      fc.property(fc.constantFrom(...familyNames), fc.dictionary(keys, value), (family, params) => {
        for (const one of partOf(family, params)?.dimensions ?? []) expect(Number.isFinite(one.value) && one.value > 0).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
