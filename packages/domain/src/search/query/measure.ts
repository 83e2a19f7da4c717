import { unitOf, unitPattern } from './units.ts';

/** A number as a size: `M8` {prefix m, 8}, `220V` {220, voltage}, `G1/2` {prefix g, 0.5, inch}. */
export interface Measure {
  /** Letters before it, '' for none. */
  prefix: string;
  /** As written. */
  raw: number;
  /** What it counts; '' when nothing says so. */
  family: string;
  /** In the base unit of its family. */
  base: number;
}

const number = '\\d+-\\d+/\\d+|\\d+/\\d+|\\d+(?:\\.\\d+)?';
const anywhere = new RegExp(`([a-zφ]*)(${number})(?:(${unitPattern})(?![a-z0-9]))?`, 'g');
const whole = new RegExp(`^([a-zφ]{0,4})(${number})(${unitPattern})?$`);

/** `1/2`, `1-1/4`, `6.5` as a number. */
function numberIn(text: string): number {
  const [, ones, top, bottom] = /^(?:(\d+)-)?(\d+)\/(\d+)$/.exec(text) ?? [];
  return top && bottom ? Number(ones ?? 0) + Number(top) / Math.max(1, Number(bottom)) : Number(text);
}

function measureOf(prefix: string, text: string, unit: string | undefined): Measure {
  const raw = numberIn(text);
  const known = unit ? unitOf(unit) : undefined;
  const family = known?.family ?? (text.includes('/') || /^(?:g|r|rc|rp|pt|npt|zg)$/.test(prefix) ? 'inch' : '');
  return { prefix: prefix === 'φ' || prefix === 'd' ? '' : prefix, raw, family, base: raw * (known?.factor ?? 1) };
}

/**
 * The numbers of an attribute's value, a unit that stands at the end counting for all: `0~150 mm` 0 and 150 mm, `AC220V` ac 220 V.
 * @param text normalised, with units as signs
 */
export function measuresIn(text: string): Measure[] {
  const found = Array.from(text.matchAll(anywhere), ([, prefix = '', digits = '', unit]) => measureOf(prefix, digits, unit));
  const last = found.at(-1);
  if (last?.family && last.raw !== 0) {
    const factor = last.base / last.raw;
    for (const one of found) if (!one.family && !one.prefix) Object.assign(one, { family: last.family, base: one.raw * factor });
  }
  return found;
}

/** A text that is one measure and nothing else. */
export function asMeasure(text: string): Measure | undefined {
  const [, prefix = '', digits, unit] = whole.exec(text) ?? [];
  return digits === undefined ? undefined : measureOf(prefix, digits, unit);
}

/** Nominal pipe sizes by their inch, ISO 6708 and ISO 228: DN15 is G1/2 is 1/2寸 is 4分 (eighths of an inch). */
const pipes = new Map([
  [6, 1 / 8],
  [8, 1 / 4],
  [10, 3 / 8],
  [15, 1 / 2],
  [20, 3 / 4],
  [25, 1],
  [32, 5 / 4],
  [40, 3 / 2],
  [50, 2],
  [65, 5 / 2],
  [80, 3],
  [100, 4],
  [125, 5],
  [150, 6],
  [200, 8],
  [250, 10],
  [300, 12],
]);

/** The inches of a measure that can be a pipe's or a pipe thread's. */
function inchesOf({ prefix, raw, family }: Measure): number | undefined {
  if (prefix === 'dn') return pipes.get(raw);
  if (family === 'pipe') return raw / 8;
  return family === 'inch' ? raw : undefined;
}

const isSame = (a: number, b: number) => Math.abs(a - b) <= 1e-6 * Math.max(Math.abs(a), Math.abs(b), 1e-9);

const pipeThreads = new Set(['', 'g', 'r', 'rc', 'rp', 'pt', 'npt', 'zg', 'dn']);

/** May this value be meant by what was typed, number aside: the same prefix, the same kind of unit? */
export function isComparable(typed: Measure, value: Measure): boolean {
  if (typed.family === 'degree' && value.prefix === 'hrc') return true;
  if (inchesOf(typed) !== undefined && inchesOf(value) !== undefined) {
    const isOneThread =
      typed.prefix === value.prefix || typed.prefix === '' || typed.prefix === 'dn' || value.prefix === 'dn' || value.prefix === '';
    return isOneThread && pipeThreads.has(typed.prefix);
  }
  if (typed.prefix !== '' && typed.prefix !== value.prefix) return false;
  // 4级 is not YE4, but 24V may be DC24V.
  if (typed.prefix === '' && typed.family !== '' && value.prefix !== '' && value.family === '') return false;
  return typed.family === '' || typed.family === value.family || value.family === '';
}

/** How far a comparable value is from what was typed; 0 is it. */
export function distance(typed: Measure, value: Measure): number {
  const [a, b] = [inchesOf(typed), inchesOf(value)];
  if (a !== undefined && b !== undefined && (typed.prefix === 'dn' || value.prefix === 'dn' || typed.family !== value.family))
    return isSame(a, b) ? 0 : b - a;
  const [from, to] = typed.family && value.family === typed.family ? [typed.base, value.base] : [typed.raw, value.raw];
  return isSame(from, to) ? 0 : to - from;
}

/** How far a comparable value is from what was typed, as a ratio: its logarithm, 0 is it. */
export function ratioOf(typed: Measure, value: Measure): number {
  const from = Math.max(1e-9, typed.family && value.family === typed.family ? typed.base : typed.raw);
  return Math.abs(Math.log(Math.max(1e-9, from + distance(typed, value)) / from));
}

/** The numbers of a text: M8x30, 20x47x14, 0-150, 3x2.5mm2; undefined when it is no size. */
export function measuresOf(text: string): Measure[] | undefined {
  const pieces = /^m?\d[\d.]*[-~]\d[\d.]*(?:[a-z]+)?$/.test(text) && !text.includes('/') ? text.split(/[-~]/) : text.split(/x|~/);
  const measures = pieces.map(asMeasure);
  return measures.every((one) => one !== undefined) && measures.length < 5 ? measures : undefined;
}
