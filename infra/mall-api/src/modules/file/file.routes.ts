import { fileCalls as calls } from '@mall/api-contract/file';
import { mayAct } from '@mall/domain/staff';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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
  app.get(calls.downloadOssFile.path, ({ caller, query }: Asked, reply) => {
    const { kp } = caller;
    if (!kp) return plain(reply, 401, '请登录后再下载');
    return answer(reply, () => files.open(String(query.file ?? ''), kp.customerId));
  });
  app.get('/api/staff/DownloadOssFile', ({ caller, query }: Asked, reply) => {
    if (!caller.staff) return plain(reply, 401, '请登录员工工作台');
    if (!mayAct(caller.staff.roles, ['sales'])) return plain(reply, 403, '拒绝访问');
    return answer(reply, () => files.readOfTrade(String(query.file ?? '')));
  });
  await app.register(async (uploads) => {
    takesUploads(uploads);
    route(uploads, calls.uploadFile, async ({ file, purpose }, { kp }) =>
      files.keep(kp, { name: (file as File).name, content: Buffer.from(await file.arrayBuffer()) }, purpose),
    );
  });
}
