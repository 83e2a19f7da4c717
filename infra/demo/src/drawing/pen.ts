import { escapeXml } from './escape-xml.ts';
import { lettering } from './lettering.ts';
import { line, n1 } from './shapes.ts';

const ink = '#1c2430';
const blue = '#0b57d0';

type Style = 'main' | 'thin' | 'axis' | 'body' | 'tone' | 'paper' | 'dark' | 'plain' | 'gap';

/** Collects one drawing: ink outlines in the order given, dimension lines only in the large form. */
export class Pen {
  readonly large: boolean;
  private parts: { style: Style; d: string }[] = [];
  private dimensions = '';
  private labels = '';

  constructor(large: boolean) {
    this.large = large;
  }

  private add(style: Style, d: string): this {
    const last = this.parts.at(-1);
    const open = style === 'main' || style === 'thin' || style === 'axis';
    if (open && last?.style === style) last.d += d;
    else if (d) this.parts.push({ style, d });
    return this;
  }

  /** Outline. */
  main = (d: string) => this.add('main', d);
  /** Edges within an outline, threads, knurls, hatching. */
  thin = (d: string) => this.add('thin', d);
  /** Centre line. */
  axis = (d: string) => this.add('axis', d);
  /** Outlined surface of the part; hides what is below. */
  body = (d: string) => this.add('body', d);
  /** Darker surface: grips, seals, rubber. */
  tone = (d: string) => this.add('tone', d);
  /** Outlined surface in white. */
  paper = (d: string) => this.add('paper', d);
  /** Solid ink. */
  dark = (d: string) => this.add('dark', d);
  /** Surface without outline. */
  plain = (d: string) => this.add('plain', d);
  /** Cuts away what is below. */
  gap = (d: string) => this.add('gap', d);

  /** Horizontal dimension at height y between x1 and x2, with extension lines from `from`. */
  dimH(x1: number, x2: number, y: number, label: string | number, from = y): this {
    if (!this.large || label === '' || label === 0) return this;
    const out = y > from ? 3 : -3;
    this.dimensions += line(x1, from, x1, y + out) + line(x2, from, x2, y + out) + line(x1, y, x2, y);
    this.dimensions += `${arrow(x1, y, 1, 0)}${arrow(x2, y, -1, 0)}`;
    return this.text((x1 + x2) / 2, y - 2.5, String(label));
  }

  /** Vertical dimension at x between y1 and y2, with extension lines from `from`. */
  dimV(y1: number, y2: number, x: number, label: string | number, from = x): this {
    if (!this.large || label === '' || label === 0) return this;
    const out = x > from ? 3 : -3;
    this.dimensions += line(from, y1, x + out, y1) + line(from, y2, x + out, y2) + line(x, y1, x, y2);
    this.dimensions += `${arrow(x, y1, 0, 1)}${arrow(x, y2, 0, -1)}`;
    const middle = (y1 + y2) / 2;
    return this.label(x - 2.5, middle, String(label), ` transform="rotate(-90 ${n1(x - 2.5)} ${n1(middle)})"`);
  }

  /** A figure in blueprint blue. */
  text(x: number, y: number, label: string): this {
    return this.large && label ? this.label(x, y, label) : this;
  }

  private label(x: number, y: number, label: string, more = ''): this {
    this.labels += lettering(label, { x, y, size: 8, weight: 400, anchor: 'middle', more });
    return this;
  }

  /** The drawing as a group, to be placed in another picture. */
  toGroup(): string {
    const main = this.large ? 1.3 : 2.6;
    const thin = this.large ? 0.65 : 1.2;
    const attributes: Record<Style, string> = {
      main: '',
      thin: ` stroke-width="${thin}"`,
      axis: ` stroke-width="${thin}" stroke-dasharray="9 2.5 2 2.5"`,
      body: ' fill="#eff2f6"',
      tone: ' fill="#cfd7e0"',
      paper: ' fill="#fff"',
      dark: ` fill="${ink}"`,
      plain: ' fill="#dfe5ec" stroke="none"',
      gap: ' fill="#fff" stroke="none"',
    };
    const paths = this.parts
      .filter(({ style }) => this.large || style !== 'axis')
      .map(({ style, d }) => `<path${attributes[style]} d="${d}"/>`)
      .join('');
    const dimensions = this.dimensions ? `<path stroke="${blue}" stroke-width=".6" d="${this.dimensions}"/>` : '';
    const labels = this.labels
      ? `<g fill="${blue}" stroke="#fff" stroke-width="2.4" paint-order="stroke" font-family="sans-serif">${this.labels}</g>`
      : '';
    return `<g fill="none" stroke="${ink}" stroke-width="${main}" stroke-linejoin="round" stroke-linecap="round">${paths}${dimensions}${labels}</g>`;
  }

  /** The drawing by itself, as a square picture with its title. */
  toSvg(title: string): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" role="img"><title>${escapeXml(title)}</title>${this.toGroup()}</svg>`;
  }
}

function arrow(x: number, y: number, dx: number, dy: number): string {
  const l = 4.5;
  const w = 1.3;
  return `M${n1(x + dx * l - dy * w)} ${n1(y + dy * l - dx * w)}L${n1(x)} ${n1(y)}L${n1(x + dx * l + dy * w)} ${n1(y + dy * l + dx * w)}`;
}
