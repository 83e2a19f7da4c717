import type { RecognisedList, SheetChange } from '@mall/api-contract/inquiry';
import { matchedAtOnce } from '@mall/domain/inquiry';
import type { ListMapping } from '@mall/domain/inquiry/list';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import type { Viewer } from '../cart/sku-at-quantity.ts';
import type { FileService } from '../file/file.service.ts';
import { attachmentService } from './attachment.service.ts';
import { columnMappingRepository } from './column-mapping.repository.ts';
import { inquiryRepository } from './inquiry.repository.ts';
import { inquiryItemRepository } from './inquiry-item.repository.ts';
import { requireRoom } from './line.service.ts';
import type { LineMatcher } from './line-matcher.ts';
import { isPicture, type ReadListFile } from './list-file.ts';
import { listReadingRepository } from './list-reading.repository.ts';
import type { ListReadings } from './list-reading.ts';
import { lockDraft } from './own-draft.ts';
import { saidLine } from './said-line.ts';
import { sheetChange, type Touched } from './sheet-change.ts';
import type { SheetMatching } from './sheet-matching.ts';
import { type ListContent, type UnderstoodList, understandList } from './understand-list.ts';

export interface GivenList {
  data?: string | undefined;
  uploadFilePath?: string | undefined;
  mapping?: ListMapping | undefined;
}
export interface ListRequest extends GivenList {
  inquiryId?: number | undefined;
  inquiryMatchType?: number | undefined;
  hasCommit?: boolean | undefined;
  sets?: number | undefined;
}
const replaces = 2;
const sampleRows = 8;

/** From a pasted text or an uploaded file to lines of the draft (rules inquiry 14, 17, 32). */
export const listService = (
  db: Database,
  files: FileService,
  matching: SheetMatching,
  readFile: ReadListFile,
  readings: Pick<ListReadings, 'content'>,
  matcher: Pick<LineMatcher, 'words'>,
) => {
  const attachments = attachmentService(db, files);
  /** @throws {MallError} FILE_NOT_FOUND, FILE_UNREADABLE, FILE_BEING_READ, INQUIRY_LIST_UNREADABLE */
  const understand = async ({ kp }: Viewer, { data = '', uploadFilePath, mapping }: GivenList): Promise<UnderstoodList> => {
    let content: ListContent = { text: data };
    if (uploadFilePath !== undefined) {
      const [file] = await files.find([uploadFilePath], kp.customerId);
      content = isPicture(file!.type) ? await readings.content(uploadFilePath) : await readFile((await files.read(uploadFilePath)).content);
    }
    const understood = await understandList(content, mapping, {
      remembered: (fingerprints) => columnMappingRepository(db).find(kp.customerId, fingerprints),
      words: await matcher.words(),
    });
    if (understood.lines.length === 0) throw new MallError('INQUIRY_LIST_UNREADABLE');
    return understood;
  };
  /** Lines that wait, in the draft; the file stays with it, and how it was read with the company. */
  const write = (viewer: Viewer, request: ListRequest, { lines, table }: UnderstoodList): Promise<Touched> =>
    db.transaction(async (tx) => {
      const { customerId } = viewer.kp;
      const draft = await lockDraft(tx, viewer, request.inquiryId);
      const items = inquiryItemRepository(tx);
      const removed = request.inquiryMatchType === replaces ? await items.remove(draft.id) : [];
      requireRoom((await items.progress(draft.id)).total, lines.length);
      const source = request.uploadFilePath === undefined ? 'pasted' : 'file';
      const changed = await items.insert(
        draft.id,
        lines.map((line) => ({ ...saidLine(line, source, request.sets), skuNumber: null, matchState: 'waiting' })),
      );
      if (request.uploadFilePath !== undefined) {
        await attachments.attach(tx, draft.id, customerId, [request.uploadFilePath]);
        await listReadingRepository(tx).close(request.uploadFilePath, customerId);
      }
      if (request.mapping && table?.fingerprint)
        await columnMappingRepository(tx).keep(customerId, table.fingerprint, table.mapping.columns);
      await inquiryRepository(tx).touch(draft.id);
      return { inquiry: draft, changed, removed };
    });

  return {
    understand,
    /** A picture of what was understood; nothing is written. @throws {MallError} FILE_NOT_FOUND, FILE_UNREADABLE, INQUIRY_LIST_UNREADABLE */
    async recognise(viewer: Viewer, given: GivenList): Promise<RecognisedList> {
      const understood = await understand(viewer, given);
      const [file] = await files.views(given.uploadFilePath === undefined ? [] : [given.uploadFilePath]);
      const original = file && isPicture(file.type) ? { url: file.url, isPicture: file.type !== 'pdf' } : null;
      return { ...pictureOf(understood), original };
    },

    /**
     * Writes the lines and has them matched: the first fifty before it answers, unless nobody waits for them.
     * @throws {MallError} as MatchInquirySheet says
     */
    async match(viewer: Viewer, request: ListRequest, understood: UnderstoodList, waits: boolean): Promise<SheetChange> {
      if (request.hasCommit === false) return counted(db, viewer, request, understood.lines.length);
      const touched = await write(viewer, request, understood);
      const { id, customerId } = { customerId: viewer.kp.customerId, ...touched.inquiry };
      if (waits) await matching.now(id, customerId, matchedAtOnce);
      await matching.later(id);
      return sheetChange(db, viewer, waits ? touched : { ...touched, changed: [] });
    },
  };
};

/** What there would be, of a list that isn't written. @throws {MallError} INQUIRY_NOT_FOUND, INQUIRY_FULL */
async function counted(db: Database, { kp }: Viewer, { inquiryId = 0, inquiryMatchType }: ListRequest, more: number): Promise<SheetChange> {
  const draft = await inquiryRepository(db).draft(kp.kpId);
  if (inquiryId !== 0 && draft?.id !== inquiryId) throw new MallError('INQUIRY_NOT_FOUND');
  const match = await inquiryItemRepository(db).progress(draft?.id ?? 0);
  const there = inquiryMatchType === replaces ? 0 : match.total;
  requireRoom(there, more);
  return { inquiryId: draft?.id ?? 0, lines: [], removed: [], lineCount: there + more, match };
}

function pictureOf({ sheets, table, lines, notes }: UnderstoodList): Omit<RecognisedList, 'original'> {
  const rows = table?.sheet.rows ?? [];
  const headerRow = table?.mapping.headerRow ?? 0;
  return {
    kind: table ? 'table' : 'text',
    sheets: sheets.map(({ name, rows: all }) => ({ name, rowCount: all.length })),
    mapping: table?.mapping ?? { sheet: '', headerRow: 0, columns: [] },
    isRemembered: table?.isRemembered ?? false,
    header: rows.find(({ row }) => row === headerRow)?.cells ?? [],
    sample: rows
      .filter(({ row }) => row > headerRow)
      .slice(0, sampleRows)
      .map(({ cells }) => cells),
    lines: lines.slice(0, matchedAtOnce).map((line) => {
      const { itemNoCustomer, partNumberCustomer, nameCustomer, brandCustomer, specCustomer, unitSaid, ...said } = saidLine(line, 'file');
      return {
        row: line.row,
        said: said.said,
        itemNo: itemNoCustomer,
        partNumber: partNumberCustomer,
        name: nameCustomer,
        brand: brandCustomer,
        specification: specCustomer,
        quantity: said.quantity,
        quantitySaid: said.quantitySaid,
        unit: unitSaid,
        remark: said.remark,
        faults: line.faults.map(({ words }) => words),
      };
    }),
    lineCount: lines.length,
    faultCount: lines.filter(({ faults }) => faults.length > 0).length,
    notes,
  };
}
