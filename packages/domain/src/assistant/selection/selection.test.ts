import { expect, test } from '@jest/globals';
import { selectPart } from './index.ts';

test('a screw for a clamp: thickness, nut and two threads, up to the next length that is made', () => {
  // 10 + 6.8 + 2 × 1.25 = 19.3
  expect(selectPart({ job: 'screwLength', thread: 8, clamp: 10 })).toMatchObject({ keyword: 'M8x20 内六角圆柱头螺钉', missing: [] });
  // 10 + 2 × 8 = 26
  expect(selectPart({ job: 'screwLength', thread: 8, clamp: 10, into: 'aluminium' }).result).toContain('M8×30');
  expect(selectPart({ job: 'screwLength', thread: 8, clamp: 10, into: 'steel' }).result).toContain('M8×20');
  expect(selectPart({ job: 'screwLength', thread: 10, clamp: 20, washers: 2 }).steps[0]).toContain('= 35.4 mm');
  expect(selectPart({ job: 'screwLength', thread: 8 }).missing).toEqual([{ field: 'clamp', words: '被夹紧的总厚度（mm）' }]);
  expect(selectPart({ job: 'screwLength', thread: 8, clamp: 400 }).result).toBe('');
});

test('a bearing by shaft and speed, heavier where the load asks for it', () => {
  expect(selectPart({ job: 'bearing', shaft: 20, speed: 3000 })).toMatchObject({ keyword: '6204 深沟球轴承' });
  // 16.8 kN lasts 20000 h at 3000 r/min under 16.8/15.33 = 1.1 kN, 13.5 kN does not.
  expect(selectPart({ job: 'bearing', shaft: 20, speed: 3000, radialLoad: 1.05 }).keyword).toBe('6304 深沟球轴承');
  expect(selectPart({ job: 'bearing', shaft: 20, speed: 3000, radialLoad: 50 }).result).toBe('');
  expect(selectPart({ job: 'bearing', shaft: 21, speed: 3000 }).missing[0]!.field).toBe('shaft');
});

test('an O-ring’s rubber by medium and temperature', () => {
  expect(selectPart({ job: 'oRing', inner: 20, section: 2.4, medium: '液压油' }).keyword).toBe('O型圈 20x2.4 丁腈橡胶');
  expect(selectPart({ job: 'oRing', inner: 20, section: 2.4, medium: '液压油', temperature: 150 }).keyword).toBe('O型圈 20x2.4 氟橡胶');
  expect(selectPart({ job: 'oRing', medium: '蒸汽' }).result).toContain('EPDM');
  expect(selectPart({ job: 'oRing', medium: '油', temperature: 300 }).result).toBe('');
});

test('drill, torque, wire, contactor and units', () => {
  expect(selectPart({ job: 'tapDrill', thread: 8 }).result).toBe('M8 攻丝先钻 6.8 mm。');
  expect(selectPart({ job: 'tapDrill', thread: 10, pitch: 1 }).keyword).toBe('麻花钻 9mm');
  expect(selectPart({ job: 'torque', thread: 10, propertyClass: '8.8', lubrication: 'dry' }).result).toContain('50 N·m');
  // 7.5 kW at 380 V, cos φ 0.85: 13.4 A. Of three loaded conductors 1.5 mm² carries 15.5 A, 2.5 mm² 21 A.
  expect(selectPart({ job: 'cable', power: 7.5, phases: 3 }).keyword).toBe('单芯电线 1.5平方');
  expect(selectPart({ job: 'cable', power: 7.5, phases: 3, length: 100 }).keyword).toBe('单芯电线 4平方');
  expect(selectPart({ job: 'cable', current: 20 }).keyword).toBe('单芯电线 2.5平方');
  expect(selectPart({ job: 'cable', current: 21.2, phases: 3 }).keyword).toBe('单芯电线 4平方');
  expect(selectPart({ job: 'contactor', power: 7.5 }).result).toContain('18 A');
  expect(selectPart({ job: 'convert', value: 1, from: '英寸', to: 'mm' }).result).toBe('1 英寸 = 25.4 mm');
  expect(selectPart({ job: 'convert', value: 1, from: 'mm', to: 'kW' }).result).toBe('');
});
