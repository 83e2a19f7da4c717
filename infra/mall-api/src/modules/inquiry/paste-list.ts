import type { Database } from '../../database/database.ts';
import type { Viewer } from '../cart/sku-at-quantity.ts';
import { catalogueService } from '../catalogue/catalogue.service.ts';
import { postgresSearchEngine } from '../search/postgres-search-engine.ts';
import { inquiryItemRepository } from './inquiry-item.repository.ts';
import type { InquiryItemRow } from './inquiry-rows.ts';
import { lineMatcher } from './line-matcher.ts';
import { lockDraft } from './own-draft.ts';
import { saidLine } from './said-line.ts';
import { understandList } from './understand-list.ts';

/** Pastes short lists into people's drafts and matches all of them: what a buyer does, for who fills a mall. The index is read once for all. @returns the draft's lines */
export function listPaster(db: Database): (viewer: Viewer, text: string) => Promise<InquiryItemRow[]> {
  const matcher = lineMatcher(db, postgresSearchEngine(db), catalogueService(db));
  return async (viewer, text) => {
    const { lines } = await understandList({ text }, undefined, { remembered: async () => new Map(), words: await matcher.words() });
    const said = lines.map((line) => saidLine(line, 'pasted'));
    const matched = await matcher.match(viewer.kp.customerId, said);
    return db.transaction(async (tx) => {
      const { id } = await lockDraft(tx, viewer);
      const items = inquiryItemRepository(tx);
      const ids = await items.insert(
        id,
        said.map((line) => ({ ...line, skuNumber: null, matchState: 'waiting' })),
      );
      await items.match(
        id,
        ids.map((itemId, index) => ({ id: itemId, ...matched[index]! })),
        true,
      );
      return items.lines(id);
    });
  };
}
