import { inquiryCalls as calls, type ListReading } from '@mall/api-contract/inquiry';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { route } from '../../http/route.ts';
import type { FileService } from '../file/file.service.ts';
import { isPicture } from './list-file.ts';
import { type ListReadingRow, listReadingRepository } from './list-reading.repository.ts';
import type { ListReadings } from './list-reading.ts';

interface Parts {
  db: Database;
  files: FileService;
  readings: ListReadings;
}

/** Pictures and PDFs on their way to a list (rules download 14–17). */
export function listReadingRoutes(app: FastifyInstance, { db, files, readings }: Parts) {
  const view = async ({ fileId, state, pagesDone, pagesTotal, words }: ListReadingRow): Promise<ListReading | null> => {
    const [file] = await files.views([fileId]);
    return file ? { file: fileId, name: file.name, url: file.url, state, pagesDone, pagesTotal, words } : null;
  };
  route(app, calls.readListFile, async ({ uploadFilePath }, { kp }) => {
    const [file] = await files.find([uploadFilePath], kp.customerId);
    if (!file || !isPicture(file.type)) throw new MallError('FILE_NO_PICTURE');
    const told = await view(await readings.begin(kp, uploadFilePath));
    if (!told) throw new MallError('FILE_NOT_FOUND');
    return told;
  });
  route(app, calls.getListReading, async (_input, { kp }) => {
    const row = await listReadingRepository(db).newestOpen(kp.kpId);
    return { reading: row ? await view(row) : null };
  });
  route(app, calls.putListReadingAside, async ({ uploadFilePath }, { kp }) => ({
    putAside: await listReadingRepository(db).close(uploadFilePath, kp.customerId),
  }));
}
