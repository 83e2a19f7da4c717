import { defineCall } from '../call/define-call.ts';
import { KeptFile } from './shapes.ts';

/** Files that buyers bring. They come back through signed links, `GET /api/download/DownloadOssFile?file=…`, which answer the file itself. */
export const fileCalls = {
  uploadFile: defineCall({
    method: 'POST',
    path: '/api/common/UploadFile',
    summary: '上传一个文件：xlsx、xls、csv、pdf 或图片，最大10 MB；24小时内没有用到的会被清理',
    access: 'login',
    effect: 'write',
    upload: true,
    response: KeptFile,
    refusals: ['FILE_TYPE_REFUSED', 'FILE_TOO_LARGE', 'FILE_EMPTY', 'FILE_QUOTA'],
  }),
};
