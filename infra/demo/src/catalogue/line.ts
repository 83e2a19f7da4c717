import { type Axis, compileTemplate, parseAxis, parsePairs, type Template } from './notation.ts';
import { variantsOf } from './variants.ts';

export type Trade =
  | 'fastener'
  | 'bearing'
  | 'seal'
  | 'pneumatic'
  | 'hydraulic'
  | 'cutting'
  | 'abrasive'
  | 'hand'
  | 'power'
  | 'measuring'
  | 'electric'
  | 'automation'
  | 'lighting'
  | 'protection'
  | 'adhesive'
  | 'lubricant'
  | 'handling'
  | 'cleaning'
  | 'valve'
  | 'transmission'
  | 'welding'
  | 'safety'
  | 'office'
  | 'packing';

type Numbers = (key: string) => number;
type Texts = (key: string) => string;

/** One line of products as a maker's catalogue prints it: a table of sizes and versions, sold by the brands of its trade. */
export interface LineSpec {
  /** First, second and third level: '紧固件/螺钉/内六角圆柱头螺钉'. */
  at: string;
  trade: Trade;
  /** Drawing family, see src/modules/product/drawing. */
  family: string;
  /** Name of the product without its size; the third level's name unless given. */
  title?: string;
  axes: Record<string, string>;
  /** Attributes that are not axes, templates allowed: '执行标准=GB/T 70.1; 驱动方式=内六角'. */
  also: string;
  /** The SKU's name without its brand. */
  name: string;
  /** Manufacturer's part number; {@} is the brand's code. */
  mpn: string;
  /** List price of one unit in yuan before the options' and the brand's factors. */
  price: (n: Numbers, t: Texts) => number;
  /** Drawing parameters: 'd=螺纹规格 l=公称长度 k z=!4 t=@材质' (number of a column, constant, text). */
  draw?: string;
  /** What one unit of quantity is, and what it comes in: ['个', '盒', 100]. */
  unit: [unit: string, pack: string, packQty: number];
  /** Share of a catalogue that is smaller or larger than the mall's own; 1 unless given. */
  weight?: number;
  /** How many brands publish the whole series in the mall's own catalogue (rule catalogue 13); 2 unless given. */
  makers?: number;
  /** Columns whose values separate one product (SPU) from the next of the same brand; those the line hasn't are passed over. */
  spu?: string[];
  /** Columns in which an optional substitute may differ; `spu` unless given. */
  alike?: string[];
  /** The holes that the standard or the maker's table has: combinations of options that don't exist. */
  when?: (n: Numbers, t: Texts) => boolean;
  /** Says that `when` leaves sizes out on purpose between those it has. */
  steps?: true;
  /** Keys under which others find this part as accessory, and which parts this one wants with it. */
  provides?: string;
  wants?: [key: string, kind: 2 | 3, remark: string][];
  /** Makes the line configurable: the buyer chooses, the number is generated. */
  options?: { key: string; values: string[]; priceFactor: number[] }[];
  /** Spelling of the part number by brand, for example 2RS1, DDU or LLU. */
  mpnByBrand?: (brandId: number, mpn: string) => string;
}

export interface Line extends Omit<LineSpec, 'axes' | 'also' | 'name' | 'mpn' | 'draw' | 'provides' | 'wants' | 'title'> {
  title: string;
  axes: Axis[];
  also: [string, Template][];
  name: Template;
  mpn: Template;
  draw: { param: string; key: string; kind: 'number' | 'text' | 'constant' }[];
  provides?: Template;
  wants: { key: Template; kind: 2 | 3; remark: string }[];
}

/** Checks and compiles one written line. */
export function line(spec: LineSpec): Line {
  const path = spec.at.split('/');
  if (path.length !== 3) throw new Error(`${spec.at} does not name three levels`);
  const axes = Object.entries(spec.axes).map(([key, options]) => parseAxis(key, options));
  const columns = new Set(axes.flatMap((axis) => axis.columns.map(({ key }) => key)));
  const made: Line = {
    ...spec,
    spu: spec.spu?.filter((key) => columns.has(key)),
    alike: spec.alike?.filter((key) => columns.has(key)),
    title: spec.title ?? path[2] ?? '',
    axes,
    also: parsePairs(spec.also),
    name: compileTemplate(spec.name),
    mpn: compileTemplate(spec.mpn),
    draw: (spec.draw ?? '')
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => {
        const [param = '', key = param] = word.split('=');
        if (key.startsWith('!')) return { param, key: key.slice(1), kind: 'constant' };
        if (key.startsWith('@')) return { param, key: key.slice(1), kind: 'text' };
        return { param, key, kind: 'number' };
      }),
    provides: spec.provides === undefined ? undefined : compileTemplate(spec.provides),
    wants: (spec.wants ?? []).map(([key, kind, remark]) => ({ key: compileTemplate(key), kind, remark })),
  };
  return spec.when ? { ...made, axes: usedOptions(made) } : made;
}

/** Lines share lists of sizes: what a line makes nothing of is no option of it. */
function usedOptions(made: Line): Axis[] {
  const rows = variantsOf(made);
  return made.axes.map((axis, a) => {
    const used = new Set(rows.map(({ options }) => options[a]));
    return { ...axis, options: axis.options.filter((option) => used.has(option)) };
  });
}

/** Several lines that share most of their specification. */
export const lines = (shared: Partial<LineSpec>, each: Partial<LineSpec>[]): Line[] =>
  each.map((spec) => line({ ...shared, ...spec } as LineSpec));
