interface Labelled {
  label: string;
}

const figure = /^(\D*)(\d+(?:\.\d+)?)(\D*)$/;

/** Sizes in the order of their figures (M4, M10; 0.5 mm, 1.25 mm); anything else stays as it came, the most frequent first. */
export function bySize<Value extends Labelled>(values: readonly Value[]): Value[] {
  const read = values.map((value) => ({ value, parts: figure.exec(value.label) }));
  const first = read[0]?.parts;
  const areSizes = !!first && read.every(({ parts }) => parts && parts[1] === first[1] && parts[3] === first[3]);
  if (!areSizes) return [...values];
  return read.sort((a, b) => Number(a.parts![2]) - Number(b.parts![2])).map(({ value }) => value);
}

/** How wide a text is, in half-width characters: a Han character takes two. */
export const widthOf = (text: string): number => [...text].reduce((sum, char) => sum + (char.charCodeAt(0) > 0x2e7f ? 2 : 1), 0);
