/** The eight states of an inquiry (rule inquiry 10). */
export const inquiryStatuses = ['draft', 'submitted', 'quoting', 'quoted', 'ordered', 'expired', 'cancelled', 'reinquired'] as const;
export type InquiryStatus = (typeof inquiryStatuses)[number];

export const inquiryStatusNames: Readonly<Record<InquiryStatus, string>> = {
  draft: '草稿',
  submitted: '待报价',
  quoting: '报价中',
  quoted: '已报价',
  ordered: '已下单',
  expired: '已过期',
  cancelled: '已取消',
  reinquired: '已重新询价',
};

const followers: Readonly<Record<InquiryStatus, readonly InquiryStatus[]>> = {
  draft: ['submitted'],
  submitted: ['quoting', 'quoted', 'cancelled'],
  quoting: ['quoted', 'cancelled'],
  quoted: ['ordered', 'expired', 'cancelled', 'reinquired'],
  // Only where an order of it is cancelled unpaid.
  ordered: ['quoted', 'expired'],
  expired: ['reinquired'],
  cancelled: ['reinquired'],
  reinquired: [],
};

/** May an inquiry go from one state to the next? */
export const canBecome = (from: InquiryStatus, to: InquiryStatus): boolean => followers[from].includes(to);

/** Are its lines the buyer's to change (rules inquiry 16, 24)? */
export const isOpenToBuyer = (status: InquiryStatus): boolean => status === 'draft';

const validDays = 15;
/** Until when a quotation holds (rule inquiry 13). @param quotedAt ms since 1970 @returns ms since 1970 */
export const quotationValidUntil = (quotedAt: number): number => quotedAt + validDays * 86_400_000;

interface OrderedLine {
  quotedPrice: number | null;
  /** null: asked for without one, and never offered. */
  quantity: number | null;
  orderedQuantity: number;
}

/** What a quotation is once an order was made of it, or its days are over (rule inquiry 26). */
export const afterOrder = (lines: readonly OrderedLine[]): 'ordered' | 'quoted' =>
  lines.every(({ quotedPrice, quantity, orderedQuantity }) => quotedPrice === null || orderedQuantity >= (quantity ?? 0))
    ? 'ordered'
    : 'quoted';
export const afterValidity = (lines: readonly OrderedLine[]): 'ordered' | 'expired' =>
  lines.some(({ orderedQuantity }) => orderedQuantity > 0) ? 'ordered' : 'expired';
