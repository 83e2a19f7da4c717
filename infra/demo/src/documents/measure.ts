import type { JudgedDocument } from './documents.ts';

/** A field as the mall's reader gives it. */
interface Field {
  value: string;
}
export interface Verdict {
  document: JudgedDocument;
  field: string;
  wanted: string;
  got: string;
  verdict: 'right' | 'wrong' | 'empty';
}

/** Signs that mean the same on paper: full and half width. */
const plain = (text: string) => text.normalize('NFKC').replace(/\s/g, '');

const isField = (one: unknown): one is Field => typeof one === 'object' && one !== null && 'value' in one;

/** Each field of a document: right, wrong or empty; a field that isn't on the paper and is filled is wrong too. @param read undefined where the document was refused */
export function judgeDocument(document: JudgedDocument, read: object | undefined): Verdict[] {
  const fields = Object.entries(read ?? {}).flatMap(([field, one]) => (isField(one) ? [[field, one.value] as const] : []));
  const got = new Map(fields);
  const known = Object.entries(document.truth).map(([field, wanted]): Verdict => {
    const value = got.get(field) ?? '';
    return { document, field, wanted, got: value, verdict: plain(value) === plain(wanted) ? 'right' : value ? 'wrong' : 'empty' };
  });
  const invented = fields
    .filter(([field, value]) => value && !(field in document.truth))
    .map(([field, value]): Verdict => ({ document, field, wanted: '', got: value, verdict: 'wrong' }));
  return [...known, ...invented];
}

export function figuresOf(verdicts: readonly Verdict[]) {
  const share = (verdict: Verdict['verdict']) => verdicts.filter((one) => one.verdict === verdict).length / Math.max(1, verdicts.length);
  return { fields: verdicts.length, right: share('right'), wrong: share('wrong'), empty: share('empty') };
}
