import Type, { type Static } from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { UploadedFile } from './fields.ts';

/** How far a picture or a PDF is read. */
export const ListReading = Type.Object({
  file: UploadedFile,
  name: Type.String(),
  url: Type.String({ description: 'opens the original for an hour' }),
  state: Type.Enum(['reading', 'read', 'refused']),
  pagesDone: Type.Integer(),
  pagesTotal: Type.Integer({ description: '0: not opened yet' }),
  words: Type.String({ description: 'why it is not read, to the buyer' }),
});
export type ListReading = Static<typeof ListReading>;

const named = { access: 'login', body: Type.Object({ uploadFilePath: UploadedFile }) } as const;

/** Pictures and PDFs become lists in the background (rules download 14–17); then IdentifyTable and MatchInquirySheet take them as they take a sheet. */
export const listReadingCalls = {
  readListFile: defineCall({
    ...named,
    method: 'POST',
    path: '/api/inquiryTableIdentify/ReadListFile',
    effect: 'write',
    ...{ right: 'none', inSimulation: true },
    idempotent: true,
    summary: '在后台识别上传的图片或PDF；已经在识别或识别完的，返回进度',
    response: ListReading,
    refusals: ['FILE_NOT_FOUND', 'FILE_NO_PICTURE'],
  }),
  getListReading: defineCall({
    method: 'GET',
    path: '/api/inquiryTableIdentify/GetListReading',
    access: 'login',
    effect: 'read',
    inSimulation: true,
    summary: '本人最近一份还没有匹配或放弃的图片、PDF清单的识别进度',
    response: Type.Object({ reading: Type.Union([ListReading, Type.Null()]) }),
  }),
  putListReadingAside: defineCall({
    ...named,
    method: 'POST',
    path: '/api/inquiryTableIdentify/PutListReadingAside',
    effect: 'write',
    ...{ right: 'none', inSimulation: true },
    summary: '放弃一份图片、PDF清单；文件仍可作为附件使用',
    response: Type.Object({ putAside: Type.Boolean() }),
  }),
};
