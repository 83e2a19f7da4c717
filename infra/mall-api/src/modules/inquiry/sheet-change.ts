import type { SheetChange } from '@mall/api-contract/inquiry';
import type { Database } from '../../database/database.ts';
import type { Viewer } from '../cart/sku-at-quantity.ts';
import { inquiryItemRepository } from './inquiry-item.repository.ts';
import type { InquiryRow } from './inquiry-rows.ts';
import { lineViews } from './line-view.ts';
import { seenFrom } from './own-draft.ts';

/** Which lines of an inquiry a write touched. */
export interface Touched {
  inquiry: Pick<InquiryRow, 'id' | 'provinceId'>;
  changed?: readonly number[];
  removed?: readonly number[];
}

/** What a write made different, as the page takes it: read after the write, so that nobody waits for it. */
export async function sheetChange(db: Database, viewer: Viewer, { inquiry, changed = [], removed = [] }: Touched): Promise<SheetChange> {
  const items = inquiryItemRepository(db);
  const [rows, match] = await Promise.all([changed.length === 0 ? [] : items.lines(inquiry.id, changed), items.progress(inquiry.id)]);
  const lines = await lineViews(db, seenFrom(viewer, inquiry), rows);
  return { inquiryId: inquiry.id, lines, removed: [...removed], lineCount: match.total, match };
}
