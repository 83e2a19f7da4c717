/** A text with the letters put right that a reader of pictures takes for digits: 3O, Ml0, M8xl6. */
export function withRepairedDigits(text: string): string {
  return text
    .replace(/(?<=\d)[oO](?=[\doO]|[vVaAwW](?![A-Za-z])|mm|(?![A-Za-z]))/g, '0')
    .replace(/(?<=(?:^|[^A-Za-z])(?:[MmφΦ]|[xX×*.~-]))[oO](?=\d)/g, '0')
    .replace(/(?<=\d)[lI|](?=\d)/g, '1')
    .replace(/(?<=(?:^|[^A-Za-z])(?:[Mm]|[φΦ×*]|\d[xX]))[lI|](?=\d)/g, '1')
    .replace(/(?<![A-Za-z0-9])[lI](?=\d)/g, '1');
}

const alike: Record<string, string> = {
  O: '0',
  0: 'O',
  I: '1',
  L: '1',
  1: 'I',
  S: '5',
  5: 'S',
  B: '8',
  8: 'B',
  Z: '2',
  2: 'Z',
  G: '6',
  6: 'G',
};
const mostVariants = 40;

/** Numbers that a reader of pictures could have taken for this one: one or two signs differ, the nearest first. @param number normalised */
export function misreadings(number: string): string[] {
  const once: string[] = [];
  const at = [...number].flatMap((char, i) => (alike[char] ? [i] : []));
  const changed = (text: string, i: number) => text.slice(0, i) + alike[text[i]!] + text.slice(i + 1);
  for (const i of at) {
    once.push(changed(number, i));
    if (number[i] === '1') once.push(`${number.slice(0, i)}L${number.slice(i + 1)}`);
  }
  const twice = at.flatMap((i, n) => at.slice(n + 1).map((j) => changed(changed(number, i), j)));
  return [...once, ...twice].slice(0, mostVariants);
}
