import Type from 'typebox';
import type { Refusal } from '../call/refusal.ts';
import { AgreementHead, AgreementToAccept } from './agreement-shapes.ts';

const taken = Type.Object({ slug: Type.String() });

/** Content: agreements and help 515xx, with layout; items 740xx; moved pages 770xx. */
export const contentRefusals = {
  CONTENT_NOT_FOUND: { code: 74001, message: '没有找到这个页面', status: 404 },
  CONTENT_GONE: { code: 74002, message: '这个页面已下线', status: 410 },
  CONTENT_CHANGED: {
    code: 74003,
    message: '内容已被他人修改，请刷新后再继续',
    details: Type.Object({ revision: Type.Integer({ description: 'as it is by now' }) }),
  },
  CONTENT_IN_REVIEW: { code: 74004, message: '内容正在审核，退回后才能修改' },
  CONTENT_NOT_READY: {
    code: 74005,
    message: '内容还不能上线，请先处理列出的问题',
    details: Type.Object({ problems: Type.Array(Type.String()) }),
  },
  CONTENT_OWN_REVIEW: { code: 74006, message: '自己写的内容须由他人审核' },
  CONTENT_TIMES_INVALID: { code: 74007, message: '下线时间须晚于上线时间，并晚于现在' },
  CONTENT_ADDRESS_INVALID: {
    code: 74008,
    message: '地址须为 cms/、cp/ 或 catalogue/ 加小写字母、数字和连字符，或商城的固定页面',
    details: taken,
  },
  CONTENT_ADDRESS_TAKEN: { code: 74009, message: '这个地址或关键词已有页面', details: taken },
  CONTENT_NOT_PUBLISHED: { code: 74010, message: '内容没有上线，无需下线' },
  CONTENT_PICTURE_UNREADABLE: { code: 74011, message: '图片无法读取，请上传 JPG、PNG、WebP 或 AVIF，不超过 5000 万像素' },
  CONTENT_PICTURE_UNKNOWN: { code: 74012, message: '图片不存在，请重新选择', details: Type.Object({ picture: Type.String() }) },
  CONTENT_ADDRESS_SET: { code: 77001, message: '只有专题、选购专场与选型目录的页面可以更改地址' },
  HELP_NOT_FOUND: { code: 51502, message: '没有找到该帮助文章', status: 404, details: Type.Object({ id: Type.Integer() }) },
  AGREEMENT_NOT_FOUND: {
    code: 51503,
    message: '没有找到该协议',
    status: 404,
    details: Type.Object({ type: Type.Integer(), version: Type.Optional(Type.Integer()) }),
  },
  AGREEMENT_NOT_ACCEPTED: {
    code: 51504,
    message: '请先阅读并同意相关协议',
    details: Type.Object({ agreements: Type.Array(AgreementToAccept, { description: 'what is in force and has to be agreed to' }) }),
  },
  AGREEMENT_OUTDATED: {
    code: 51505,
    message: '协议已更新，请阅读新版本后再次确认',
    details: Type.Object({ agreements: Type.Array(AgreementHead, { description: 'what is in force by now' }) }),
  },
  AGREEMENT_NOT_NEWER: {
    code: 51506,
    message: '该协议已有更新的版本，请在其基础上修改后再发布',
    details: Type.Object({ type: Type.Integer(), version: Type.Integer({ description: 'the one in force' }) }),
  },
} as const satisfies Record<string, Refusal>;
