import type { Subject } from '@mall/api-contract/assistant';
import type { Understood } from '../toolbox.ts';
import { goodsActs } from './commands.ts';
import { inItsSize, inThread, nounIn } from './ellipsis.ts';
import type { Turn } from './turn.ts';

/** 法兰的有吗: what the words before 的 name is how the thing before shall be. */
const isAdjective = (text: string) =>
  /\S的(?:那种|那款|那个)?(?:就行|就可以|即可|吧|有(?:吗|没有|现货吗?|货吗)|吗|呢|要|也行|也看看|看看|来)?(?:[\s，,]*(?:来|要|拿)?\s*[\d一二两三四五六七八九十百]+\s*\p{Script=Han}?)?[?？。!！]*$/u.test(
    text,
  );

/** What is said now with what was looked for before; undefined for something new. */
export async function goingOn({ tools, read, thread }: Turn, { keyword, wishes, shown }: Subject, words: string, own: Understood) {
  // 要不锈钢的, after something that isn't sold: it is that thing still.
  if (shown.length === 0 && isAdjective(read.text)) return { keyword: `${keyword} ${words}`.slice(0, 100), unsaid: [], wishes };
  // 螺母要100个, after a bolt: the nut of its size; the sizes may have been said some turns ago.
  if (goodsActs[read.intent] && own.understood.length > 0 && own.understood.every(({ kind }) => kind === 'noun'))
    for (const { keyword: one } of thread.subjects.filter((subject) => subject.keyword !== '').slice(0, 3)) {
      const sized = await inItsSize(tools, one, words, true);
      if (sized) return { keyword: sized, unsaid: [], wishes: [] };
    }
  if (nounIn(own) && /配|搭|也来|也要|相应|对应|一套|同规格|一样|一个规格|呢[?？]?$/.test(read.text)) {
    const sized = await inItsSize(tools, keyword, words.replace(/^(?:配套?|对应|相应|搭配|同规格|一样)的?\s*/, ''));
    if (sized) return { keyword: sized, unsaid: [], wishes: [] };
  }
  const meant = await inThread(tools, keyword, words, own, isAdjective(read.text));
  return meant && { ...meant, wishes };
}
