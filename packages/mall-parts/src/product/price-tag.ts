import type { PriceTagKind } from '@mall/ui-kit';

const kinds: Record<string, PriceTagKind> = { 专享价: 'exclusive', 促销价: 'promotion', 黑卡价: 'black-card', 协议价: 'agreement' };

/** The kit's tag for the words of `appliedPriceTag`; '' is an ordinary price. */
export function priceTag(text: string): { kind: PriceTagKind; text: string } | undefined {
  const kind = kinds[text];
  return kind && { kind, text };
}
