import type { Line } from './line.ts';
import type { Lookup, Option } from './notation.ts';

/** One row of a line's table: a size and version, before a brand makes it. */
export interface Variant extends Lookup {
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

/** All rows of a line's table in catalogue order, each `packs` times. */
export function variantsOf(line: Line, packs = 1): Variant[] {
  const places = placesOf(line);
  const found: Variant[] = [];
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
    let factor = 1;
    let popularity = 0;
    for (const option of options) {
      factor *= option.factor;
      if (option.popular) popularity += 1;
    }
    for (let pack = 0; pack < packs; pack += 1) {
      found.push({ ...lookup, index: found.length, options, factor, popularity: popularity - pack, pack });
    }
  };
  descend(0);
  return found;
}
