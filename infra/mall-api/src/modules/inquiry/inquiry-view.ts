import type { Inquiry, InquiryAttachment, InquiryCard, InquiryLine, MatchProgress } from '@mall/api-contract/inquiry';
import { canBecome, inquiryStatusNames } from '@mall/domain/inquiry';
import { moneyText } from '@mall/domain/money';
import { places } from '../location/places.ts';
import type { InquiryRow } from './inquiry-rows.ts';

/** What a card says of an inquiry's lines; `lineViews` and a list's statement both know it. */
export interface LinesInShort {
  lineCount: number;
  offeredCount: number;
  firstNames: string[];
  totalFen: number;
}

const namesOnCard = 3;

export const inShort = (lines: readonly InquiryLine[]): LinesInShort => ({
  lineCount: lines.length,
  offeredCount: lines.filter(({ offer }) => offer !== null).length,
  firstNames: lines.slice(0, namesOnCard).map(({ product, said }) => product?.productName ?? said),
  totalFen: lines.reduce((sum, { offer }) => sum + (offer?.lineTotalFen ?? 0), 0),
});

/** @param now ms since 1970: an offer whose days are over can't be ordered, whether or not the clock has ended it */
export function inquiryCard(row: InquiryRow, contactName: string, lines: LinesInShort, now = Date.now()): InquiryCard {
  return {
    id: row.id,
    inquiryNumber: row.inquiryNumber,
    status: row.status,
    statusName: inquiryStatusNames[row.status],
    createdAt: row.createdAt,
    submittedAt: row.submittedAt ?? '',
    quotedAt: row.quotedAt ?? '',
    validUntil: row.validUntil ?? '',
    contactName,
    projectNumber: row.projectNumber,
    remark: row.remark,
    ...lines,
    totalText: moneyText(lines.totalFen),
    question: row.answer === '' ? row.question : '',
    previousId: row.previousId ?? 0,
    canCancel: canBecome(row.status, 'cancelled'),
    canOrder: canBecome(row.status, 'ordered') && row.validUntil !== null && Date.parse(row.validUntil) > now,
    canReinquire: canBecome(row.status, 'reinquired'),
  };
}

export const progressOf = (lines: readonly Pick<InquiryLine, 'matchState'>[]): MatchProgress => {
  const count = (...states: InquiryLine['matchState'][]) => lines.filter(({ matchState }) => states.includes(matchState)).length;
  return {
    total: lines.length,
    done: lines.length - count('waiting'),
    exact: count('exact', 'chosen'),
    similar: count('similar'),
    unmatched: count('unmatched'),
  };
};

/** An inquiry with its lines, as its own company sees it. */
export function inquiryView(
  row: InquiryRow,
  contactName: string,
  lines: InquiryLine[],
  attachments: InquiryAttachment[],
  match = progressOf(lines),
): Inquiry {
  return {
    ...inquiryCard(row, contactName, inShort(lines)),
    provinceId: row.provinceId,
    province: places.region(row.provinceId)?.province.name ?? '',
    answer: row.answer,
    shortCode: row.sharedAt === null ? '' : (row.shortCode ?? ''),
    workingSeconds: row.workingSeconds,
    lines,
    match,
    attachments,
  };
}

/** Where there is no draft yet. */
export const noSheet = (provinceId: number): Inquiry =>
  inquiryView(
    {
      ...{
        id: 0,
        inquiryNumber: '',
        customerId: 0,
        kpId: 0,
        status: 'draft',
        remark: '',
        createdAt: '',
        submittedAt: null,
        previousId: null,
      },
      ...{ provinceId, projectNumber: '', question: '', answer: '', askedAt: null, quotingBy: '', quotedAt: null, validUntil: null },
      ...{ endedAt: null, shortCode: null, sharedAt: null, changedAt: '', workingSeconds: 0 },
    },
    '',
    [],
    [],
  );
