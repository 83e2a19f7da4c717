import { color, radius } from '@mall/design-tokens';
import { openFile } from '@mall/mall-parts/download';
import { usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Button, EmptyPanel, Notice } from '@mall/ui-kit';
import { lazy, Suspense, useDeferredValue, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { InquiryLine, InquirySheet, SheetFault } from '../../../parts/inquiry/inquiry-types.ts';
import { AddLine } from './add-line.tsx';
import { FaultList } from './fault-list.tsx';
import { SavingStrip } from './saving-strip.tsx';
import { SheetBar } from './sheet-bar.tsx';
import { doubledSkus, isSettledLine, linesIn, type SheetFilter, sheetTotals } from './sheet-change.ts';
import { SheetFacts } from './sheet-facts.tsx';
import type { LineWays } from './sheet-row.tsx';
import { SheetTable, type SheetTableHandle } from './sheet-table.tsx';
import { SheetToolbar } from './sheet-toolbar.tsx';
import { useBulkConfirm } from './use-bulk-confirm.ts';
import { useFacts } from './use-facts.ts';
import type { Sheet } from './use-sheet.ts';
import { useSheetActs } from './use-sheet-acts.ts';
import { useWorkingTime } from './use-working-time.ts';

const AlertDialog = lazy(async () => ({ default: (await import('@mall/ui-kit/overlays')).AlertDialog }));
const CandidateDialog = lazy(() => import('./candidate-dialog.tsx'));
const SubmittedDialog = lazy(() => import('./submitted-dialog.tsx'));

interface Question {
  text: string;
  ids?: number[];
}

/** The sheet with lines in it: seen, corrected, chosen, and off. */
export default function ReadySheet({ sheet, changes }: { sheet: InquirySheet; changes: Sheet }) {
  const { sdk, notify } = usePlatform();
  const [filter, setFilter] = useState<SheetFilter>('all');
  const [choosing, setChoosing] = useState<InquiryLine>();
  const [question, setQuestion] = useState<Question>();
  const table = useRef<SheetTableHandle>(null);
  const exporting = useWrite({ onFailure: ({ message }) => notify({ tone: 'danger', text: message }) });
  const { edits, change } = changes;
  const facts = useFacts(sheet, changes.patch, changes.refresh);
  const go = (fault: SheetFault) => {
    setFilter('all');
    if (fault.itemId > 0)
      requestAnimationFrame(() => table.current?.focusLine(fault.itemId, fault.field === 'quantity' ? 'quantity' : 'partNumber'));
  };
  const acts = useSheetActs(sheet, changes, facts, go);

  useWorkingTime(sheet.id);

  const { lines } = sheet;
  const shownFilter = useDeferredValue(filter);
  const shown = useMemo(() => linesIn(lines, shownFilter), [lines, shownFilter]);
  const doubled = useMemo(() => doubledSkus(lines), [lines]);
  const totals = useMemo(() => sheetTotals(lines), [lines]);
  const isTicked = (line: InquiryLine) => edits.of(line.id).wish?.isSelected ?? line.isSelected;
  const selected = lines.filter(isTicked);
  const bulk = useBulkConfirm(sheet, changes, isTicked);

  const run = useRef({ change, sheet });
  run.current = { change, sheet };
  // The same functions as long as the sheet is open: no row is drawn again because of them.
  const ways = useMemo<LineWays>(() => {
    const doing = (content: object, send: Parameters<Sheet['change']>[1]) => void run.current.change(content, send);
    const of = ({ id }: InquiryLine) => ({ inquiryId: run.current.sheet.id, itemId: id });
    return {
      onConfirm: (line) =>
        line.product && doing({ confirm: line.id }, () => sdk.inquiry.updateInquiryItemBySku({ ...of(line), sku: line.product!.sku })),
      onChoose: setChoosing,
      onReplace: (line) => doing({ replace: line.id }, () => sdk.inquiry.updateInquiryHuoYeRepalace(of(line))),
      onRestore: (line) =>
        doing({ restore: line.id }, () => sdk.inquiry.restoreInquiryHuoYeRepalace({ inquiryId: run.current.sheet.id, ids: [line.id] })),
      onMerge: ({ product }) =>
        product && doing({ merge: product.sku }, () => sdk.inquiry.mergeInquiryItemsBySku({ id: run.current.sheet.id, sku: product.sku })),
      onRemove: (line) => setQuestion({ text: '确认删除当前询价商品吗', ids: [line.id] }),
    };
  }, [sdk]);

  async function confirm() {
    const ids = question?.ids;
    const removed = ids
      ? await change({ remove: ids }, () =>
          ids.length === 1 ? sdk.inquiry.deleteInquiryItem({ itemId: ids[0]! }) : sdk.inquiry.deleteQuotationDraftItemBatch({ ids }),
        )
      : await sdk.inquiry
          .clearTempInquiryData({ id: sheet.id })
          .then(changes.patch)
          .then(() => true);
    if (!removed) throw new Error('删除没有成功');
    edits.forget(ids ?? lines.map(({ id }) => id));
    notify({ tone: 'success', text: '删除成功！' });
  }
  const download = () =>
    exporting.run({ export: sheet.id }, async () => {
      openFile(await sdk.inquiry.exportInquirySheet({ id: sheet.id, isdraf: true }));
      return true;
    });
  const matchAgain = () =>
    change({ again: sheet.id }, async () => {
      const { inquiryId, isDone: _, ...match } = await sdk.inquiry.matchInquirySheetByInquiryId({ id: sheet.id });
      return { inquiryId, lines: [], removed: [], lineCount: lines.length, match };
    });

  return (
    <>
      {acts.faults.length > 0 && <FaultList faults={acts.faults} lines={lines} onGo={go} />}
      {acts.failure && (
        <Notice tone="danger" live>
          {acts.failure}
        </Notice>
      )}
      {acts.refusedLines.length > 0 && (
        <Notice tone="warning" live title={`${acts.refusedLines.length} 行没有加入购物车，仍在询价单中`} onClose={acts.dismiss}>
          {acts.refusedLines.map(({ itemId, message }) => (
            <div key={itemId}>
              第 {lines.find(({ id }) => id === itemId)?.position} 行：{message}
            </div>
          ))}
        </Notice>
      )}
      {bulk.confirmed.length > 0 && (
        <Notice
          tone="success"
          live
          onClose={bulk.forget}
          action={
            <Button size="sm" busy={changes.isBusy} onClick={() => void bulk.undo()}>
              撤销
            </Button>
          }
        >
          已确认 {bulk.confirmed.length} 行
          {bulk.doubtfulCount > 0 && `；另有 ${bulk.doubtfulCount} 行与所述有差异，请在“相似待确认”中逐行核对`}
        </Notice>
      )}
      <SavingStrip sheet={sheet} changes={changes} />
      <Paper>
        <SheetToolbar
          sheet={sheet}
          filter={filter}
          doubledCount={doubled.size}
          isBusy={changes.isBusy}
          onFilter={setFilter}
          onMergeAll={() => void change({ merge: 'all' }, () => sdk.inquiry.mergeInquiryItems({ id: sheet.id }))}
          onMatchAgain={() => void matchAgain()}
          onExport={() => void download()}
          bulk={bulk}
          onClear={() => setQuestion({ text: `确认清空询价单的 ${lines.length} 行与附件吗？` })}
        />
        {shown.length === 0 ? (
          <EmptyPanel size="sm" title="没有这样的行" action={<Button onClick={() => setFilter('all')}>查看全部</Button>} />
        ) : (
          <SheetTable ref={table} lines={shown} doubled={doubled} edits={edits} ways={ways} />
        )}
        <AddLine inquiryId={sheet.id} onAdded={changes.apply} />
      </Paper>
      <SheetFacts sheet={sheet} facts={facts} onAttachments={(attachments) => changes.patch({ attachments })} />
      <SheetBar
        lineCount={lines.length}
        selectedCount={selected.length}
        buyableCount={selected.filter((line) => isSettledLine(line) && line.product?.canOrder).length}
        totals={totals}
        isAdding={acts.isAdding}
        isSubmitting={acts.isSubmitting}
        onSelectAll={(isSelected) =>
          void change({ select: isSelected }, () =>
            sdk.inquiry.updateQuotationPartialItemsSelectedStatus({ inquiryId: sheet.id, isSelected }),
          )
        }
        onDelete={() => setQuestion({ text: `确认删除选中的 ${selected.length} 行吗？`, ids: selected.map(({ id }) => id) })}
        onAddToCart={() => void acts.addToCart()}
        onSubmit={() => void acts.submit()}
      />
      <Suspense>
        {question && (
          <AlertDialog
            tone="danger"
            confirmText={question.ids ? '删除' : '清空'}
            onConfirm={confirm}
            onClose={() => setQuestion(undefined)}
          >
            {question.text}
          </AlertDialog>
        )}
        {acts.submitted && <SubmittedDialog {...acts.submitted} onSee={acts.see} />}
        {choosing && (
          <CandidateDialog inquiryId={sheet.id} line={choosing} onChosen={changes.apply} onClose={() => setChoosing(undefined)} />
        )}
      </Suspense>
    </>
  );
}

const Paper = styled.div`
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
`;
