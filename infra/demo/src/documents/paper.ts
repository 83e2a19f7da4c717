/** Fonts that forms are printed with. */
export const sans = 'Noto Sans CJK SC, Noto Sans SC, sans-serif';
export const serif = 'Noto Serif CJK SC, Noto Serif SC, serif';

/** A drawn document before it is photographed: what stands on it is known. */
export interface DrawnDocument {
  kind: 'businessLicense' | 'bankLicense' | 'idCard' | 'invoice' | 'address';
  svg: string;
  width: number;
  height: number;
  truth: Record<string, string>;
}
interface Style {
  size?: number;
  fill?: string;
  font?: string;
  bold?: boolean;
  spacing?: number;
  middle?: boolean;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
export const widthOf = (text: string, size: number) =>
  [...text].reduce((sum, char) => sum + (/[\u2e80-\uffef]/.test(char) ? size : size * 0.56), 0);

/** A sheet of paper that is written on. */
export function paper(width: number, height: number, { size = 28, font = serif, ground = '#fff' } = {}) {
  const parts: string[] = [];
  const text = (x: number, y: number, words: string, style: Style = {}) => {
    const attributes = [
      `font-size="${style.size ?? size}"`,
      style.fill ? `fill="${style.fill}"` : '',
      style.font ? `font-family="${style.font}"` : '',
      style.bold ? 'font-weight="bold"' : '',
      style.spacing ? `letter-spacing="${style.spacing}"` : '',
      style.middle ? 'text-anchor="middle"' : '',
    ].join(' ');
    parts.push(`<text x="${x}" y="${y}" xml:space="preserve" ${attributes}>${escaped(words)}</text>`);
  };
  return {
    text,
    raw: (svg: string) => void parts.push(svg),
    /** Text in lines of so many pixels. @returns the level of the line after it */
    wrapped(x: number, y: number, words: string, within: number, style: Style = {}): number {
      const own = style.size ?? size;
      let [line, level] = ['', y];
      for (const char of words) {
        if (widthOf(line + char, own) > within) {
          text(x, level, line, style);
          [line, level] = ['', level + own * 1.45];
        }
        line += char;
      }
      text(x, level, line, style);
      return level + own * 1.45;
    },
    stamp(x: number, y: number, words: string) {
      parts.push(
        `<g transform="translate(${x} ${y}) rotate(-12)" opacity="0.5" fill="none" stroke="#d22" stroke-width="6"><circle r="${size * 3.4}"/><text y="${size * 1.6}" text-anchor="middle" fill="#d22" stroke="none" font-size="${size * 0.8}">${escaped(words)}</text></g>`,
      );
    },
    done: (kind: DrawnDocument['kind'], truth: Record<string, string>): DrawnDocument => ({
      ...{ kind, width, height, truth },
      svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${font}" font-size="${size}" fill="#1c1c1c"><rect width="100%" height="100%" fill="${ground}"/>${parts.join('')}</svg>`,
    }),
  };
}
