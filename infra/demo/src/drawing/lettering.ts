import { createRequire } from 'node:module';
import { type Font, openSync, type PathCommand } from 'fontkit';
import { escapeXml } from './escape-xml.ts';

type Weight = 400 | 700;
const require = createRequire(import.meta.url);
const files: Record<Weight, string> = {
  400: require.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
  700: require.resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf'),
};
const opened = new Map<Weight, Font>();

function fontOf(weight: Weight): Font {
  let font = opened.get(weight);
  if (!font) {
    font = openSync(files[weight]) as Font;
    opened.set(weight, font);
  }
  return font;
}

const letters: Record<Exclude<PathCommand['command'], 'lineTo'>, string> = {
  moveTo: 'm',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
};
const tenths = (value: number) => Math.round(value * 10);
const written = (value: number) => String(value / 10).replace(/^(-?)0\./, '$1.');

/** Path data in relative steps of tenths, which is half as long as absolute ones. */
class Outline {
  d = '';
  private at = [0, 0];
  private start = [0, 0];

  add({ command, args }: PathCommand) {
    const absolute = args.map(tenths);
    if (command === 'lineTo') return this.line(absolute);
    this.d += letters[command];
    let steps = '';
    absolute.forEach((value, i) => {
      const step = written(value - this.at[i % 2]!);
      steps += steps && !step.startsWith('-') ? ` ${step}` : step;
    });
    this.d += steps;
    this.at = command === 'closePath' ? this.start : absolute.slice(-2);
    if (command === 'moveTo') this.start = this.at;
  }

  /** Strokes of letters are level or upright more often than not. */
  private line(to: number[]) {
    const [x, y] = [to[0]! - this.at[0]!, to[1]! - this.at[1]!];
    this.at = to;
    if (y === 0) this.d += x === 0 ? '' : `h${written(x)}`;
    else this.d += x === 0 ? `v${written(y)}` : `l${written(x)}${y < 0 ? '' : ' '}${written(y)}`;
  }
}

interface Letters {
  x: number;
  y: number;
  size: number;
  weight: Weight;
  anchor?: 'start' | 'middle';
  isItalic?: boolean;
  /** Further attributes. */
  more?: string;
}

const slant = Math.tan((12 * Math.PI) / 180);

/** How wide a line of text is, in its size. */
export const lettersWide = (text: string, weight: Weight) =>
  fontOf(weight)
    .glyphsForString(text)
    .reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) / fontOf(weight).unitsPerEm;

/**
 * A line of text as the outlines of its letters, named for who can't see it. A picture that has text makes the browser open fonts and lay it out once more
 * for each picture, before the page itself is painted. What the font doesn't have stays text.
 */
export function lettering(text: string, { x, y, size, weight, anchor = 'start', isItalic = false, more = '' }: Letters): string {
  const font = fontOf(weight);
  const glyphs = font.glyphsForString(text);
  if (glyphs.some(({ id }) => id === 0))
    return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" text-anchor="${anchor}"${more}>${escapeXml(text)}</text>`;
  const scale = size / font.unitsPerEm;
  const outline = new Outline();
  let at = anchor === 'middle' ? x - (lettersWide(text, weight) * size) / 2 : x;
  for (const { path, advanceWidth } of glyphs) {
    for (const command of path.transform(scale, 0, isItalic ? slant * scale : 0, -scale, at, y).commands) outline.add(command);
    at += advanceWidth * scale;
  }
  return `<path aria-label="${escapeXml(text)}" d="${outline.d}"${more}/>`;
}
