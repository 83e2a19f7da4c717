import { type AfterSalesEvent, afterSalesEventNames } from '@mall/domain/after-sales';
import Type, { type Static } from 'typebox';
import { AfterSalesCard, AfterSalesInfo } from './shapes.ts';

const AfterSalesEventId = Type.Enum(Object.keys(afterSalesEventNames) as AfterSalesEvent[]);

/** A case as staff see it in a list. */
export const StaffAfterSalesCard = Type.Object({ ...AfterSalesCard.properties, customerName: Type.String() });
export type StaffAfterSalesCard = Static<typeof StaffAfterSalesCard>;

/** A case as staff work on it. */
export const StaffAfterSales = Type.Object({
  ...AfterSalesInfo.properties,
  contactPhone: Type.String({ description: '138****8000' }),
  shipTo: Type.String({ description: 'where the order went' }),
  steps: Type.Array(AfterSalesEventId, { description: 'what staff of these roles may do now' }),
});
export type StaffAfterSales = Static<typeof StaffAfterSales>;

/** A form about a SKU, or anything else. */
export const StaffIssue = Type.Object({
  id: Type.Integer(),
  issueNumber: Type.String(),
  typeName: Type.String({ description: '商品信息有误 · 图片; 意见反馈' }),
  sku: Type.String({ description: '"" where it is about none' }),
  content: Type.String(),
  contact: Type.String(),
  customerName: Type.String(),
  createdAt: Type.String(),
  answer: Type.String({ description: 'what staff did about it; "" while it waits' }),
});
export type StaffIssue = Static<typeof StaffIssue>;
