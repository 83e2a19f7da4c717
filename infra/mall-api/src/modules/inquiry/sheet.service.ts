import type { Inquiry, PrivateBrandSaving, SheetEdit, SheetFault } from '@mall/api-contract/inquiry';
import type { LineSource } from '@mall/domain/inquiry';
import { moneyText } from '@mall/domain/money';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { accountService } from '../account/account.service.ts';
import type { Viewer } from '../cart/sku-at-quantity.ts';
import type { FileService } from '../file/file.service.ts';
import { attachmentService } from './attachment.service.ts';
import { inquiryRepository } from './inquiry.repository.ts';
import { requireRegion } from './inquiry-facts.service.ts';
import { inquiryItemRepository, type LineEdit } from './inquiry-item.repository.ts';
import type { InquiryRow } from './inquiry-rows.ts';
import { inquiryView, noSheet } from './inquiry-view.ts';
import { lineViews } from './line-view.ts';
import { linesOf, lockDraft, seenFrom } from './own-draft.ts';
import type { Touched } from './sheet-change.ts';
import { faultsOf } from './submit-inquiry.ts';

const linesOfMenu = 20;

type ItemEdit = NonNullable<SheetEdit['items']>[number];
const editOf = ({ partnumber_customer, brand_customer, ...same }: ItemEdit): LineEdit => ({
  ...same,
  partNumberCustomer: partnumber_customer,
  brandCustomer: brand_customer,
});

/** The draft sheet as a whole (rules inquiry 10, 21, 24). */
export const sheetService = (db: Database, files: FileService) => {
  const attachments = attachmentService(db, files);
  const view = async (viewer: Viewer, row: InquiryRow, most?: number): Promise<Inquiry> => {
    const items = inquiryItemRepository(db);
    const [rows, match, kept, people] = await Promise.all([
      most === undefined ? items.lines(row.id) : items.newest(row.id, most),
      items.progress(row.id),
      attachments.of(row.id),
      accountService(db).contactPersons(row.customerId),
    ]);
    const contactName = people.find(({ id }) => id === row.kpId)?.contactName ?? '';
    return inquiryView(row, contactName, await lineViews(db, seenFrom(viewer, row), rows), kept, match);
  };
  /** The own draft, as it stands. @throws {MallError} INQUIRY_NOT_FOUND */
  const find = async ({ kp }: Viewer, inquiryId: number): Promise<InquiryRow | undefined> => {
    const row = await inquiryRepository(db).draft(kp.kpId);
    if (inquiryId !== 0 && row?.id !== inquiryId) throw new MallError('INQUIRY_NOT_FOUND');
    return row;
  };

  return {
    async create(viewer: Viewer): Promise<Inquiry> {
      return view(viewer, await db.transaction((tx) => lockDraft(tx, viewer)));
    },
    /** @param isMenu the newest lines only @throws {MallError} INQUIRY_NOT_FOUND */
    async read(viewer: Viewer, inquiryId: number, isMenu: boolean): Promise<Inquiry> {
      const row = await find(viewer, inquiryId);
      return row ? view(viewer, row, isMenu ? linesOfMenu : undefined) : noSheet(viewer.provinceId);
    },
    /** @throws {MallError} INQUIRY_NOT_FOUND, INQUIRY_NOT_DRAFT */
    async clear(viewer: Viewer, inquiryId: number): Promise<Inquiry> {
      const row = await db.transaction(async (tx) => {
        const draft = await lockDraft(tx, viewer, inquiryId);
        await inquiryItemRepository(tx).remove(draft.id);
        await attachments.removeAll(tx, draft.id);
        await inquiryRepository(tx).touch(draft.id);
        return draft;
      });
      return view(viewer, row);
    },

    /** Writes what a page edited, all or nothing, in the caller's transaction if there is one. @throws {MallError} as UpdateInquirySheet says */
    edit: (viewer: Viewer, edit: SheetEdit): Promise<Touched> =>
      db.transaction(async (tx) => {
        const { remark, projectNumber, provinceId, items = [], deletedIds = [], uploadFilePaths = [] } = edit;
        const draft = await lockDraft(tx, viewer, edit.inquiryId);
        if (provinceId !== undefined) requireRegion(provinceId);
        const facts = {
          ...(remark === undefined ? {} : { remark }),
          ...(projectNumber === undefined ? {} : { projectNumber }),
          ...(provinceId === undefined ? {} : { provinceId }),
        };
        const lines = inquiryItemRepository(tx);
        const removed = deletedIds.length === 0 ? [] : await lines.remove(draft.id, deletedIds);
        const changed = items.map(({ id }) => id);
        await linesOf(tx, draft.id, changed);
        await lines.edit(draft.id, items.map(editOf));
        await attachments.attach(tx, draft.id, viewer.kp.customerId, uploadFilePaths);
        if (Object.keys(facts).length > 0) await inquiryRepository(tx).change(draft.id, facts);
        else await inquiryRepository(tx).touch(draft.id);
        // Another region, another promise for every line.
        const all =
          provinceId === undefined || provinceId === draft.provinceId ? changed : (await lines.lines(draft.id)).map(({ id }) => id);
        return { inquiry: { ...draft, ...facts }, changed: all, removed };
      }),

    /** What would keep the sheet from being submitted after this edit; nothing is written. @throws {MallError} INQUIRY_NOT_FOUND, INQUIRY_ITEM_NOT_FOUND */
    async faults(viewer: Viewer, { inquiryId = 0, items = [], deletedIds = [] }: SheetEdit): Promise<SheetFault[]> {
      const row = await find(viewer, inquiryId);
      const lines = row ? await inquiryItemRepository(db).lines(row.id) : [];
      const quantities = new Map(items.map(({ id, quantity }) => [id, quantity]));
      const absent = items.find(({ id }) => !lines.some((line) => line.id === id));
      if (absent) throw new MallError('INQUIRY_ITEM_NOT_FOUND', { id: absent.id });
      const gone = new Set(deletedIds);
      return faultsOf(
        lines.filter(({ id }) => !gone.has(id)).map((line) => ({ ...line, quantity: quantities.get(line.id) ?? line.quantity })),
      );
    },

    /** @throws {MallError} INQUIRY_NOT_FOUND */
    async privateBrandSaving(viewer: Viewer, inquiryId: number): Promise<PrivateBrandSaving> {
      const row = await find(viewer, inquiryId);
      const lines = row ? await lineViews(db, seenFrom(viewer, row), await inquiryItemRepository(db).lines(row.id)) : [];
      const replaced = lines.filter(({ replacedSku }) => replacedSku !== '');
      const replaceable = lines.filter(({ privateBrandSku }) => privateBrandSku !== '');
      const sum = (some: typeof lines) => some.reduce((total, { savingFen }) => total + savingFen, 0);
      const [savedFen, possibleFen] = [sum(replaced), sum(replaceable)];
      return {
        ...{ replacedCount: replaced.length, savedFen, savedText: moneyText(savedFen) },
        ...{ replaceableCount: replaceable.length, possibleFen, possibleText: moneyText(possibleFen) },
      };
    },

    /** How lines came in, as the page saw it. Lines that are gone meanwhile don't count. @throws {MallError} INQUIRY_NOT_FOUND, INQUIRY_NOT_DRAFT */
    saveSources: (viewer: Viewer, inquiryId: number, items: readonly { itemId: number; source: LineSource }[]): Promise<number> =>
      db.transaction(async (tx) => {
        const draft = await lockDraft(tx, viewer, inquiryId);
        return inquiryItemRepository(tx).setSources(draft.id, items);
      }),
    /** @throws {MallError} INQUIRY_NOT_FOUND, INQUIRY_NOT_DRAFT */
    addSeconds: (viewer: Viewer, inquiryId: number, seconds: number): Promise<number> =>
      db.transaction(async (tx) => inquiryRepository(tx).addSeconds((await lockDraft(tx, viewer, inquiryId)).id, seconds)),
  };
};
