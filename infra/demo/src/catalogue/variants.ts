import type { Line } from './line.ts';
import type { Lookup, Option } from './notation.ts';

/** One row of a line's table: a size and version, before a brand makes it. */
export interface Variant extends Lookup {
  /** Place in the line's table; the same whatever the size of the catalogue. */
  index: number;
  options: Option[];
  factor: number;
  popularity: number;
  /** Extended catalogues sell the same part in more pack sizes; 0 is the usual one. */
  pack: number;
}

type Places = Map<string, [axis: number, column: number]>;

function placesOf(line: Line): Places {
  const places: Places = new Map();
  line.axes.forEach((axis, a) => {
    axis.columns.forEach((column, c) => {
      places.set(column.key, [a, c]);
    });
  });
  return places;
}

function lookupOf(line: Line, places: Places, options: Option[]): Lookup {
  const place = (key: string) => {
    const found = places.get(key);
    if (!found) throw new Error(`${line.at} has no column ${key}`);
    return found;
  };
  return {
    text: (key) => {
      const [a, c] = place(key);
      return options[a]?.columns[c] ?? '';
    },
    number: (key) => {
      const [a, c] = place(key);
      return options[a]?.numbers[c] ?? 0;
    },
    code: (key) => {
      const [a] = place(key);
      return options[a]?.code ?? '';
    },
  };
}

type Row = Pick<Variant, 'options' | 'text' | 'number' | 'code' | 'factor' | 'popularity'>;
const known = new WeakMap<Line, Row[]>();

function rowsOf(line: Line): Row[] {
  const places = placesOf(line);
  const rows: Row[] = [];
  const chosen: Option[] = [];
  const descend = (depth: number) => {
    const axis = line.axes[depth];
    if (axis) {
      for (const option of axis.options) {
        chosen[depth] = option;
        descend(depth + 1);
      }
      return;
    }
    const options = chosen.slice();
    const lookup = lookupOf(line, places, options);
    if (line.when && !line.when(lookup.number, lookup.text)) return;
    const factor = options.reduce((all, option) => all * option.factor, 1);
    rows.push({ ...lookup, options, factor, popularity: options.filter(({ popular }) => popular).length });
  };
  descend(0);
  return rows;
}

/** All rows of a line's table in catalogue order, in their usual pack; then all of them in the next pack, `packs` times. */
export function variantsOf(line: Line, packs = 1): Variant[] {
  const rows = known.get(line) ?? rowsOf(line);
  known.set(line, rows);
  return Array.from({ length: packs }, (_, pack) =>
    rows.map((row, i): Variant => ({ ...row, index: pack * rows.length + i, popularity: row.popularity - pack, pack })),
  ).flat();
}
