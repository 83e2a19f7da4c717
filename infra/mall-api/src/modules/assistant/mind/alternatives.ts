import type { ProductFacts } from '../toolbox.ts';
import { inThread } from './ellipsis.ts';
import { findFor } from './find.ts';
import { newSubject, type Turn } from './turn.ts';

/** 镀锌和不锈钢哪个便宜, DT的还是OT的好: two ways of what is spoken of. */
const eitherOr =
  /^(?:那|是|用|选|要|买)*([^，。\s]{1,8}?)的?(?:和|跟|与|还是)([^，。\s]{1,8}?)(?:的(?!那)|(?=哪))(?:哪|好|更|比较|耐|便宜|划算|合适|贵|结实|耐用)/;
const orElse = /^(?:那|是|用|选|要|买)*([^，。\s]{1,8}?)的?还是([^，。\s]{1,8}?)的?(?:呢|啊)?[?？]?$/;
const pointing = /第|它|这|那|个$|款$/;

/** The best of each of two ways in which the thing before can be had; empty where the words name no such two. */
export async function alternatives(turn: Turn): Promise<ProductFacts[]> {
  const { tools, read, thread } = turn;
  const [subject] = thread.subjects;
  const [, one = '', other = ''] = eitherOr.exec(read.text) ?? orElse.exec(read.text) ?? [];
  if (!subject?.keyword || one === '' || other === '' || pointing.test(one) || pointing.test(other)) return [];
  const found: ProductFacts[] = [];
  for (const words of [one, other]) {
    const meant = await inThread(tools, subject.keyword, words, await tools.understand(words), true);
    if (!meant || meant.unsaid.length > 0) return [];
    const { found: answer } = await findFor({ ...turn, read: { ...read, wishes: [] } }, meant.keyword, subject.wishes);
    const [best] = answer.products;
    if (!best || found.some(({ card }) => card.skuNumber === best.card.skuNumber)) return [];
    found.push(best);
  }
  const { keyword, wishes, sort } = subject;
  newSubject(turn, { keyword, wishes, sort, shown: found.map(({ card }) => card.skuNumber), focus: '' });
  return found;
}
