import { fileCalls as calls } from '@mall/api-contract/file';
import { staffCalls } from '@mall/api-contract/staff';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SignedInCaller } from '../../http/caller.ts';
import { isRefusal } from '../../http/mall-error.ts';
import { route } from '../../http/route.ts';
import { takesUploads } from '../../http/upload.ts';
import type { FileService } from './file.service.ts';
import { asAttachment } from './file-name.ts';
import { mediaTypes } from './file-type.ts';

type Asked = FastifyRequest<{ Querystring: { file?: string } }>;
type Kept = Awaited<ReturnType<FileService['read']>>;

const plain = (reply: FastifyReply, status: number, words: string) => reply.status(status).type('text/plain; charset=utf-8').send(words);

/** A file as it is handed out: saved, never shown in the mall's own pages, and taken for what it is (rule file 6). */
export const handOut = (reply: FastifyReply, { row, content }: { row: Pick<Kept['row'], 'name' | 'type'>; content: Buffer }) =>
  reply
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('content-disposition', asAttachment(row.name))
    .type(mediaTypes[row.type])
    .send(content);

/** Uploading, and the two addresses that answer a file itself: for its company by a signed link, for staff by its id. */
export async function fileRoutes(app: FastifyInstance, { files }: { files: FileService }) {
  const answer = async (reply: FastifyReply, find: () => Promise<Kept>) => {
    try {
      return handOut(reply, await find());
    } catch (error) {
      if (isRefusal(error, 'FILE_NOT_FOUND')) return plain(reply, 404, '链接已过期，或没有该文件，请回到页面重新下载');
      throw error;
    }
  };
  app.get(calls.downloadOssFile.path, { config: { call: calls.downloadOssFile } }, ({ caller, query }: Asked, reply) =>
    answer(reply, () => files.open(String(query.file ?? ''), (caller as SignedInCaller).kp)),
  );
  app.get(staffCalls.downloadOssFile.path, { config: { call: staffCalls.downloadOssFile } }, ({ query }: Asked, reply) =>
    answer(reply, () => files.readOfTrade(String(query.file ?? ''))),
  );
  await app.register(async (uploads) => {
    takesUploads(uploads);
    route(uploads, calls.uploadFile, async ({ file, purpose }, { kp }) =>
      files.keep(kp, { name: (file as File).name, content: Buffer.from(await file.arrayBuffer()) }, purpose),
    );
  });
}
