import type { Wish } from '@mall/api-contract/assistant';
import type { ProductFacts, Understood } from '../toolbox.ts';
import { tellAbout } from './about-shown.ts';
import { proposing } from './acting.ts';
import { goodsActs } from './commands.ts';
import { fewerWords } from './fewer-words.ts';
import { buyableFirst, findFor, show } from './find.ts';
import { type Answer, newSubject, offers, runs, says, type Turn } from './turn.ts';
import { howMany, whichOne } from './which.ts';

/** Named by its own number, so there is nothing to choose. */
const isExactly = ({ card }: ProductFacts, keyword: string) => {
  const plain = (text: string) => text.toUpperCase().replace(/[-./ ]/g, '');
  return [card.skuNumber, card.manufacturerPartNumber, card.orderCode].some((number) => plain(number) === plain(keyword));
};

/** 6mm铝板 where no plates are sold: of what was said only the size is found, and the thing is not. */
function isNoSuchThing({ isPerfect, understood, relaxed }: Pick<Understood, 'isPerfect' | 'understood' | 'relaxed'>): boolean {
  if (isPerfect) return false;
  const lost = new Set(relaxed.filter(({ to }) => to.length === 0).map(({ text }) => text));
  const isLost = ({ kind, text }: Understood['understood'][number]) => kind === 'unknown' || kind === 'otherBrand' || lost.has(text);
  const isThing = (text: string) => /\p{Script=Han}{2}/u.test(text);
  return (
    understood.some((piece) => isLost(piece) && isThing(piece.text)) &&
    understood.every((piece) => isLost(piece) || (piece.kind !== 'noun' && piece.kind !== 'partNumber'))
  );
}

/** A product by what it is called. @param meant what of the thread goes on with it */
export async function* aboutFound(turn: Turn, meant?: { wishes: readonly Wish[]; unsaid: readonly string[] }): Answer {
  const { read, tools } = turn;
  const { intent } = read;
  const act = goodsActs[intent];
  const { keyword, unsaid: left } = await fewerWords(tools, read.keyword);
  const { found, wishes, unsaid: own } = await findFor(turn, keyword, meant?.wishes ?? []);
  const unsaid = [...own, ...left, ...(meant?.unsaid ?? [])];
  const [best] = found.products;
  const [before] = turn.thread.subjects;
  if (!best && before && before.shown.length > 0 && before.keyword !== '' && !act) {
    yield says(`目录里没有标注“${keyword.slice(0, 40)}”，刚才的“${before.keyword.slice(0, 40)}”在这里，可以看参数或换个说法。`);
    return yield runs('showProducts', { skus: before.shown.slice(0, 4), keyword: before.keyword });
  }
  if (!best || isNoSuchThing(found)) {
    newSubject(turn, { keyword: keyword.slice(0, 100), wishes: [], sort: 'relevance', shown: [], focus: '' });
    yield says(`没有找到“${keyword.slice(0, 40)}”。换个名称、规格或型号试试；也可以把需求写进询价单，由专属客服寻找。`);
    yield offers(['新建询价单', '打开询价单'], ['看看能问什么', '你能做什么']);
    return;
  }
  const isOne = found.total === 1 || isExactly(best, keyword);
  if (isOne && found.isPerfect && act) {
    yield* show(turn, { keyword, wishes, found: { ...found, products: [best] }, unsaid });
    return yield* act.counts && read.quantities.length > 1 ? howMany(turn) : proposing(turn, [best]);
  }
  if (isOne && ['substitutes', 'accessories', 'specs'].includes(intent)) {
    yield* show(turn, { keyword, wishes, found: { ...found, products: [best] }, unsaid });
    return yield* tellAbout(turn, [best]);
  }
  yield* show(turn, { keyword, wishes, found, unsaid });
  if (act) {
    yield* whichOne(turn);
  } else if (['substitutes', 'accessories', 'specs'].includes(intent)) {
    const word = { substitutes: '的替代品', accessories: '的配件', specs: '的参数' }[intent as 'specs'];
    const [first = best] = buyableFirst(found.products);
    yield* tellAbout({ ...turn, read: { ...read, keyword: '', ordinals: [0] } }, [first]);
    // Told as the first of several, it wasn't singled out by who asked.
    const [subject] = turn.thread.subjects;
    if (subject && found.products.length > 1 && subject.shown.length > 1 && subject.shown.includes(first.card.skuNumber))
      subject.focus = '';
    if (found.products.length > 1)
      yield offers(
        ...found.products.slice(1, 3).map(({ card: _ }, at): [string, string] => [`第${at + 2}款${word}`, `第${at + 2}个${word}`]),
      );
  }
  if (!tools.isSignedIn && intent === 'price') yield runs('openPage', { url: '/login', title: '登录' });
}
