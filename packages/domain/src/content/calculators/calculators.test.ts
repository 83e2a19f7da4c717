import { expect, test } from '@jest/globals';
import {
  bearingLife,
  convert,
  equivalentLoad,
  oRingGroove,
  oRingSections,
  oRingUses,
  threadPitches,
  threadSizes,
  tighteningTorque,
} from './index.ts';

test.each([
  [3, 0.5, 2.5, 2.675, 2.459, 5.03],
  [6, 1, 5, 5.35, 4.917, 20.1],
  [8, 1.25, 6.8, 7.188, 6.647, 36.6],
  [10, 1.5, 8.5, 9.026, 8.376, 58],
  [12, 1.75, 10.2, 10.863, 10.106, 84.3],
  [16, 2, 14, 14.701, 13.835, 157],
  [20, 2.5, 17.5, 18.376, 17.294, 245],
  [24, 3, 21, 22.051, 20.752, 353],
  [30, 3.5, 26.5, 27.727, 26.211, 561],
  [10, 1.25, 8.8, 9.188, 8.647, 61.2],
  [14, 1.25, 12.8, 13.188, 12.647, 129],
  [6, 0.75, 5.2, 5.513, 5.188, 22],
])('M%d × %d: drill %d, pitch and minor diameter and stress area as the standards’ tables have them', (d, p, drill, d2, d1, area) => {
  const sizes = threadSizes(d, p)!;
  expect([sizes.tapDrill, sizes.pitchDiameter, sizes.minorDiameter]).toEqual([drill, d2, d1]);
  // GB/T 3098.1-2010, tables 4 and 6, give three figures.
  expect(Math.abs(sizes.stressArea - area) / area).toBeLessThan(0.005);
});

test('every thread of the table has sizes that make sense; one that isn’t made has none', () => {
  for (const [d, ...pitches] of threadPitches)
    for (const p of pitches) {
      const { tapDrill, minorDiameter } = threadSizes(d, p)!;
      expect(tapDrill).toBeGreaterThanOrEqual(minorDiameter - 0.02);
      expect(tapDrill).toBeLessThan(d);
    }
  expect([threadSizes(8, 1.5), threadSizes(7.3, 1)]).toEqual([undefined, undefined]);
});

test('tightening torques are 0.75 of the proof load by T = K·F·d', () => {
  // M10 8.8: 0.75 × 580 MPa × 58 mm² = 25.2 kN; 0.2 × 25.2 kN × 10 mm = 50 N·m.
  expect(tighteningTorque(10, 1.5, '8.8', 'dry')).toMatchObject({ preload: 25.2, torque: 50, proofStress: 580 });
  expect(tighteningTorque(20, 2.5, '8.8', 'dry')).toMatchObject({ proofStress: 600 });
  expect(tighteningTorque(6, 1, '8.8', 'oiled')!.torque).toBeCloseTo(9.4, 1);
  expect(tighteningTorque(6, 1, '8.8', 'paste')!.torque).toBeCloseTo(6.3, 1);
  expect(tighteningTorque(10, 1.5, '9.9', 'dry')).toBeUndefined();
});

test('a bearing’s life: C/P to the third for balls, to ten thirds for rollers', () => {
  expect(bearingLife('ball', 20, 2, 1000)).toEqual({ revolutions: 1000, hours: expect.closeTo(16_666.7, 0) });
  expect(bearingLife('roller', 20, 2, 1000)!.revolutions).toBeCloseTo(2154.43, 1);
  expect(bearingLife('ball', 20, 0, 1000)).toBeUndefined();
  expect(equivalentLoad(3, 0, 10)).toBe(3);
  expect(equivalentLoad(3, 0.3, 10)).toBe(3);
  // f0·Fa/C0 = 14 × 2/20 = 1.4: Y lies between 1.45 and 1.31.
  expect(equivalentLoad(2, 2, 20)).toBeCloseTo(0.56 * 2 + 1.4459 * 2, 2);
});

test('every groove presses its ring as the field does, and leaves room for it to swell', () => {
  for (const section of oRingSections)
    for (const use of Object.keys(oRingUses) as (keyof typeof oRingUses)[]) {
      const { compression, fill } = oRingGroove(section, use)!;
      expect(compression).toBeGreaterThan(12);
      expect(compression).toBeLessThan(30);
      expect(fill).toBeLessThan(90);
    }
  expect(oRingGroove(3.55, 'hydraulic')).toMatchObject({ depth: 2.85, width: 4.8, compression: 19.7 });
  expect(oRingGroove(4, 'axial')).toBeUndefined();
});

test.each([
  ['length', 1, 'in', 'mm', 25.4],
  ['pressure', 1, 'MPa', 'psi', 145.038],
  ['pressure', 1, 'bar', 'kgf', 1.01972],
  ['torque', 100, 'Nm', 'lbfft', 73.7562],
  ['flow', 1, 'm3h', 'lmin', 16.6667],
  ['power', 1, 'kW', 'PS', 1.35962],
  ['mass', 1, 'lb', 'kg', 0.453592],
  ['temperature', 100, 'C', 'F', 212],
  ['temperature', -40, 'F', 'C', -40],
  ['temperature', 0, 'K', 'C', -273.15],
] as const)('%s: %d %s is so many %s: %d', (quantity, value, from, to, expected) => {
  expect(convert(quantity, value, from, to)!).toBeCloseTo(expected, 3);
  expect(convert(quantity, convert(quantity, value, from, to)!, to, from)).toBeCloseTo(value, 6);
});
