import sharp, { type Sharp } from 'sharp';
import { pixelsAtMost, Refused } from '../refusals.ts';

/** The longer side of what is read, in pixels: letters of a dense page are still 12 pixels high. */
export const longestSide = 2400;

/** A picture turned as its camera was held, shrunk, without transparency. @returns a jpg @throws {Refused} BROKEN, ANIMATED, TOO_MANY_PIXELS, WRONG_TYPE */
export async function upright(content: Buffer): Promise<Uint8Array> {
  // The head is looked at before anything is unpacked.
  const { width, height, pages, format } = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new Refused('BROKEN');
    });
  if (!['jpeg', 'png', 'webp'].includes(format)) throw new Refused('WRONG_TYPE');
  if ((pages ?? 1) > 1 || isAnimatedPng(content)) throw new Refused('ANIMATED');
  if (width * height > pixelsAtMost) throw new Refused('TOO_MANY_PIXELS');
  return asJpg(sharp(content, { limitInputPixels: pixelsAtMost, sequentialRead: true, failOn: 'error' }).rotate());
}

/** @throws {Refused} BROKEN */
export const asJpg = (picture: Sharp): Promise<Uint8Array> =>
  picture
    .flatten({ background: '#fff' })
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .jpeg({ quality: 94, chromaSubsampling: '4:4:4' })
    .toBuffer()
    .catch(() => {
      throw new Refused('BROKEN');
    });

/** A png with the chunk of animations before its data. */
const isAnimatedPng = (content: Buffer) => {
  const data = content.indexOf('IDAT');
  const control = content.indexOf('acTL');
  return content.subarray(1, 4).toString() === 'PNG' && control > 0 && control < data;
};
