import multipart from '@fastify/multipart';
import { largestFile } from '@mall/domain/file';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Overload } from '../load/overload.ts';
import { turns } from '../load/turns.ts';
import { MallError } from './mall-error.ts';
import { badInput } from './validation.ts';

/** What a file's envelope takes besides, in bytes. */
const envelope = 16 * 1024;

const refuse = () => new Overload('too many files at once');
/** Files are held in memory while they come: so many of all, and of one person. */
const ofAll = turns({ atOnce: 20, waiting: 40, patienceMs: 5000 }, refuse);
const ofOne = turns({ atOnce: 2, waiting: 8, patienceMs: 20_000 }, refuse);

/** Routes of this scope take a file; all others keep to JSON. */
export function takesUploads(scope: FastifyInstance) {
  scope.register(multipart, { limits: { fileSize: largestFile, files: 1, fields: 4, fieldSize: 1000, parts: 6, headerPairs: 20 } });
}

const tooLarge = () => new MallError('FILE_TOO_LARGE', { limit: largestFile });

/** The file that a request brings, whole. @throws {MallError} FILE_TOO_LARGE, BAD_REQUEST */
export async function uploadedFile(request: FastifyRequest, who: string): Promise<File> {
  if (Number(request.headers['content-length'] ?? 0) > largestFile + envelope) throw tooLarge();
  if (!request.isMultipart?.()) throw badInput('content-type', '应为 multipart/form-data');
  return ofOne.take(who, () =>
    ofAll.take('', async () => {
      try {
        const part = await request.file();
        if (part?.fieldname !== 'file') throw badInput('file', '缺失');
        return new File([new Uint8Array(await part.toBuffer())], part.filename ?? '');
      } catch (error) {
        if (error instanceof MallError) throw error;
        if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge();
        throw badInput('file', '无法读取，请重新上传');
      }
    }),
  );
}
