import { knowledge, lacks, type Selection, type SelectionInput, told } from './selection.ts';

/** Copper, PVC, in conduit, 30 ℃: section in mm², amperes of two and of three loaded conductors (GB/T 16895.6-2014, tables B.52.2 and B.52.4, B1). */
const capacities = [
  [1.5, 17.5, 15.5],
  [2.5, 24, 21],
  [4, 32, 28],
  [6, 41, 36],
  [10, 57, 50],
  [16, 76, 68],
  [25, 101, 89],
  [35, 125, 110],
  [50, 151, 134],
] as const;
/** Ω·mm²/m of copper in normal service (GB/T 16895.6-2014, annex G). */
const resistivity = 0.0225;
/** Of the voltage, at most (GB/T 16895.6-2014, 525). */
const mostDrop = 0.05;
const powerFactor = { 1: 1, 3: 0.85 } as const;
const usualVoltage = { 1: 220, 3: 380 } as const;

const phasesOf = ({ phases, voltage }: SelectionInput): 1 | 3 => phases ?? (voltage !== undefined && voltage > 300 ? 3 : 1);

/** Cross section of a copper wire by what it carries and how long it is. */
export function cable(input: SelectionInput): Selection {
  const title = '电线截面';
  const phases = phasesOf(input);
  const { power, length = 0, voltage = usualVoltage[phases] } = input;
  if (power === undefined && input.current === undefined) return lacks(title, ['power', '功率（kW）或电流（A）']);
  const root = phases === 3 ? Math.sqrt(3) : 1;
  const current = input.current ?? (1000 * power!) / (root * voltage * powerFactor[phases]);
  const carriedBy = ([, ofTwo, ofThree]: (typeof capacities)[number]) => (phases === 3 ? ofThree : ofTwo);
  const dropOf = (section: number) => ((phases === 3 ? Math.sqrt(3) : 2) * current * length * resistivity) / section;
  const chosen = capacities.find((row) => carriedBy(row) >= current && dropOf(row[0]) <= mostDrop * voltage);
  const steps = [
    input.current === undefined
      ? `I = P/(${phases === 3 ? '√3·' : ''}U·cosφ) = ${told(power! * 1000, 0)}/(${phases === 3 ? '1.732×' : ''}${voltage}×${powerFactor[phases]}) = ${told(current)} A`
      : `I = ${told(current)} A`,
  ];
  if (!chosen) return { ...lacks(title, ['current', `${phases === 3 ? 134 : 151} A 以下的电流或较短的线路，更大的请按电缆样本选`]), steps };
  const [section] = chosen;
  steps.push(`${section} mm² 载流量（${phases === 3 ? '三' : '两'}根带负荷导体）${carriedBy(chosen)} A ≥ ${told(current)} A`);
  if (length > 0) steps.push(`压降 ${told(length, 0)} m：${told(dropOf(section))} V，占 ${told((100 * dropOf(section)) / voltage)}% ≤ 5%`);
  return {
    title,
    result: `用 ${section} mm² 铜芯线（${told(current)} A）。`,
    missing: [],
    steps,
    keyword: `单芯电线 ${section}平方`,
    notes: ['按穿管、环境 30 ℃ 计；40 ℃ 时载流量乘 0.87', ...(length > 0 ? [] : ['线路较长时告诉我长度，可以核算压降'])],
    sources: [{ name: 'GB/T 16895.6-2014', url: '' }, knowledge('电线截面怎么选：载流量与压降', 502)],
  };
}

/** Rated currents of contactors, A, AC-3 at 380 V. */
const contactors = [9, 12, 18, 25, 32, 40, 50, 65, 80, 95];
/** A four-pole motor at 380 V: amperes a kilowatt, as catalogues have it. */
const perKilowatt = 2;

/** A contactor for a three-phase motor. */
export function contactor({ power, current }: SelectionInput): Selection {
  const title = '接触器选型';
  if (power === undefined && current === undefined) return lacks(title, ['power', '电机功率（kW）']);
  const rated = current ?? power! * perKilowatt;
  const chosen = contactors.find((one) => one >= rated * 1.05);
  const steps = [
    current === undefined ? `380 V 电机电流约 2 A/kW：${told(power!)} × 2 = ${told(rated)} A` : `电机电流 ${told(rated)} A`,
    `AC-3 额定电流 ≥ 1.05 × ${told(rated)} = ${told(rated * 1.05)} A`,
  ];
  if (chosen === undefined) return { ...lacks(title, ['power', '45 kW 以下的电机，更大的请询价']), steps };
  return {
    title,
    result: `用 ${chosen} A 的交流接触器（AC-3，380 V）。`,
    missing: [],
    steps,
    keyword: `交流接触器 ${chosen}A`,
    notes: ['线圈电压按控制回路选：AC220 V、AC380 V、DC24 V', '频繁点动、反接制动（AC-4）须大两档'],
    sources: [{ name: 'GB/T 14048.4-2020', url: '' }, knowledge('交流接触器怎么选：AC-1、AC-3、AC-4', 504)],
  };
}
