import sharp from 'sharp';
import type { ObjectStorage } from '../../adapters/object-storage/object-storage.ts';
import type { Database } from '../../database/database.ts';
import { opaqueId } from '../../database/opaque-id.ts';
import { MallError } from '../../http/mall-error.ts';
import { contentPictureRepository, type PictureRow } from './content-picture.repository.ts';

export type { PictureRow } from './content-picture.repository.ts';

/** Widths in pixels that pages ask for: a phone's, a column's, a page's at twice the dots. */
const sizes = [480, 960, 1600];
const mostPixels = 50_000_000;
const formats = ['avif', 'webp'] as const;
const readable = new Set(['jpeg', 'png', 'webp', 'heif']);

/**
 * Pictures of what the mall tells (rule content 25). What comes is drawn anew in its sizes, in AVIF and WebP: nothing of the file itself is ever handed out, neither
 * where it was taken nor what it hides.
 */
export const contentPictures = (db: Database, storage: ObjectStorage) => {
  const pictures = contentPictureRepository(db);
  return {
    find: (ids: readonly string[]): Promise<PictureRow[]> => pictures.byIds(ids),
    page: (offset: number, limit: number) => pictures.page(offset, limit),
    /** @throws {MallError} CONTENT_PICTURE_UNREADABLE */
    async add(content: Buffer, name: string): Promise<PictureRow> {
      const drawn = await drawSizes(content).catch(() => {
        throw new MallError('CONTENT_PICTURE_UNREADABLE');
      });
      const keys: Record<string, string> = {};
      for (const { file, bytes } of drawn.files) {
        const key = opaqueId();
        await storage.write(key, bytes);
        keys[file] = key;
      }
      const row = { id: opaqueId(), name: name.slice(0, 120), ...drawn.size, widths: drawn.widths, keys };
      await pictures.insert(row);
      return row;
    },
    /** @param file `{id}-{width}.avif` @returns undefined where there is none */
    async read(file: string): Promise<{ bytes: Buffer; type: string } | undefined> {
      const [, id = '', size = '', format = ''] = /^([0-9a-z]{26})-(\d{2,4})\.(avif|webp)$/.exec(file) ?? [];
      const [row] = id ? await pictures.byIds([id]) : [];
      // A picture that is narrower than a size has no more than its own width.
      const own = row && sizes.includes(Number(size)) ? `${row.widths.at(-1)}.${format}` : '';
      const key = row?.keys[`${size}.${format}`] ?? row?.keys[own];
      const bytes = key && (await storage.read(key));
      return bytes ? { bytes, type: `image/${format}` } : undefined;
    },
  };
};
export type ContentPictures = ReturnType<typeof contentPictures>;

async function drawSizes(content: Buffer) {
  const whole = sharp(content, { limitInputPixels: mostPixels, failOn: 'error' }).rotate();
  const { format, width, height, orientation = 1 } = await whole.metadata();
  if (!readable.has(format ?? '') || !width || !height) throw new Error('no picture of these kinds');
  const [across, up] = orientation >= 5 ? [height, width] : [width, height];
  const wanted = [...new Set(sizes.map((size) => Math.min(size, across)))];
  const files: { file: string; bytes: Buffer }[] = [];
  for (const size of wanted)
    for (const one of formats) {
      const scaled = whole.clone().resize({ width: size, withoutEnlargement: true });
      const bytes = await (one === 'avif' ? scaled.avif({ quality: 55, effort: 3 }) : scaled.webp({ quality: 78 })).toBuffer();
      files.push({ file: `${size}.${one}`, bytes });
    }
  const largest = wanted.at(-1)!;
  return { files, widths: wanted, size: { width: largest, height: Math.round((up * largest) / across) } };
}
