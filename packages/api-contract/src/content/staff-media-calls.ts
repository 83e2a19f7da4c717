import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { Paged, Pager } from '../call/paged.ts';
import { StaffFilm, StaffPicture } from './staff-content-shapes.ts';

const ofContent = { method: 'POST', access: 'staff', roles: ['content'] } as const;

/** Pictures and films that pages show, as staff bring and choose them (rules content 25, 38). */
export const staffMediaCalls = {
  addContentPicture: defineCall({
    ...{ ...ofContent, path: '/api/staff/AddContentPicture', summary: '员工：上传图片，生成各种尺寸', effect: 'write', upload: true },
    response: StaffPicture,
    refusals: ['CONTENT_PICTURE_UNREADABLE'],
  }),
  listContentPictures: defineCall({
    ...{ ...ofContent, path: '/api/staff/ListContentPictures', summary: '员工：已上传的图片，最新在前', effect: 'read' },
    body: Type.Object({ ...Pager.properties }),
    response: Paged(StaffPicture),
  }),
  listContentFilms: defineCall({
    ...{ ...ofContent, path: '/api/staff/ListContentFilms', summary: '员工：商城已有的影片，按文件名排列', effect: 'read' },
    body: Type.Object({}),
    response: Type.Array(StaffFilm),
  }),
};
