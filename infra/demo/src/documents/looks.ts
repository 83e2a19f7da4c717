import sharp, { type Sharp } from 'sharp';
import { type Clerk, clerk } from '../matching/clerk.ts';
import { photographed } from './photographed.ts';

/** How a document gets into a file. */
export const looks = ['clean', 'turned', 'dark', 'noisy', 'jpeg', 'photographed'] as const;
export type Look = (typeof looks)[number];

const jpeg = (picture: Sharp, quality: number) => picture.jpeg({ quality }).toBuffer();

/** Grain, as of a small sensor in bad light. */
async function grainy(picture: Buffer, strength: number, seed: number): Promise<Sharp> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { below } = clerk(seed);
  for (let at = 0; at < data.length; at += 3) {
    const noise = below(strength * 2 + 1) - strength;
    for (let channel = 0; channel < 3; channel += 1)
      data[at + channel] = Math.max(0, Math.min(255, data[at + channel]! + noise + below(strength) - strength / 2));
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
}

/** A drawn document as a file: the same at every run. @param turn which of the ways to turn it, for `turned` */
export async function seen(svg: string, look: Look, random: Clerk): Promise<Buffer> {
  const flat = await sharp(Buffer.from(svg)).flatten({ background: '#fff' }).png().toBuffer();
  const picture = sharp(flat);
  if (look === 'clean') return jpeg(picture, 92);
  if (look === 'jpeg') return jpeg(picture.resize({ width: 1000, withoutEnlargement: true }), 45);
  if (look === 'dark') return jpeg(picture.linear(0.34 + random.below(12) / 100, 6).modulate({ saturation: 0.8 }), 85);
  if (look === 'noisy') return jpeg((await grainy(flat, 26 + random.below(14), random.below(1e9))).blur(0.6), 80);
  if (look === 'turned') {
    const how = random.below(6);
    const slanted = sharp(
      await picture
        .rotate(random.one([-6, -4, 3, 5]), { background: '#ddd8cf' })
        .png()
        .toBuffer(),
    );
    if (how === 0) return jpeg(slanted, 88);
    if (how === 1) return slanted.rotate(270).withMetadata({ orientation: 6 }).jpeg({ quality: 88 }).toBuffer();
    return jpeg(slanted.rotate([90, 180, 270, 180][how - 2]!), 88);
  }
  return photographed(flat, random);
}
