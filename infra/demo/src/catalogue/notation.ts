/**
 * The short notation the catalogue's tables are written in.
 *
 * An axis is `key: options`. Options are separated by spaces: `*M8 M10:1.4 304不锈钢:1.9:A2` is value[:price factor[:code]];
 * a star marks what sells most. A key such as `型号/内径|mm/_B` names several columns of each option (`6204/20/14`): with a
 * unit, and with `_` a number for prices and drawings that is no attribute. `_` in a value is a space, `%` a slash, `^` a colon.
 */
export interface Option {
  /** Raw column values, in the order of the axis' columns. */
  columns: string[];
  numbers: number[];
  factor: number;
  code: string;
  popular: boolean;
}

export interface Column {
  key: string;
  unit: string;
  hidden: boolean;
}

export interface Axis {
  columns: Column[];
  options: Option[];
}

const readable = (raw: string) => raw.replace(/_/g, ' ').replace(/%/g, '/').replace(/\^/g, ':');

/** First number in a value; `1/4` and `1-1/2` are fractions. */
export function leadingNumber(value: string): number {
  const fraction = /(?:(\d+)-)?(\d+)\/(\d+)/.exec(value);
  if (fraction && !/^\D*\d+\.?\d*[×x]/.test(value)) return Number(fraction[1] ?? 0) + Number(fraction[2]) / Number(fraction[3]);
  const plain = /-?\d+(?:\.\d+)?/.exec(value);
  return plain ? Math.abs(Number(plain[0])) : 0;
}

/** What a value looks like inside a part number. */
export function codeOf(value: string): string {
  return value
    .toUpperCase()
    .replace(/[×*]/g, 'X')
    .replace(/\//g, '-')
    .replace(/[^0-9A-Z.-]/g, '');
}

export function parseAxis(key: string, notation: string): Axis {
  const columns = key.split('/').map((part): Column => {
    const [name = '', unit = ''] = part.split('|');
    return { key: name.replace(/^_/, ''), unit: readable(unit), hidden: name.startsWith('_') };
  });
  const options = notation
    .trim()
    .split(/\s+/)
    .map((word): Option => {
      const popular = word.startsWith('*');
      const [value = '', factor = '', code] = (popular ? word.slice(1) : word).split(':');
      const values = value.split('/').map(readable);
      if (values.length !== columns.length) throw new Error(`Axis ${key}: "${word}" has ${values.length} columns`);
      return {
        columns: values,
        numbers: values.map(leadingNumber),
        factor: factor ? Number(factor) : 1,
        code: code === undefined ? codeOf(values[0] ?? '') : code === '_' ? '' : readable(code),
        popular,
      };
    });
  return { columns, options: inOrder(options) };
}

const clothing = ['均码', 'S', 'M', 'L', 'XL', 'XXL'];

/** Sizes go up, as buyers read them; words stay as they are written. */
function inOrder(options: Option[]): Option[] {
  const first = options.map(({ columns }) => columns[0] ?? '');
  if (first.every((value) => clothing.includes(value)))
    return options.toSorted((a, b) => clothing.indexOf(a.columns[0] ?? '') - clothing.indexOf(b.columns[0] ?? ''));
  const sizes = first.map((value) => /^(M|DN|R|G|)\d[.\d/-]*$/.exec(value));
  const isOneKind = sizes.every((size) => size && size[1] === sizes[0]?.[1]);
  return isOneKind ? options.toSorted((a, b) => (a.numbers[0] ?? 0) - (b.numbers[0] ?? 0)) : options;
}

/** A compiled `{key}` (value), `{key#}` (first number), `{key#03}` (padded), `{key~}` (code) template. */
export type Template = (lookup: Lookup) => string;
export interface Lookup {
  text: (key: string) => string;
  number: (key: string) => number;
  code: (key: string) => string;
}

export function compileTemplate(source: string): Template {
  const parts = source.split(/\{([^}]+)\}/).map((part, i) => {
    if (i % 2 === 0) return () => part;
    if (part.endsWith('~')) return ({ code }: Lookup) => code(part.slice(0, -1));
    const [key = '', width] = part.split('#');
    if (width === undefined) return ({ text }: Lookup) => text(key);
    return ({ number }: Lookup) => String(number(key)).padStart(Number(width || 0), '0');
  });
  return (lookup) => {
    let result = '';
    for (const part of parts) result += part(lookup);
    return result;
  };
}

/** `材质=铬钒钢; 头部高度={k} mm` → ordered pairs of key and template. */
export function parsePairs(source: string): [string, Template][] {
  return source
    .split(';')
    .map((pair) => pair.trim())
    .filter(Boolean)
    .map((pair) => {
      const at = pair.indexOf('=');
      if (at < 1) throw new Error(`"${pair}" is no key=value`);
      return [pair.slice(0, at).trim(), compileTemplate(pair.slice(at + 1).trim())];
    });
}
