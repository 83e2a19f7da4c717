import { compactDate } from '../time/index.ts';

/** Numbers that a person types or reads aloud (rule calls 20): 'SO20261120-000123'. The day is the mall's, in Shanghai. */
export const orderNumber = (placedAt: string, sequence: number): string =>
  `SO${compactDate(placedAt)}-${String(sequence).padStart(6, '0')}`;

/** The order number in a text, in capitals, wherever it stands (rule calls 22): 我的订单 so20261120-000123 到哪了. */
export const findOrderNumber = (text: string): string | undefined => /SO\d{8}-\d{6,}/i.exec(text)?.[0].toUpperCase();
