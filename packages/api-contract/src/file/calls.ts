import { filePurposes } from '@mall/domain/file';
import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { KeptFile } from './shapes.ts';

/** Files that buyers bring, and how they come back (rules file 1–8). */
export const fileCalls = {
  uploadFile: defineCall({
    method: 'POST',
    path: '/api/common/UploadFile',
    summary: '上传一个文件：xlsx、xls、csv、pdf 或图片，最大10 MB；24小时内没有用到的会被清理',
    access: 'login',
    effect: 'write',
    inSimulation: true,
    upload: true,
    query: Type.Object({
      purpose: Type.Optional(
        Type.Enum([...filePurposes], { description: 'proof of what is wrong with goods may be a video or a doc, too; trade unless told' }),
      ),
    }),
    response: KeptFile,
    refusals: ['FILE_TYPE_REFUSED', 'FILE_TOO_LARGE', 'FILE_EMPTY', 'FILE_QUOTA'],
  }),
  downloadOssFile: defineCall({
    method: 'GET',
    path: '/api/download/DownloadOssFile',
    summary: '下载一个文件：地址由上传与附件给出，一小时内有效，只对本公司打开',
    access: 'login',
    effect: 'read',
    inSimulation: true,
    file: true,
    query: Type.Object({ file: Type.Optional(Type.String({ description: 'the signed name in the address' })) }),
    response: Type.String({ description: 'the file' }),
  }),
};
