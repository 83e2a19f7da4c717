import type { Numbers, Params } from './part.ts';

const least = 0.1;
const most = 3000;

/** Reads a SKU's parameters; a figure nobody sells is none. */
export function numbers(params: Params): Numbers {
  const mm = (key: string) => {
    const value = Object.hasOwn(params, key) ? Number(params[key]) : Number.NaN;
    return value >= least && value <= most ? value : Number.NaN;
  };
  return {
    mm,
    mmOr: (key, usual = Number.NaN) => {
      const value = mm(key);
      return Number.isNaN(value) ? usual : value;
    },
    text: (key) => (Object.hasOwn(params, key) ? String(params[key]) : ''),
  };
}
