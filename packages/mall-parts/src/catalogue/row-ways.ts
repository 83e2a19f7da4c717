import type { ReactNode } from 'react';
import type { Related } from '../product/sku-tags.tsx';
import type { ListedSku } from './list-result.ts';

/** Where a listed SKU leads, which differs from list to list. */
export interface RowWays {
  /** The page of a SKU, with what found it. */
  hrefOf: (skuNumber: string) => string;
  /** Its substitutes and accessories. */
  relatedOf: (sku: ListedSku) => Related;
  /** What the list knows of it besides, under its name: when it was last bought. */
  noteOf?: (sku: ListedSku) => ReactNode;
  /** What else can be done with it, beside what it is: 对比. */
  actionsOf?: (sku: ListedSku) => ReactNode;
}
