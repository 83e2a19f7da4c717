import { displayDate } from '../time/index.ts';

/** The buyer's SMS once a quotation is there (rule inquiry 49). @param validUntil UTC */
export const quotedText = (inquiryNumber: string, validUntil: string): string =>
  `【百工商城】您的询价单${inquiryNumber}已报价，有效期至${displayDate(validUntil)}，请在“我的询价单”中查看并下单。`;

const longest = 60;

/** The buyer's SMS when staff ask something back; a long question is read in the mall. */
export const askedText = (inquiryNumber: string, question: string): string =>
  `【百工商城】您的询价单${inquiryNumber}有一个问题：${question.length > longest ? `${question.slice(0, longest)}…` : question} 请在“我的询价单”中回复。`;
