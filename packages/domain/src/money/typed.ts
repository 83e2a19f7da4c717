import { type Fen, yuan } from './fen.ts';

/** What a person typed as an amount of yuan, in fen; undefined for what is none: '1,200.50', '1200', '¥1200.5'. */
export function typedFen(text: string): Fen | undefined {
  const plain = text.replace(/[¥￥,，\s]/g, '');
  return /^\d{1,10}(\.\d{1,2})?$/.test(plain) ? yuan(plain) : undefined;
}
