/** Code 39 (ISO/IEC 16388): nine strokes a letter, bars and gaps in turn; `w` is wide. */
const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. *';
const strokes =
  'nnnwwnwnn wnnwnnnnw nnwwnnnnw wnwwnnnnn nnnwwnnnw wnnwwnnnn nnwwwnnnn nnnwnnwnw wnnwnnwnn nnwwnnwnn wnnnnwnnw nnwnnwnnw wnwnnwnnn nnnnwwnnw wnnnwwnnn nnwnwwnnn nnnnnwwnw wnnnnwwnn nnwnnwwnn nnnnwwwnn wnnnnnnww nnwnnnnww wnwnnnnwn nnnnwnnww wnnnwnnwn nnwnwnnwn nnnnnnwww wnnnnnwwn nnwnnnwwn nnnnwnwwn wwnnnnnnw nwwnnnnnw wwwnnnnnn nwnnwnnnw wwnnwnnnn nwwnwnnnn nwnnnnwnw wwnnnnwnn nwwnnnwnn nwnnwnwnn'.split(
    ' ',
  );

/** The bars of a text as [x, width] in a width of 1: what the mall's numbers are made of, anything else is left out. */
export function code39(text: string): [x: number, width: number][] {
  const all = `*${[...text.toUpperCase()].filter((char) => letters.includes(char) && char !== '*').join('')}*`;
  const bars: [number, number][] = [];
  let at = 0;
  for (const char of all) {
    for (const [index, stroke] of [...strokes[letters.indexOf(char)]!].entries()) {
      const wide = stroke === 'w' ? 2.5 : 1;
      if (index % 2 === 0) bars.push([at, wide]);
      at += wide;
    }
    at += 1;
  }
  const whole = at - 1;
  return bars.map(([x, width]) => [x / whole, width / whole]);
}
