import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { SheetChange } from './draft-shapes.ts';
import { DraftId, InquiryId, Quantity, UploadedFile, wholeSheet } from './fields.ts';
import { InquiryLine } from './line-shapes.ts';
import { ListMapping, RecognisedList } from './list-shapes.ts';
import { MatchProgress } from './sheet-shapes.ts';

/** What is matched: text as it was pasted or typed, or a file that was uploaded. */
const list = {
  data: Type.Optional(Type.String({ maxLength: 100_000, description: 'lines, or a table with tabs out of a spreadsheet' })),
  uploadFilePath: Type.Optional(UploadedFile),
  mapping: Type.Optional(ListMapping),
};
const MatchRequest = Type.Object({
  ...list,
  inquiryId: DraftId,
  inquiryMatchType: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 2, default: 1, description: '1: the lines are added; 2: they take the place of those there are' }),
  ),
  hasCommit: Type.Optional(
    Type.Boolean({ default: true, description: 'false: nothing is written, the lines are only counted and refused' }),
  ),
});
const Progress = Type.Object({ inquiryId: Type.Integer(), ...MatchProgress.properties, isDone: Type.Boolean() });
const write = { method: 'POST', access: 'login', effect: 'write', right: 'none', inSimulation: true } as const;
const refusals = [
  ...['INQUIRY_NOT_FOUND', 'INQUIRY_NOT_DRAFT', 'INQUIRY_FULL', 'INQUIRY_LIST_UNREADABLE'],
  ...['FILE_NOT_FOUND', 'FILE_UNREADABLE', 'FILE_BEING_READ', 'ATTACHMENTS_FULL'],
] as const;

/** From a list to matched lines (rules inquiry 14–17, 32). The first 50 are matched while the buyer waits, the others in the background. */
export const matchCalls = {
  identifyTable: defineCall({
    method: 'POST',
    path: '/api/inquiryTableIdentify/IdentifyTable',
    access: 'login',
    effect: 'read',
    inSimulation: true,
    summary: '识别粘贴的内容或上传的表格：返回理解到的列与行，供修改；不写入',
    body: Type.Object(list),
    bodyAtMost: wholeSheet,
    response: RecognisedList,
    refusals: ['INQUIRY_LIST_UNREADABLE', 'FILE_NOT_FOUND', 'FILE_UNREADABLE', 'FILE_BEING_READ'],
  }),
  matchInquirySheet: defineCall({
    ...write,
    seePrices: 'blanked',
    path: '/api/inquiry/MatchInquirySheet',
    idempotent: true,
    summary: '把清单写入询价单并匹配；返回已匹配好的前50行',
    body: MatchRequest,
    bodyAtMost: wholeSheet,
    response: SheetChange,
    refusals,
  }),
  bomMatchInquirySheet: defineCall({
    ...write,
    seePrices: 'blanked',
    path: '/api/inquiry/BomMatchInquirySheet',
    idempotent: true,
    // A BOM counts what one machine needs: the same act with its quantities times the machines.
    summary: '物料清单：每套用量乘以套数后写入并匹配',
    body: Type.Object({ ...MatchRequest.properties, sets: Type.Optional(Quantity) }),
    bodyAtMost: wholeSheet,
    response: SheetChange,
    refusals,
  }),
  matchInquirySheetV2: defineCall({
    ...write,
    path: '/api/inquiry/MatchInquirySheetV2',
    idempotent: true,
    // For programs, which poll: the same act, answered as soon as the lines are written.
    summary: '把清单写入询价单，全部在后台匹配，立即返回进度',
    body: MatchRequest,
    bodyAtMost: wholeSheet,
    response: Progress,
    refusals,
  }),
  matchInquirySheetByInquiryId: defineCall({
    ...write,
    path: '/api/inquiry/matchInquirySheetByInquiryId/{id}',
    summary: '重新匹配未匹配与待确认的行',
    params: Type.Object({ id: InquiryId }),
    response: Progress,
    refusals: ['INQUIRY_NOT_FOUND', 'INQUIRY_NOT_DRAFT'],
  }),
  getInquiryMatchTaskProcess: defineCall({
    method: 'GET',
    path: '/api/inquiry/GetInquiryMatchTaskProcess',
    access: 'login',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    summary: '匹配进度，以及上次询问以来匹配好的行',
    query: Type.Object({
      inquiryId: InquiryId,
      since: Type.Optional(Type.String({ format: 'date-time', description: '`asOf` of the last answer; without it no lines come' })),
    }),
    response: Type.Object({ ...Progress.properties, lines: Type.Array(InquiryLine), asOf: Type.String() }),
    refusals: ['INQUIRY_NOT_FOUND'],
  }),
};
