import { canBecome } from '@mall/domain/inquiry';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import type { Viewer } from '../cart/sku-at-quantity.ts';
import { places } from '../location/places.ts';
import { type InquiryFacts, inquiryRepository } from './inquiry.repository.ts';
import { isTheirs } from './inquiry-reader.ts';
import type { InquiryRow } from './inquiry-rows.ts';
import { lockDraft, notDraft } from './own-draft.ts';

const factsOf = ({ id, projectNumber, provinceId, remark }: InquiryRow) => ({
  inquiryId: id,
  projectNumber,
  provinceId,
  province: places.region(provinceId)?.province.name ?? '',
  remark,
});

/** @throws {MallError} INQUIRY_REGION_UNKNOWN */
export function requireRegion(provinceId: number) {
  if (!places.saleProvinces().some(({ id }) => id === provinceId)) throw new MallError('INQUIRY_REGION_UNKNOWN', { provinceId });
}

/** Comment, project number and region of an inquiry: to be changed until it is ordered or over (rules inquiry 24, 46). */
export const inquiryFactsService = (db: Database) => {
  const change = async (tx: Database, row: InquiryRow, facts: InquiryFacts) => {
    await inquiryRepository(tx).change(row.id, facts);
    return factsOf({ ...row, ...facts });
  };
  const isOpen = ({ status }: InquiryRow) => status === 'draft' || canBecome(status, 'cancelled');
  return {
    /** @param id 0: the own draft @throws {MallError} INQUIRY_NOT_FOUND, INQUIRY_NOT_DRAFT, INQUIRY_REGION_UNKNOWN */
    change: (viewer: Viewer, id: number, facts: InquiryFacts) =>
      db.transaction(async (tx) => {
        if (facts.provinceId !== undefined) requireRegion(facts.provinceId);
        if (id === 0) return change(tx, await lockDraft(tx, viewer), facts);
        const row = await inquiryRepository(tx).lockOf(id, viewer.kp.customerId);
        if (!row || !isTheirs(row, viewer.kp)) throw new MallError('INQUIRY_NOT_FOUND');
        if (!isOpen(row)) throw notDraft(row);
        return change(tx, row, facts);
      }),
    /** @throws {MallError} INQUIRY_NOT_FOUND */
    async idOfShortCode(viewer: Viewer, code: string): Promise<number> {
      const row = await inquiryRepository(db).findByShortCode(code);
      if (row?.customerId !== viewer.kp.customerId || row.sharedAt === null) throw new MallError('INQUIRY_NOT_FOUND');
      return row.id;
    },
  };
};
