import sharp from 'sharp';
import { clerk } from './clerk.ts';

/** How a list is put on paper and in front of a camera. */
export interface Look {
  font: string;
  /** Size of its letters, in pixels. */
  size: number;
  ruled: boolean;
  /** Turned by so many degrees. */
  turned?: number;
  /** Of the jpg, 100 at best. */
  quality?: number;
  stamp?: boolean;
  /** As a phone sees it: from aside, with a shadow, slightly blurred and grainy. */
  phone?: boolean;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
/** Letters of a text in widths of a Chinese one. */
const widthOf = (text: string) => [...text].reduce((sum, char) => sum + (/[\u2e80-\uffef]/.test(char) ? 1 : 0.58), 0);

/** A table with titles above it, as a jpg. @param rows cells; a row of one cell is a title */
export async function drawn(rows: readonly (readonly string[])[], look: Look): Promise<Buffer> {
  const { font, size, ruled } = look;
  const columns = Math.max(...rows.map(({ length }) => length));
  const widths = Array.from({ length: columns }, (_, at) =>
    Math.max(2, ...rows.map((row) => (row.length > 1 || columns === 1 ? widthOf(row[at] ?? '') : 0))),
  );
  const lefts = widths.map((_, at) => size * (2 + widths.slice(0, at).reduce((sum, width) => sum + width + 1.4, 0)));
  const [step, margin] = [size * 1.9, size * 2.5];
  const width = Math.round(lefts.at(-1)! + size * (widths.at(-1)! + 3));
  const height = Math.round(rows.length * step + margin * 2);
  const texts = rows.flatMap((row, at) =>
    row.map((cell, column) => {
      const x = row.length === 1 && columns > 1 ? size * 4 : lefts[column]!;
      return `<text x="${x}" y="${margin + at * step + size * 1.3}">${escaped(cell)}</text>`;
    }),
  );
  const lines = ruled
    ? [
        ...Array.from({ length: rows.length + 1 }, (_, at) => `M${size} ${margin + at * step}H${width - size}`),
        ...lefts.map((left) => `M${left - size * 0.7} ${margin}V${margin + rows.length * step}`),
        `M${width - size} ${margin}V${margin + rows.length * step}M${size} ${margin}V${margin + rows.length * step}`,
      ]
    : [];
  const stamp = look.stamp
    ? `<g transform="translate(${width * 0.68} ${height * 0.7}) rotate(-14)" opacity="0.62" fill="none" stroke="#d22" stroke-width="${size * 0.22}"><circle r="${size * 4.2}"/>
       <text y="${size * 0.4}" text-anchor="middle" fill="#d22" stroke="none" font-size="${size * 1.2}">采购专用章</text></g>`
    : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${font}" font-size="${size}" fill="#1a1a1a">
    <rect width="100%" height="100%" fill="#fff"/><path d="${lines.join('')}" stroke="#333" stroke-width="1.4"/>${texts.join('')}${stamp}</svg>`;
  let picture = sharp(Buffer.from(svg)).flatten({ background: '#fff' });
  if (look.turned) picture = sharp(await picture.png().toBuffer()).rotate(look.turned, { background: '#e9e7e2' });
  if (look.phone) picture = await photographed(picture);
  return picture.jpeg({ quality: look.quality ?? 88 }).toBuffer();
}

/** The page on a table, seen from aside, darker at one end; the same at every run. */
async function photographed(page: ReturnType<typeof sharp>) {
  const { data, info } = await page.removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const out = Buffer.alloc(width * height * 3);
  const { below } = clerk(4711);
  for (let y = 0; y < height; y += 1) {
    // Farther up the page is smaller, and leans to the right.
    const away = 1 - y / height;
    const shrunk = 1 - 0.07 * away;
    for (let x = 0; x < width; x += 1) {
      const u = (x - width / 2 - 14 * away) / shrunk / 0.96 + width / 2;
      const v = height / 2 + ((y - height / 2) * (1 + 0.04 * away)) / 0.96 - 0.02 * (x - width / 2);
      const light = 0.97 - 0.34 * (x / width) ** 2 - 0.08 * away;
      const [x0, y0] = [Math.floor(u), Math.floor(v)];
      for (let channel = 0; channel < 3; channel += 1) {
        const at = (dx: number, dy: number) => data[((y0 + dy) * width + x0 + dx) * 3 + channel]!;
        const isOn = x0 >= 0 && y0 >= 0 && x0 < width - 1 && y0 < height - 1;
        const [fx, fy] = [u - x0, v - y0];
        const paper = isOn ? (at(0, 0) * (1 - fx) + at(1, 0) * fx) * (1 - fy) + (at(0, 1) * (1 - fx) + at(1, 1) * fx) * fy : 96;
        out[(y * width + x) * 3 + channel] = Math.max(0, Math.min(255, paper * light * [1, 0.985, 0.94][channel]! + below(13) - 6));
      }
    }
  }
  return sharp(out, { raw: { width, height, channels: 3 } }).blur(0.7);
}

/** A PDF of pictures alone, as a scanner makes one. */
export async function scannedPdf(pages: readonly Buffer[]): Promise<Buffer> {
  const objects: Buffer[] = [];
  const add = (head: string, stream?: Buffer) =>
    objects.push(stream ? Buffer.concat([Buffer.from(`${head}\nstream\n`), stream, Buffer.from('\nendstream')]) : Buffer.from(head));
  const kids = pages.map((_, at) => `${3 + at * 3} 0 R`).join(' ');
  add('<</Type/Catalog/Pages 2 0 R>>');
  add(`<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`);
  for (const [at, page] of pages.entries()) {
    const { width, height } = await sharp(page).metadata();
    const [wide, high] = [595, Math.round((595 * height) / width)];
    const content = Buffer.from(`q ${wide} 0 0 ${high} 0 0 cm /I Do Q`);
    add(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${wide} ${high}]/Resources<</XObject<</I ${4 + at * 3} 0 R>>>>/Contents ${5 + at * 3} 0 R>>`,
    );
    add(
      `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode/Length ${page.length}>>`,
      page,
    );
    add(`<</Length ${content.length}>>`, content);
  }
  let file = Buffer.from('%PDF-1.4\n');
  const places: number[] = [];
  for (const [at, object] of objects.entries()) {
    places.push(file.length);
    file = Buffer.concat([file, Buffer.from(`${at + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF`;
  return Buffer.concat([file, Buffer.from(end)]);
}
