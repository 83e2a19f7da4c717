import { createRequire } from 'node:module';
import sharp from 'sharp';

const font = createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf');
const rowHeight = 76;

/** For tests: a table as a picture, drawn with the font that papers are printed with, so that it looks the same on every machine. */
export async function aPicture(rows: readonly (readonly string[])[], lefts: readonly number[]): Promise<Buffer> {
  const cells = rows.flatMap((row, y) => row.flatMap((text, x) => (text ? [{ text, left: lefts[x]!, top: 40 + y * rowHeight }] : [])));
  const drawn = await Promise.all(
    cells.map(async ({ text, left, top }) => ({
      input: await sharp({ text: { text, font: 'Noto Sans SC 16', fontfile: font, dpi: 144, rgba: true } })
        .png()
        .toBuffer(),
      left,
      top,
    })),
  );
  const [width, height] = [lefts.at(-1)! + 160, rows.length * rowHeight + 80];
  return sharp({ create: { width, height, channels: 3, background: '#fdfcf8' } })
    .composite(drawn)
    .jpeg({ quality: 85 })
    .toBuffer();
}
