import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { Paged, Pager } from '../call/paged.ts';
import { Id } from './fields.ts';
import { ContentKindName } from './page-shapes.ts';
import { ContentDraft, ContentState, StaffContent, StaffContentHead } from './staff-content-shapes.ts';

const why = Type.Optional(Type.String({ maxLength: 200, description: 'kept with the act' }));
const ofContent = { method: 'POST', access: 'staff', roles: ['content'] } as const;
const Instant = Type.String({ format: 'date-time' });
const one = { id: Id, revision: Type.Integer({ minimum: 0, description: 'as it was read; 0: nobody writes on it yet' }) };
const changing = ['CONTENT_NOT_FOUND', 'CONTENT_CHANGED'] as const;

/** How staff write, review, publish and take back what the mall tells (rules content 20–25). */
export const staffContentCalls = {
  listContent: defineCall({
    ...{ ...ofContent, path: '/api/staff/ListContent', summary: '员工：全部内容，最近修改在前', effect: 'read' },
    body: Type.Object({
      kind: Type.Optional(ContentKindName),
      state: Type.Optional(ContentState),
      keyword: Type.Optional(Type.String({ maxLength: 60 })),
      ...Pager.properties,
    }),
    response: Paged(StaffContentHead),
  }),
  getContent: defineCall({
    ...{ ...ofContent, path: '/api/staff/GetContent', summary: '员工：一项内容：正在编辑的版本与历次版本', effect: 'read' },
    body: Type.Object({ id: Id }),
    response: StaffContent,
    refusals: ['CONTENT_NOT_FOUND'],
  }),
  getContentVersion: defineCall({
    ...{ ...ofContent, path: '/api/staff/GetContentVersion', summary: '员工：一个历史版本的内容，用于比较', effect: 'read' },
    body: Type.Object({ id: Id, version: Type.Integer({ minimum: 1, maximum: 10_000 }) }),
    response: ContentDraft,
    refusals: ['CONTENT_NOT_FOUND'],
  }),
  makeContent: defineCall({
    ...{ ...ofContent, path: '/api/staff/MakeContent', summary: '员工：新建内容，从草稿开始', effect: 'write', idempotent: true },
    body: Type.Object({
      kind: ContentKindName,
      slug: Type.String({
        maxLength: 60,
        description: 'of a page its address without the slash, of a selection page its keyword; else empty',
      }),
      draft: ContentDraft,
    }),
    response: StaffContent,
    refusals: ['CONTENT_ADDRESS_INVALID', 'CONTENT_ADDRESS_TAKEN', 'CONTENT_PICTURE_UNKNOWN'],
  }),
  saveContent: defineCall({
    ...{ ...ofContent, path: '/api/staff/SaveContent', summary: '员工：保存草稿；没有草稿时开始下一版', effect: 'write', idempotent: true },
    body: Type.Object({ ...one, draft: ContentDraft }),
    response: StaffContent,
    refusals: [...changing, 'CONTENT_IN_REVIEW', 'CONTENT_PICTURE_UNKNOWN'],
  }),
  submitContent: defineCall({
    ...{ ...ofContent, path: '/api/staff/SubmitContent', summary: '员工：提交审核', effect: 'write', idempotent: true },
    body: Type.Object({ ...one, why }),
    response: StaffContent,
    refusals: [...changing, 'CONTENT_NOT_READY'],
  }),
  returnContent: defineCall({
    ...{ ...ofContent, path: '/api/staff/ReturnContent', summary: '员工：退回修改', effect: 'write', idempotent: true },
    body: Type.Object({ ...one, why: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }) }),
    response: StaffContent,
    refusals: changing,
  }),
  publishContent: defineCall({
    ...{
      ...ofContent,
      path: '/api/staff/PublishContent',
      summary: '员工：审核通过，立即或按时上线；写的人不能审核',
      effect: 'write',
      idempotent: true,
    },
    body: Type.Object({
      ...one,
      liveFrom: Type.Optional(Instant),
      liveUntil: Type.Optional(Instant),
      why,
    }),
    response: StaffContent,
    refusals: [...changing, 'CONTENT_NOT_READY', 'CONTENT_OWN_REVIEW', 'CONTENT_TIMES_INVALID'],
  }),
  moveContent: defineCall({
    ...{
      ...ofContent,
      path: '/api/staff/MoveContent',
      summary: '员工：更改专题页的地址，旧地址转到新地址',
      effect: 'write',
      idempotent: true,
    },
    body: Type.Object({
      id: Id,
      slug: Type.String({ minLength: 1, maxLength: 61, description: 'the new address, with or without its leading slash' }),
      why: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
    }),
    response: StaffContent,
    refusals: ['CONTENT_NOT_FOUND', 'CONTENT_ADDRESS_SET', 'CONTENT_ADDRESS_INVALID', 'CONTENT_ADDRESS_TAKEN'],
  }),
  takeBackContent: defineCall({
    ...{ ...ofContent, path: '/api/staff/TakeBackContent', summary: '员工：下线，包括待上线的版本', effect: 'write', idempotent: true },
    body: Type.Object({ id: Id, why: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }) }),
    response: StaffContent,
    refusals: ['CONTENT_NOT_FOUND', 'CONTENT_NOT_PUBLISHED'],
  }),
};
