import { randomInt } from 'node:crypto';

// Letters as strokes on a grid 4 wide and 6 high; none that people confuse. Drawn as lines, so the letters aren't in the picture's text.
const strokes: Record<string, string> = {
  A: '06 20 46|13 33',
  C: '41 30 10 01 05 16 36 45',
  E: '40 00 06 46|03 33',
  F: '40 00 06|03 33',
  H: '00 06|40 46|03 43',
  K: '00 06|40 03 46',
  L: '00 06 46',
  M: '06 00 23 40 46',
  N: '06 00 46 40',
  P: '06 00 30 41 42 33 03',
  R: '06 00 30 41 42 33 03|23 46',
  T: '00 40|20 26',
  U: '00 05 16 36 45 40',
  W: '00 16 23 36 40',
  X: '00 46|40 06',
  Y: '00 23 40|23 26',
  Z: '00 40 06 46',
  3: '01 10 30 41 42 33 13|33 44 45 36 16 05',
  4: '36 30 04 44',
  7: '00 40 16',
};
export const captchaLetters = Object.keys(strokes);

const jitter = (spread: number) => (randomInt(2001) / 1000 - 1) * spread;
const round = (value: number) => Math.round(value * 10) / 10;

function letterPath(letter: string, left: number): string {
  const angle = jitter(0.3);
  const size = 4.6 + jitter(0.5);
  const point = ([x = '0', y = '0']: string) => {
    const [dx, dy] = [(Number(x) - 2) * size + jitter(1), (Number(y) - 3) * size + jitter(1)];
    return `${round(left + dx * Math.cos(angle) - dy * Math.sin(angle))} ${round(22 + dx * Math.sin(angle) + dy * Math.cos(angle))}`;
  };
  return strokes[letter]!.split('|')
    .map((line) => `M${line.split(' ').map(point).join('L')}`)
    .join('');
}

/** Draws letters as an SVG data URL, 120 × 44, with some strokes across. */
export function drawCaptcha(letters: string): string {
  const paths = [...letters].map((letter, index) => letterPath(letter, 20 + index * 27 + jitter(3))).join('');
  const noise = Array.from(
    { length: 4 },
    () => `M${randomInt(10)} ${randomInt(44)}Q${randomInt(120)} ${randomInt(44)} ${110 + randomInt(10)} ${randomInt(44)}`,
  ).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 44" width="120" height="44"><rect width="120" height="44" fill="#f2f4f7"/><g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${noise}" stroke="#9aa7b8"/><path d="${paths}" stroke="#1f3a5f" stroke-width="2.6"/></g></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
