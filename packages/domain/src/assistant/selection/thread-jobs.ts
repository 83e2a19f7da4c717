import { threadPitches, threadSizes, tighteningTorque, torqueCoefficients } from '../../content/calculators/index.ts';
import { knowledge, lacks, type Selection, type SelectionInput, told } from './selection.ts';

const coarseOf = (thread: number) => threadPitches.find(([d]) => d === thread)?.[1];
const surfaces = { dry: '镀锌、不涂油', oiled: '涂油', paste: '涂抗咬合剂' } as const;

/** The drill for a tapped hole: diameter less pitch, as the standard rounds it. */
export function tapDrill({ thread, pitch }: SelectionInput): Selection {
  const title = '螺纹底孔';
  if (thread === undefined) return lacks(title, ['thread', '螺纹规格（如 M8、M10×1）']);
  const p = pitch ?? coarseOf(thread);
  const sizes = p === undefined ? undefined : threadSizes(thread, p);
  if (!sizes || p === undefined) return lacks(title, ['pitch', '有这个螺距的螺纹']);
  return {
    title,
    result: `M${told(thread)}${sizes.isCoarse ? '' : `×${p}`} 攻丝先钻 ${sizes.tapDrill} mm。`,
    missing: [],
    steps: [`底孔 = d − P = ${told(thread)} − ${p} = ${told(thread - p, 2)} mm，取 ${sizes.tapDrill} mm 的钻头`],
    keyword: `麻花钻 ${sizes.tapDrill}mm`,
    notes: [`小径 ${sizes.minorDiameter} mm；脆性材料取同一钻头，韧性材料可大 0.1 mm`],
    sources: [{ name: 'GB/T 20330-2006、GB/T 196-2003', url: '' }, knowledge('普通螺纹的直径、螺距与攻丝底孔', 101)],
  };
}

/** Tightening torque of a bolt by its class. */
export function torque({ thread, pitch, propertyClass = '8.8', lubrication = 'oiled' }: SelectionInput): Selection {
  const title = '拧紧力矩';
  if (thread === undefined) return lacks(title, ['thread', '螺纹规格（如 M10）']);
  const p = pitch ?? coarseOf(thread);
  const found = p === undefined ? undefined : tighteningTorque(thread, p, propertyClass, lubrication);
  if (!found || p === undefined) return lacks(title, ['propertyClass', '性能等级（4.8、8.8、10.9、12.9、A2-70…）']);
  const k = torqueCoefficients[lubrication];
  return {
    title,
    result: `M${told(thread)} ${propertyClass} 级（${surfaces[lubrication]}）约 ${found.torque} N·m。`,
    missing: [],
    steps: [
      `F = 0.75 × ${found.proofStress} MPa × ${found.stressArea} mm² = ${found.preload} kN`,
      `T = K·F·d = ${k} × ${found.preload} × ${told(thread)} = ${found.torque} N·m`,
    ],
    keyword: '扭矩扳手',
    notes: ['指导值：设备厂家有规定时以其为准'],
    sources: [{ name: 'GB/T 3098.1-2010；T = K·F·d', url: '' }, knowledge('螺栓拧紧力矩', 102)],
  };
}
