import sharp from 'sharp';
import type { Clerk } from '../matching/clerk.ts';

type Point = readonly [number, number];

/** Solves the eight numbers of the projection that puts `to` onto `from`. */
function projection(to: readonly Point[], from: readonly Point[]): number[] {
  const rows = to.flatMap(([x, y], at) => {
    const [u, v] = from[at]!;
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  for (let column = 0; column < 8; column += 1) {
    const best = rows
      .slice(column)
      .reduce((most, row, at) => (Math.abs(row[column]!) > Math.abs(rows[most]![column]!) ? column + at : most), column);
    [rows[column], rows[best]] = [rows[best]!, rows[column]!];
    const pivot = rows[column]!;
    for (const row of rows) {
      if (row === pivot) continue;
      const share = row[column]! / pivot[column]!;
      for (let at = column; at < 9; at += 1) row[at]! -= share * pivot[at]!;
    }
  }
  return rows.map((row, at) => row[8]! / row[at]!);
}

/** A sheet on a table as a phone sees it: from aside, with a shadow across, a glare, grain, and a table of wood behind. */
export async function photographed(page: Buffer, { below, chance }: Clerk): Promise<Buffer> {
  const { data, info } = await sharp(page).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const [w, h] = [info.width, info.height];
  const [width, height] = [Math.round(w * 1.16), Math.round(h * 1.18)];
  const off = (side: number) => (below(100) / 100) * 0.055 * side;
  const [x0, y0, x1, y1] = [w * 0.08, h * 0.09, w * 1.08, h * 1.09];
  const corners: Point[] = [
    [x0 + off(w), y0 + off(h)],
    [x1 - off(w), y0 + off(h)],
    [x1 - off(w) * 0.4, y1 - off(h)],
    [x0 + off(w) * 0.4, y1 - off(h)],
  ];
  const m = projection(corners, [
    [0, 0],
    [w, 0],
    [w, h],
    [0, h],
  ]);
  const out = Buffer.alloc(width * height * 3);
  const wood = [120 + below(60), 96 + below(50), 70 + below(50)];
  const edge = { at: (0.3 + below(40) / 100) * width, slope: below(80) / 100 - 0.4, depth: 0.18 + below(20) / 100 };
  const glare = { x: below(width), y: below(height), size: (0.1 + below(10) / 100) * width, light: chance(0.6) ? 60 + below(50) : 0 };
  const fade = 0.12 + below(18) / 100;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const scale = m[6]! * x + m[7]! * y + 1;
      const [u, v] = [(m[0]! * x + m[1]! * y + m[2]!) / scale, (m[3]! * x + m[4]! * y + m[5]!) / scale];
      const [ux, vy] = [Math.floor(u), Math.floor(v)];
      const isOn = ux >= 0 && vy >= 0 && ux < w - 1 && vy < h - 1;
      const shaded = 1 / (1 + Math.exp(-(x - edge.at - edge.slope * (y - height / 2)) / (width * 0.012)));
      const light = (0.98 - fade * (y / height)) * (1 - edge.depth * shaded);
      const shine = glare.light * Math.exp(-((x - glare.x) ** 2 + (y - glare.y) ** 2) / (2 * glare.size ** 2));
      const grain = below(17) - 8;
      for (let channel = 0; channel < 3; channel += 1) {
        const at = (dx: number, dy: number) => data[((vy + dy) * w + ux + dx) * 3 + channel]!;
        const [fx, fy] = [u - ux, v - vy];
        const paper = isOn
          ? (at(0, 0) * (1 - fx) + at(1, 0) * fx) * (1 - fy) + (at(0, 1) * (1 - fx) + at(1, 1) * fx) * fy
          : wood[channel]! + 9 * Math.sin(y / 7 + 3 * Math.sin(x / 160));
        out[(y * width + x) * 3 + channel] = Math.max(0, Math.min(255, paper * light * [1, 0.985, 0.93][channel]! + shine + grain));
      }
    }
  return sharp(out, { raw: { width, height, channels: 3 } })
    .blur(0.6 + below(6) / 10)
    .jpeg({ quality: 72 + below(14) })
    .toBuffer();
}
