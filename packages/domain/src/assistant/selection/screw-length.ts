import { threadPitches } from '../../content/calculators/index.ts';
import { knowledge, lacks, type Selection, type SelectionInput, told } from './selection.ts';

/** Nominal lengths in mm (GB/T 3106-2016), those in brackets left out. */
const lengths = [
  4, 5, 6, 8, 10, 12, 16, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160, 180, 200, 220, 240, 260,
];
/** Greatest height of a hexagon nut (GB/T 6170-2015) and thickness of a plain washer (GB/T 97.1-2002), mm, by thread. */
const nutAndWasher: Readonly<Record<number, readonly [nut: number, washer: number]>> = {
  ...{
    2: [1.6, 0.3],
    2.5: [2, 0.5],
    3: [2.4, 0.5],
    4: [3.2, 0.8],
    5: [4.7, 1],
    6: [5.2, 1.6],
    8: [6.8, 1.6],
    10: [8.4, 2],
    12: [10.8, 2.5],
  },
  ...{ 14: [12.8, 2.5], 16: [14.8, 3], 20: [18, 3], 24: [21.5, 4], 30: [25.6, 4], 36: [31, 5] },
};
/** Least engagement as a multiple of the diameter, by what it is screwed into (《机械设计手册》 thread engagement). */
const engagement = { steel: 1, castIron: 1.25, aluminium: 2, plastic: 2.5 } as const;
const materials = { steel: '钢', castIron: '铸铁', aluminium: '铝', plastic: '塑料' } as const;

/** Length of a screw by what it clamps: through to a nut with two threads to spare, or into a tapped hole deep enough for its material. */
export function screwLength({ thread, pitch, clamp, into = 'nut', washers = 0 }: SelectionInput): Selection {
  const title = '螺钉长度';
  if (thread === undefined) return lacks(title, ['thread', '螺纹规格（如 M8）']);
  if (clamp === undefined) return lacks(title, ['clamp', '被夹紧的总厚度（mm）']);
  const sizes = nutAndWasher[thread];
  const coarse = threadPitches.find(([d]) => d === thread)?.[1];
  if (!sizes || !coarse) return lacks(title, ['thread', '常用的螺纹规格（M2～M36）']);
  const [nut, washer] = sizes;
  const p = pitch ?? coarse;
  const pads = washers * washer;
  const isNut = into === 'nut';
  const held = isNut ? nut + 2 * p : engagement[into] * thread;
  const least = clamp + pads + held;
  const length = lengths.find((one) => one >= least);
  const padText = washers > 0 ? ` + 垫圈 ${washers}×${washer}` : '';
  const step = isNut
    ? `L ≥ 夹紧厚度 ${told(clamp)}${padText} + 螺母高 ${nut} + 露出 2 扣 2×${p} = ${told(least)} mm`
    : `L ≥ 夹紧厚度 ${told(clamp)}${padText} + 旋入${materials[into]} ${engagement[into]}d = ${engagement[into]}×${told(thread)} → ${told(least)} mm`;
  if (length === undefined)
    return { ...lacks(title, ['clamp', '较小的夹紧厚度']), steps: [step], notes: ['超出标准公称长度，请用双头螺柱或螺杆'] };
  return {
    title,
    result: `用 M${told(thread)}×${length}：至少 ${told(least)} mm，按标准长度取 ${length} mm。`,
    missing: [],
    steps: [step, `GB/T 3106 公称长度向上取整：${length} mm`],
    keyword: `M${told(thread)}x${length} 内六角圆柱头螺钉`,
    notes: isNut ? ['按配六角螺母计算；旋入螺纹孔时按孔的材料另算'] : ['盲孔须比旋入深度深 3～5 个螺距'],
    sources: [{ name: 'GB/T 3106、GB/T 6170、GB/T 97.1', url: '' }, knowledge('普通螺纹的直径、螺距与攻丝底孔', 101)],
  };
}
