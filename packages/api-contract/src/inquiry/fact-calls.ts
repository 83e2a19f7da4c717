import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { DraftId, InquiryId, ProjectNumber } from './fields.ts';

export const InquiryFacts = Type.Object({
  inquiryId: Type.Integer(),
  projectNumber: Type.String(),
  provinceId: Type.Integer(),
  province: Type.String(),
  remark: Type.String(),
});

const ofInquiry = Type.Object({ id: InquiryId });
const shared = { method: 'POST', access: 'login', effect: 'write', right: 'none', response: InquiryFacts } as const;

/** What of an inquiry as a whole its company may change until it is ordered (rule inquiry 24). */
export const factCalls = {
  updateQuotationComment: defineCall({
    ...shared,
    path: '/api/inquiry/updateQuotationComment',
    summary: '修改整单备注，下单前都可以改',
    body: Type.Object({ inquiryId: DraftId, comment: Type.String({ maxLength: 500 }) }),
    refusals: ['INQUIRY_NOT_FOUND', 'INQUIRY_NOT_DRAFT'],
  }),
  updateProjectNumber: defineCall({
    ...shared,
    path: '/api/inquiry/UpdateProjectNumber/{id}',
    summary: '修改项目号，下单前都可以改',
    params: ofInquiry,
    body: Type.Object({ projectNumber: ProjectNumber }),
    refusals: ['INQUIRY_NOT_FOUND', 'INQUIRY_NOT_DRAFT'],
  }),
  updateProjectNumberByShortCode: defineCall({
    ...shared,
    path: '/api/inquiry/UpdateProjectNumberByShortCode/{code}',
    // An address that has the short code where the id stands knows no id (rule inquiry 23).
    summary: '同上，用短码指名；只限本公司的询价单',
    params: Type.Object({ code: Type.String({ pattern: '^[0-9A-Za-z]{8,40}$' }) }),
    body: Type.Object({ projectNumber: ProjectNumber }),
    refusals: ['INQUIRY_NOT_FOUND', 'INQUIRY_NOT_DRAFT'],
  }),
  updateStateProvince: defineCall({
    ...shared,
    path: '/api/inquiry/UpdateStateProvince/{id}',
    summary: '修改收货省份，货期随之改变；下单前都可以改',
    params: ofInquiry,
    body: Type.Object({ provinceId: Type.Integer({ minimum: 10_001, maximum: 10_099 }) }),
    refusals: ['INQUIRY_NOT_FOUND', 'INQUIRY_NOT_DRAFT', 'INQUIRY_REGION_UNKNOWN'],
  }),
};
