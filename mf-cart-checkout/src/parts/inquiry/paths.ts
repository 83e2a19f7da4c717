export const inquiryListPath = '/customer/inquiryListV2';
export const createInquiryPath = '/customer/createinquiryv2';
export const inquiryPath = (id: number) => `/Customer/InquiryOnlineV2/${id}`;

/** The confirmation page of a quotation: all that is open of it, or these lines with their quantities. */
export function orderPath(
  { id, inquiryNumber }: { id: number; inquiryNumber: string },
  lines?: readonly { id: number; quantity?: number }[],
) {
  if (!lines) return `/checkout/myconfirm?inquiryNumber=${encodeURIComponent(inquiryNumber)}`;
  const chosen = lines.map((line) => (line.quantity === undefined ? String(line.id) : `${line.id}.${line.quantity}`)).join('_');
  return `/checkout/myconfirm?inquiryId=${id}&lines=${chosen}`;
}

/** The same for a choice that the mall keeps: too many lines for an address (rule inquiry 58). */
export const keptOrderPath = (id: number, choice: string) => `/checkout/myconfirm?inquiryId=${id}&choice=${encodeURIComponent(choice)}`;
export const linesInAddress = 50;

const oneLine = /^([1-9]\d{0,9})(?:\.([1-9]\d{0,3}))?$/;
/** The lines of such an address; undefined where it names none, or nonsense. */
export function linesOfPath(text: string | null): { id: number; quantity?: number }[] | undefined {
  if (!text) return undefined;
  const found = text.split('_').map((part) => oneLine.exec(part));
  if (found.some((one) => one === null) || found.length > 1000) return undefined;
  return found.map((one) => ({ id: Number(one![1]), ...(one![2] ? { quantity: Number(one![2]) } : {}) }));
}
