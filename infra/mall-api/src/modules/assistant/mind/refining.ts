import { findFor, show } from './find.ts';
import { type Answer, says, type Turn } from './turn.ts';

/** What was looked for, with the new wishes besides. */
export async function* refine(turn: Turn): Answer {
  const [subject] = turn.thread.subjects;
  const { keyword, wishes } = subject!;
  const found = await findFor(turn, keyword, wishes);
  yield* show(turn, { keyword, ...found });
}

/** 不限材质: without this wish. */
export async function* dropping(turn: Turn): Answer {
  const { thread, read } = turn;
  const [subject] = thread.subjects;
  const kept = subject!.wishes.filter(({ words, key }) => !(read.text.includes(words.split(' → ')[0]!) || read.text.includes(key)));
  const left = kept.length === subject!.wishes.length ? [] : kept;
  const found = await findFor({ ...turn, read: { ...read, wishes: [] } }, subject!.keyword, left);
  yield* show(turn, { keyword: subject!.keyword, ...found });
}

const pageOf = 4;
/** 还有别的吗: those that weren't shown yet. */
export async function* more(turn: Turn): Answer {
  const [subject] = turn.thread.subjects;
  const { found, wishes } = await findFor(turn, subject!.keyword, subject!.wishes, 20);
  const products = found.products.filter(({ card }) => !subject!.shown.includes(card.skuNumber)).slice(0, pageOf);
  if (products.length === 0) return yield says('没有更多了。换个规格或名称试试。');
  yield* show(turn, { keyword: subject!.keyword, wishes, found: { ...found, products }, opening: `“${subject!.keyword}”还有` });
}
