import { type Fen, yuan } from '@mall/domain/money';

/** What a person typed as an amount of yuan, in fen; undefined for what is none: '1,200.50', '1200', '¥1200.5'. */
export function fenOf(text: string): Fen | undefined {
  const plain = text.replace(/[¥￥,，\s]/g, '');
  return /^\d{1,10}(\.\d{1,2})?$/.test(plain) ? yuan(plain) : undefined;
}
