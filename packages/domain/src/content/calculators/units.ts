interface Unit {
  name: string;
  /** So many of the quantity's first unit; exact where the definition is. */
  factor: number;
}
interface Quantity {
  name: string;
  units: Readonly<Record<string, Unit>>;
}

/** Units in trade and what they are worth (GB 3100-1993; NIST Special Publication 811, appendix B). */
export const quantities = {
  length: {
    name: '长度',
    units: { mm: u('毫米 mm', 1), cm: u('厘米 cm', 10), m: u('米 m', 1000), in: u('英寸 in', 25.4), ft: u('英尺 ft', 304.8) },
  },
  pressure: {
    name: '压力',
    units: {
      MPa: u('兆帕 MPa', 1),
      bar: u('巴 bar', 0.1),
      kPa: u('千帕 kPa', 0.001),
      kgf: u('公斤力/平方厘米 kgf/cm²', 0.0980665),
      psi: u('磅/平方英寸 psi', 0.006894757293168),
      atm: u('标准大气压 atm', 0.101325),
    },
  },
  torque: {
    name: '力矩',
    units: {
      Nm: u('牛·米 N·m', 1),
      kgfm: u('公斤力·米 kgf·m', 9.80665),
      lbfft: u('磅力·英尺 lbf·ft', 1.3558179483314),
      lbfin: u('磅力·英寸 lbf·in', 0.1129848290276),
    },
  },
  force: {
    name: '力',
    units: { N: u('牛 N', 1), kN: u('千牛 kN', 1000), kgf: u('公斤力 kgf', 9.80665), lbf: u('磅力 lbf', 4.4482216152605) },
  },
  mass: {
    name: '质量',
    units: { kg: u('千克 kg', 1), g: u('克 g', 0.001), t: u('吨 t', 1000), lb: u('磅 lb', 0.45359237), oz: u('盎司 oz', 0.028349523125) },
  },
  flow: {
    name: '流量',
    units: {
      lmin: u('升/分 L/min', 1),
      m3h: u('立方米/时 m³/h', 1000 / 60),
      ls: u('升/秒 L/s', 60),
      gpm: u('美制加仑/分 gpm', 3.785411784),
      cfm: u('立方英尺/分 cfm', 28.316846592),
    },
  },
  power: {
    name: '功率',
    units: { kW: u('千瓦 kW', 1), W: u('瓦 W', 0.001), PS: u('米制马力 PS', 0.73549875), hp: u('英制马力 hp', 0.745699871582) },
  },
  temperature: { name: '温度', units: { C: u('摄氏 ℃', 1), F: u('华氏 ℉', 5 / 9), K: u('开尔文 K', 1) } },
} as const satisfies Record<string, Quantity>;
export type QuantityName = keyof typeof quantities;

/** Zero of a scale in degrees Celsius. */
const zeros: Readonly<Record<string, number>> = { C: 0, F: -160 / 9, K: -273.15 };

function u(name: string, factor: number): Unit {
  return { name, factor };
}

/** @returns the value in the other unit, undefined for a unit that the quantity doesn't have */
export function convert(quantity: QuantityName, value: number, from: string, to: string): number | undefined {
  const units: Readonly<Record<string, Unit>> = quantities[quantity].units;
  const [one, other] = [units[from], units[to]];
  if (!one || !other || !Number.isFinite(value)) return undefined;
  if (quantity !== 'temperature') return (value * one.factor) / other.factor;
  return (value * one.factor + zeros[from]! - zeros[to]!) / other.factor;
}
