import { drawParts } from './banner-motifs.ts';
import { escapeXml } from './escape-xml.ts';
import { lettering } from './lettering.ts';
import { line, repeat } from './shapes.ts';

export interface Banner {
  title: string;
  subtitle: string;
  /** blue, steel, green or amber: the tint of the ground. */
  tone: string;
  /** Motifs (bolts, bearing, pneumatics, tools, protection, assistant, credit) or up to three drawing families. */
  parts: string[];
}

const tones: Record<string, { ground: string; grid: string; ink: string }> = {
  blue: { ground: '#eaf1fb', grid: '#d5e3f7', ink: '#0b3d91' },
  steel: { ground: '#eef1f5', grid: '#dde3ea', ink: '#1c2430' },
  green: { ground: '#e9f4ef', grid: '#d3e8de', ink: '#14573d' },
  amber: { ground: '#fbf2e6', grid: '#f2e2c9', ink: '#7a3e00' },
};

/** A home page banner, 964 × 336: words on the left, line drawings with their dimensions on squared paper at the right. */
export function drawBanner({ title, subtitle, tone, parts }: Banner): string {
  const { ground, grid, ink } = tones[tone] ?? { ground: '#eef1f5', grid: '#dde3ea', ink: '#1c2430' };
  const squares = repeat(27, (i) => line(440 + i * 20, 0, 440 + i * 20, 336)) + repeat(16, (i) => line(430, 18 + i * 20, 964, 18 + i * 20));
  const size = Math.min(
    38,
    400 /
      Math.max(
        1,
        [...title].reduce((sum, char) => sum + (char.charCodeAt(0) < 256 ? 0.55 : 1), 0),
      ),
  );
  const words =
    lettering(title, { x: 56, y: Math.round(138 + size * 0.5), size, weight: 700 }) +
    lettering(subtitle, { x: 56, y: 198, size: 17, weight: 400, more: ' fill="#56606e"' });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 964 336" role="img"><title>${escapeXml(title)}</title><defs><linearGradient id="f"><stop offset="0" stop-color="${ground}"/><stop offset="1" stop-color="${ground}" stop-opacity="0"/></linearGradient></defs><rect width="964" height="336" fill="${ground}"/><path d="${squares}" stroke="${grid}" fill="none"/><rect x="430" width="120" height="336" fill="url(#f)"/><g transform="translate(436 6)">${drawParts(parts)}</g><g font-family="sans-serif" fill="${ink}"><rect x="56" y="104" width="36" height="4"/>${words}</g></svg>`;
}
