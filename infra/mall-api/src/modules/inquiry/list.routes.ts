import { inquiryCalls as calls } from '@mall/api-contract/inquiry';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { SignedInCaller } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { route } from '../../http/route.ts';
import type { FileService } from '../file/file.service.ts';
import { inquiryItemRepository } from './inquiry-item.repository.ts';
import { visibleInquiry } from './inquiry-reader.ts';
import type { LineMatcher } from './line-matcher.ts';
import { lineViews } from './line-view.ts';
import { type GivenList, type ListRequest, listService } from './list.service.ts';
import type { ReadListFile } from './list-file.ts';
import { listReadingRoutes } from './list-reading.routes.ts';
import type { ListReadings } from './list-reading.ts';
import { lockDraft, seenFrom } from './own-draft.ts';
import type { SheetMatching } from './sheet-matching.ts';
import type { UnderstoodList } from './understand-list.ts';

interface Parts {
  db: Database;
  files: FileService;
  matcher: LineMatcher;
  matching: SheetMatching;
  readListFile: ReadListFile;
  readings: ListReadings;
}

const linesInOne = 200;
/** What was matched may be committed a moment later than it says: the next question looks back so far. */
const lookBackMs = 3000;

/** Lists that become lines, and how far their matching is. */
export function listRoutes(app: FastifyInstance, { db, files, matcher, matching, readListFile, readings }: Parts) {
  listReadingRoutes(app, { db, files, readings });
  const lists = listService(db, files, matching, readListFile, readings, matcher);
  const progress = async (inquiryId: number) => {
    const match = await inquiryItemRepository(db).progress(inquiryId);
    return { inquiryId, ...match, isDone: match.done === match.total };
  };
  // Files are read before the write's transaction; why one can't be read is told within it.
  const prepare = (input: GivenList, caller: SignedInCaller): Promise<UnderstoodList | MallError> =>
    lists.understand(caller, input).catch((error: unknown) => {
      if (error instanceof MallError) return error;
      throw error;
    });
  const understood = (prepared: UnderstoodList | MallError): UnderstoodList => {
    if (prepared instanceof MallError) throw prepared;
    return prepared;
  };
  const match = (input: ListRequest, caller: SignedInCaller, prepared: UnderstoodList | MallError) =>
    lists.match(caller, input, understood(prepared), true);

  route(app, calls.identifyTable, (input, caller) => lists.recognise(caller, input));
  route(app, calls.matchInquirySheet, match, prepare);
  route(app, calls.bomMatchInquirySheet, match, prepare);
  route(
    app,
    calls.matchInquirySheetV2,
    async (input, caller, prepared) => {
      const { inquiryId } = await lists.match(caller, input, understood(prepared), false);
      return progress(inquiryId);
    },
    prepare,
  );
  route(app, calls.matchInquirySheetByInquiryId, ({ id }, caller) =>
    db.transaction(async (tx) => {
      const draft = await lockDraft(tx, caller, id);
      await matching.again(tx, draft.id);
      const rows = await inquiryItemRepository(tx).progress(draft.id);
      return { inquiryId: draft.id, ...rows, isDone: rows.done === rows.total };
    }),
  );
  route(app, calls.getInquiryMatchTaskProcess, async ({ inquiryId, since }, caller) => {
    const row = await visibleInquiry(db, caller.kp, { id: inquiryId });
    const now = new Date(Date.now() - lookBackMs).toISOString();
    const matched = since === undefined ? [] : await inquiryItemRepository(db).matchedSince(row.id, since, linesInOne);
    const asOf = matched.length === linesInOne ? matched.at(-1)!.matchedAt! : now;
    return { ...(await progress(row.id)), lines: await lineViews(db, seenFrom(caller, row), matched), asOf };
  });
}
