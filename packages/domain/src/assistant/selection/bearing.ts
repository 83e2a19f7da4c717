import { bearingLife, equivalentLoad } from '../../content/calculators/index.ts';
import { knowledge, lacks, type Selection, type SelectionInput, told } from './selection.ts';

/** Bores in mm, and of each series the outside diameters in mm and the ratings C and C0 in kN in their order (GB/T 276-2013; ratings as makers' catalogues have them). */
const bores = [10, 12, 15, 17, 20, 25, 30, 35, 40, 45, 50, 55, 60];
const series: readonly [name: string, outside: number[], rating: number[], staticRating: number[]][] = [
  [
    '60',
    [26, 28, 32, 35, 42, 47, 55, 62, 68, 75, 80, 90, 95],
    [4.75, 5.4, 5.85, 6.37, 9.95, 11.9, 13.8, 16.8, 17.8, 22.1, 22.9, 29.6, 30.7],
    [1.96, 2.36, 2.85, 3.25, 5, 6.55, 8.3, 10.2, 11.6, 14.6, 16, 21.2, 23.2],
  ],
  [
    '62',
    [30, 32, 35, 40, 47, 52, 62, 72, 80, 85, 90, 100, 110],
    [5.4, 7.28, 8.06, 9.95, 13.5, 14.8, 20.3, 27, 32.5, 35.1, 37.1, 46.2, 55.3],
    [2.36, 3.1, 3.75, 4.75, 6.55, 7.8, 11.2, 15.3, 19, 21.6, 23.2, 29, 36],
  ],
  [
    '63',
    [35, 37, 42, 47, 52, 62, 72, 80, 90, 100, 110, 120, 130],
    [8.52, 10.1, 11.9, 14.3, 16.8, 23.4, 29.6, 35.1, 42.3, 55.3, 65, 74.1, 85.2],
    [3.4, 4.15, 5.4, 6.55, 7.8, 11.6, 16, 19, 24, 31.5, 38, 45, 52],
  ],
];
/** Speed number n·dm in mm·r/min that greased deep groove ball bearings stand: with rubbing seals, with shields (makers' catalogues). */
const mostSpeed = { seals: 300_000, shields: 500_000 };
/** Machines that run eight hours a day. */
const usualHours = 20_000;

/** A deep groove ball bearing for a shaft by speed, load and wanted life; without a load, the medium series and what it carries. */
export function bearing({ shaft, speed, radialLoad, axialLoad = 0, hours = usualHours }: SelectionInput): Selection {
  const title = '轴承选型';
  if (shaft === undefined) return lacks(title, ['shaft', '轴径（mm）']);
  const at = bores.indexOf(shaft);
  if (at < 0) return lacks(title, ['shaft', '标准轴径：10、12、15、17、20、25…60 mm']);
  if (speed === undefined) return lacks(title, ['speed', '转速（r/min）']);
  const code = at < 4 ? `0${at}` : String(shaft / 5).padStart(2, '0');
  const needed = (life: number) => ((life * 60 * speed) / 1e6) ** (1 / 3);
  const all = series.map(([name, outside, rating, staticRating]) => {
    const load = equivalentLoad(radialLoad ?? 0, axialLoad, staticRating[at]!);
    return { name, outside: outside[at]!, rating: rating[at]!, load, life: bearingLife('ball', rating[at]!, load, speed)?.hours ?? 0 };
  });
  const hasLoad = radialLoad !== undefined || axialLoad > 0;
  const chosen = hasLoad ? all.find(({ life }) => life >= hours) : all[1];
  if (!chosen)
    return {
      ...lacks(title, ['radialLoad', '较小的载荷或较短的寿命']),
      steps: all.map(
        ({ name, rating, load, life }) => `${name}${code}：C ${rating} kN，P ${told(load, 2)} kN，L10h = ${Math.round(life)} h`,
      ),
      notes: ['三个系列的深沟球轴承都不够，请用圆柱滚子轴承或加大轴径'],
    };
  const mean = (shaft + chosen.outside) / 2;
  const speedNumber = mean * speed;
  const seal = speedNumber <= mostSpeed.seals ? '2RS' : '2Z';
  const model = `${chosen.name}${code}`;
  const steps = [
    `n·dm = ${speed} × (${shaft}+${chosen.outside})/2 = ${Math.round(speedNumber)} mm·r/min → ${seal === '2RS' ? '可用密封圈 2RS' : '用铁盖 2Z'}`,
  ];
  if (hasLoad)
    steps.push(
      `L10h = 10⁶/(60n)·(C/P)³ = 10⁶/(60×${speed})×(${chosen.rating}/${told(chosen.load, 2)})³ = ${Math.round(chosen.life)} h ≥ ${hours} h`,
    );
  else
    steps.push(
      `寿命 ${hours} h 时可承受 P = C/(60nL/10⁶)^⅓ = ${chosen.rating}/${told(needed(hours))} = ${told(chosen.rating / needed(hours), 2)} kN`,
    );
  return {
    title,
    result: `轴径 ${shaft}、${speed} r/min 用深沟球轴承 ${model}-${seal}（${shaft}×${chosen.outside}）。`,
    missing: [],
    steps,
    keyword: `${model} 深沟球轴承`,
    notes: [
      ...(speedNumber > mostSpeed.shields ? ['转速超过脂润滑的通行极限，须用油润滑或高速轴承'] : []),
      ...(hasLoad ? [] : ['没有给出载荷：告诉我径向载荷（kN），可以核算寿命']),
    ],
    sources: [{ name: 'GB/T 6391-2010、GB/T 276-2013', url: '' }, knowledge('轴承寿命怎么算', 202)],
  };
}
