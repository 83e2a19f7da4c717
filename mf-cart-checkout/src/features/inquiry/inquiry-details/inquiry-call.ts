import { call } from '@mall/mf-kit';

/** Which inquiry an address means: `/Customer/InquiryOnlineV2/12`, or `?id=` of the other one; 0 where it means none. */
export function inquiryIdOf(params: Record<string, string | undefined>, query: URLSearchParams): number {
  const text = params.id ?? query.get('id') ?? query.get('inquiryId') ?? '';
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
}

export const inquiryCall = (id: number) => call('inquiry.getInquiryById', { id });
