import type { LanguageModel, Question } from '../language-model.ts';
import { readQuestion } from '../reading/read-question.ts';
import type { AssistantTools, ProductFacts } from '../toolbox.ts';
import { aboutFound } from './about-found.ts';
import { tellAbout } from './about-shown.ts';
import { proposing } from './acting.ts';
import { alternatives } from './alternatives.ts';
import { answered, goesOnWith, isBareQuantity } from './answered.ts';
import { asksWhatItIs, attributeTold } from './attribute-asked.ts';
import { aboutBusiness } from './business.ts';
import { answersFrom } from './business-answers.ts';
import { goodsActs } from './commands.ts';
import { nounIn, saysNoGoods } from './ellipsis.ts';
import { goingOn } from './going-on.ts';
import { helping, knowing, knowledgeOf, topicOf } from './helping.ts';
import { isList, listing, startingInquiry } from './listing.ts';
import { namedToCompare } from './named-to-compare.ts';
import { gate, isRefusal, offering, refused } from './not-asked.ts';
import { orderTalk } from './order-talk.ts';
import { pageIn } from './pages.ts';
import { dropping, more, refine } from './refining.ts';
import { jobOf, selecting } from './selecting.ts';
import { severalThings } from './several.ts';
import { isAboutShown, shownUnder } from './shown-before.ts';
import { plainAnswer } from './small-talk.ts';
import { type Answer, emptyThread, meantIn, newSubject, offers, runs, says, type Turn } from './turn.ts';
import { otherBrand, sameBut, stepFrom } from './vary.ts';
import { howMany, oneByOne, whichOne } from './which.ts';

const aspects = new Set(['bargain', 'price', 'stock', 'arrival', 'specs', 'substitutes', 'accessories', 'compare', 'product']);

/** An answer comes in pieces as long as a phrase, so that reading can begin with the first. */
const pieces = (text: string) => (text.match(/[^，。；：\n]*[，。；：\n]+|[^，。；：\n]+/g) ?? []).map(says);

/**
 * Answers out of the catalogue, the company's own business and the help texts, without any model (rule assistant 7). What it doesn't know it says. The
 * thread goes out last, as it is after this turn.
 */
export const embeddedMind = (tools: AssistantTools): LanguageModel => ({
  async *answer(question) {
    const turn = turnOf(tools, question);
    for await (const event of guarded(turn, question)) {
      if (event.type === 'Answer') yield* pieces(event.text);
      else yield event;
    }
    yield runs('keepThread', { thread: turn.thread });
  },
});

/** An answer without the cards that nobody asked for; instead of one that was only spoken of, the button that asks for it. */
async function* guarded(turn: Turn, question: Question): Answer {
  const passes = gate(turn.read, isList(question.question));
  const { wanted } = turn.read;
  let isAsking = false;
  for await (const event of inTurn(turn, question)) {
    if (!passes(event)) continue;
    isAsking ||= event.type === 'FuncFrontend' && ['choices', 'propose'].includes(event.name);
    yield event;
  }
  if (wanted && !isAsking) yield* offering(turn, wanted);
}

function turnOf(tools: AssistantTools, { question, thread = emptyThread, sku = '' }: Question): Turn {
  return {
    tools,
    sku,
    asked: thread.asked,
    read: readQuestion(question.slice(0, 500)),
    thread: { ...structuredClone(thread), turn: Math.min(thread.turn + 1, 100_000) },
  };
}

/** Several things in one sentence are answered one at a time: the first at once, the others by a press. */
async function* inTurn(turn: Turn, question: Question): Answer {
  const { read, tools } = turn;
  const isOfGoods = ['product', 'price', 'stock', 'arrival', 'addToCart'].includes(read.intent) && read.mood !== 'refusal';
  const all = isOfGoods && !isList(question.question) ? await severalThings(tools, read.text) : [];
  const [first, ...others] = all;
  if (first === undefined) return yield* answerOf(turn, question);
  Object.assign(read, readQuestion(first));
  yield says(`一样一样来，先看“${first.slice(0, 40)}”。`);
  const buttons = others.map((one) => ({ label: `再看 ${one}`.slice(0, 24), question: one.slice(0, 100) }));
  let isOffered = false;
  for await (const event of answerOf(turn, { ...question, question: first })) {
    if (event.type === 'FuncFrontend' && event.name === 'choices') {
      isOffered = true;
      yield offers(
        ...[...(event.arguments as { answers: typeof buttons }).answers, ...buttons].map((one): [string, string] => [
          one.label,
          one.question,
        ]),
      );
    } else yield event;
  }
  if (!isOffered) yield offers(...buttons.map((one): [string, string] => [one.label, one.question]));
}

async function* answerOf(turn: Turn, { question }: Question): Answer {
  const { read, tools, thread } = turn;
  const { keyword } = read;
  if (isList(question)) return yield* listing(turn, question.slice(0, 20_000));
  answered(turn);
  const plain = plainAnswer(read, question);
  if (plain) return yield* plain;
  const job = (await isAboutShown(turn)) ? undefined : jobOf(turn);
  if (job) return yield* selecting(turn, job);
  const { asked } = turn;
  // What was said of a job goes on counting: the motor's power, for its wire.
  thread.asked = /^(?:select|past)/.test(asked.kind) ? { kind: 'past', input: asked.input } : { kind: '', input: {} };
  if (isRefusal(read)) return yield* refused(turn);
  const [subject] = thread.subjects;
  const ownWords = keyword.replace(/^(?:颜色|材质|尺寸|型号)$/, '');
  const own =
    ownWords !== '' && (subject || thread.orders.length > 0 || asked.kind === 'topic') ? await tools.understand(ownWords) : undefined;
  if (asked.kind === 'orders' || (thread.orders.length > 0 && /取消第.{1,2}[个单]/.test(read.text))) {
    const namesGoods = own !== undefined && nounIn(own) !== undefined;
    const meant = orderTalk(read.text, read.intent, namesGoods);
    if (meant === 'cancelOrder' && read.mood !== 'request') [read.intent, read.wanted] = ['order', 'cancelOrder'];
    else read.intent = meant ?? read.intent;
  }
  if (asked.kind === 'topic') goesOnWith(read, asked, own);
  const { intent } = read;
  if (/(?:新建|开|发起|做)(?:一张|个|一个)?询价|(?:上传|拍照|照片|图片|清单).{0,6}询价|询价.{0,6}(?:清单|照片|图片)/.test(read.text))
    return yield* startingInquiry();
  if (intent in answersFrom) {
    yield* aboutBusiness(turn);
    // 拿200个，发票月底开: the other half of the sentence is one press away.
    const act = subject && read.text.split(/[，,。；;\s]+/).find((clause) => clause !== read.text && isCartAct(clause));
    if (act) yield offers([act.slice(0, 20), act]);
    if (asked.kind === 'orders' && thread.asked.kind === '') thread.asked = asked;
    if (thread.asked.kind === '') thread.asked = { kind: 'topic', input: { intent } };
    return;
  }
  if (intent === 'help') {
    const topic = topicOf(read.text);
    if (asked.kind === 'orders') thread.asked = asked;
    else if (topic) thread.asked = { kind: 'topic', input: { intent: topic } };
    return yield* helping(turn);
  }
  if (intent === 'open') {
    const meant = pageIn(read.text);
    if (meant) {
      yield says(`为您打开${meant.title}。`);
      return yield runs('openPage', meant);
    }
  }
  if (intent === 'drop' && subject) return yield* dropping(turn);
  if (intent === 'more' && subject) return yield* more(turn);
  if (intent === 'bargain' && !subject && ownWords.length <= 2)
    return yield* aboutBusiness({ ...turn, read: { ...read, intent: 'receiveCoupon', mood: 'question' } });
  // 接头来十个, after those were shown: which of them, not others of that name.
  const shownAs = goodsActs[intent] && ownWords.length > 1 ? await shownUnder(turn, ownWords) : undefined;
  if (shownAs && read.ordinals.length === 0 && read.points === '') {
    thread.subjects = [shownAs, ...thread.subjects.filter((one) => one !== shownAs)];
    if (!shownAs.focus && shownAs.shown.length > 1) return yield* whichOne(turn);
    read.points = 'focus';
  }
  // 五盒: said of those shown it wants them, but no word says so: a button does.
  if (
    subject &&
    intent === 'product' &&
    isBareQuantity(read) &&
    read.unit !== '米' &&
    read.mood === 'request' &&
    !subject.focus &&
    subject.shown.length > 1
  )
    return yield* whichOne(turn, 'addToCart');
  const bothNamed = intent === 'compare' && ownWords !== '' ? await namedToCompare(tools, read.text) : [];
  if (bothNamed.length > 1) {
    const shown = bothNamed.map(({ card }) => card.skuNumber);
    newSubject(turn, { keyword: read.keyword, wishes: [], sort: 'relevance', shown, focus: '' });
    return yield* tellAbout(turn, bothNamed);
  }
  const { skus, said, outOf, isNamed } = meantIn(turn);
  const ways = read.mood === 'refusal' || goodsActs[intent] ? [] : await alternatives(turn);
  if (ways.length > 1) {
    yield* tellAbout({ ...turn, read: { ...read, intent: 'compare' } }, ways);
    return yield runs('showProducts', { skus: ways.map(({ card }) => card.skuNumber), keyword: '' });
  }
  // 和上面那个有什么区别, 这俩差多少钱: this one, and the one before it.
  const isOfBoth = read.points === 'before' || (/俩|这两个|它们/.test(read.text) && (subject?.shown.length ?? 0) !== 2);
  if (intent === 'compare' && isOfBoth && (read.ordinals.length === 0 || /这两个/.test(read.text))) {
    const both = thread.subjects.slice(0, 2).flatMap(({ focus, shown }) => focus || shown[0] || []);
    if (both.length === 2) return yield* tellAbout(turn, await tools.products(both));
  }
  if (
    subject &&
    subject.shown.length > 0 &&
    (ownWords === '' || (own && !isNamed && nounIn(own) === undefined)) &&
    ['product', 'specs', 'stock'].includes(intent) &&
    asksWhatItIs(read.text)
  ) {
    const asked = said ? skus : subject.focus ? [subject.focus] : subject.shown;
    const telling = attributeTold(turn, await tools.products(asked), said);
    if (telling) return yield* telling;
  }
  const varies = (read.step && ownWords === '') || intent === 'sameBut' || intent === 'otherBrand';
  // 写进询价单, 哪个最便宜: what is left of it names no goods, so it is about those shown.
  const isTalk = own !== undefined && (intent !== 'product' || read.wishes.length > 0) && saysNoGoods(own);
  // 那配它的热继: another thing, for the one before.
  const isBeside = own !== undefined && nounIn(own) !== undefined && /配|搭/.test(read.text) && read.ordinals.length === 0;
  const pointsBack = isBeside ? false : said || ownWords === '' || isTalk || (varies && ownWords.length <= 8 && subject !== undefined);
  if (pointsBack && skus.length > 0) {
    if (
      intent !== 'compare' &&
      read.wishes.length > 0 &&
      !read.step &&
      intent !== 'addToCart' &&
      // 急用，明天能到上海吗 asks when it comes; it wants no others.
      !(intent === 'arrival' && read.wishes.every(({ kind }) => kind === 'inStock')) &&
      !(subject?.focus && read.mood === 'question' && read.wishes.every(({ kind }) => kind === 'inStock')) &&
      subject?.keyword &&
      read.ordinals.length === 0
    )
      return yield* refine(turn);
    const products = await tools.products(
      intent === 'compare' && skus.length < 2 ? (subject?.shown ?? skus).slice(0, /哪/.test(read.text) ? 4 : 2) : skus,
      read.quantity ?? (thread.quantity || undefined),
    );
    const [product] = products;
    if (!product) return yield says('这个商品已经不在商城里了，请换一个。');
    if (read.step) return yield* stepFrom(turn, product, read.step);
    const isOther = said && ownWords !== '' && !isNamed && ownWords.length <= 8 && intent === 'product';
    if (intent === 'sameBut' || (isOther && !(await isCalled(turn, product, ownWords)))) return yield* sameBut(turn, product);
    if (intent === 'otherBrand') return yield* otherBrand(turn, product);
    if (intent === 'open') {
      yield says(`为您打开${product.card.productName}。`);
      return yield runs('openPage', { url: `/p/${product.card.skuNumber}`, title: product.card.productName });
    }
    if (intent === 'confirm') {
      if (asked.kind === 'act') return yield says('请按卡片上的按钮，按下才会生效。');
      yield* tellAbout({ ...turn, read: { ...read, intent: 'price' } }, products.slice(0, 1));
      return yield* offering(turn, 'addToCart');
    }
    const act = goodsActs[intent];
    if (act) {
      const isSeveral = products.length > 1 || read.isMany;
      if (isSeveral && !act.takesSeveral) return yield* oneByOne(turn);
      if (act.counts && read.quantities.length > 1) return yield* howMany(turn);
      // Several were shown and none was singled out: which one is asked.
      const isOpen = !said && !subject?.focus && (subject?.shown.length ?? 0) > 1 && !turn.sku;
      const isFirst = read.ordinals.length === 0 && read.points === 'focus' && !subject?.focus && (subject?.shown.length ?? 0) > 1;
      if (isOpen || isFirst) return yield* whichOne(turn);
      return yield* proposing(turn, products);
    }
    if (
      own &&
      saysNoGoods(own) &&
      intent === 'stock' &&
      read.wishes.length === 0 &&
      /^\p{Script=Han}{2,6}$/u.test(ownWords) &&
      /有吗|有没有/.test(read.text)
    )
      yield says(`目录里没有标注“${ownWords}”。`);
    if (aspects.has(intent)) return yield* tellAbout(turn, products);
  }
  if (said && outOf > 0 && read.ordinals.length > 0) return yield says(`刚才只列出了${outOf}款商品，请告诉我是哪一款。`);
  if (subject && read.wishes.length > 0 && ownWords === '') return yield* refine(turn);
  if (ownWords === '') {
    yield says(read.text === '' ? '请告诉我要找什么。' : '请告诉我是哪个商品，例如名称、规格或型号。');
    return yield offers(['M8x30 304内六角螺钉', 'M8x30 304内六角螺钉有货吗'], ['6204轴承多少钱', '6204轴承多少钱']);
  }
  if (/怎么|如何|区别|是什么意思|什么是|为什么|原理|标准|等级|含义/.test(read.text)) {
    const articles = await knowledgeOf(turn);
    if (articles.length > 0) return yield* knowing(turn, articles);
  }
  const meant = subject && own && subject.keyword !== '' ? await goingOn(turn, subject, ownWords, own) : undefined;
  yield* aboutFound(meant ? { ...turn, read: { ...read, keyword: meant.keyword } } : turn, meant);
}

const isCartAct = (clause: string) => {
  const { intent, quantity, mood } = readQuestion(clause);
  return intent === 'addToCart' && quantity !== undefined && mood === 'request';
};

/** 这个钻头, of a drill that was shown. */
const isCalled = async ({ tools }: Turn, { card }: ProductFacts, words: string) =>
  (await tools.browse({ keyword: words, scope: { productId: card.productId }, limit: 1, withoutFacets: true })).isPerfect;
