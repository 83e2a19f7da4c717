import { readTab, writeTab } from '@mall/mf-kit/write';

/** What a visitor wanted to add when the login dialog opened. */
export interface PendingAdd {
  into: 'cart' | 'inquiry';
  sku: string;
  quantity: number;
  requestTypeId: number;
  r?: string;
  d?: string;
}

const storageKey = 'mall:after-login';
const word = 'cart';
/** Longer ago, and the buyer has something else in mind. */
const holdsForMs = 15 * 60_000;

/** Keeps it over the reload that follows a login. */
export const keepPendingAdd = (payload: PendingAdd) => writeTab(storageKey, { word, payload, at: Date.now() });

/** Takes it out, once, where it is about this SKU. */
export function takePendingAdd(sku: string): PendingAdd | undefined {
  const kept = readTab<{ word: string; payload: PendingAdd; at?: number }>(storageKey);
  if (kept?.word !== word || kept.payload?.sku !== sku) return undefined;
  writeTab(storageKey, undefined);
  return Date.now() - (kept.at ?? 0) < holdsForMs ? kept.payload : undefined;
}
