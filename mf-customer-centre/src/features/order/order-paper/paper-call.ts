import { call } from '@mall/mf-kit';

const isId = (id: string | undefined): id is string => !!id && /^[0-9a-z]{1,40}$/.test(id);
const token = (query: URLSearchParams) => {
  const given = query.get('token');
  return given ? { token: given.slice(0, 200) } : {};
};
const month = (query: URLSearchParams) => {
  const given = query.get('month') ?? '';
  return /^20\d{2}-(0[1-9]|1[0-2])$/.test(given) ? given : undefined;
};

export const contractCall = (id: string | undefined, query: URLSearchParams) =>
  isId(id) ? call('order.getOrderForContract', { id, ...token(query) }) : null;

export const prepaidContractCall = (id: string | undefined, query: URLSearchParams) => {
  const itemId = Number(query.get('itemId'));
  const line = Number.isSafeInteger(itemId) && itemId > 0 ? { itemId } : {};
  return isId(id) ? call('order.getPrePaidOrderForContract', { id, ...token(query), ...line }) : null;
};

/** A delivery note; without an order the statement of a month. */
export const printCall = (id: string | undefined, query: URLSearchParams) => {
  const packageId = query.get('packageId') ?? '';
  if (isId(id)) return call('order.printDeliveryNote', { id, ...(/^[0-9a-z]{26}$/.test(packageId) ? { packageId } : {}) });
  const asked = month(query);
  return id || !asked ? null : call('order.getStatement', { month: asked });
};
