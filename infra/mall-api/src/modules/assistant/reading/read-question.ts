import type { SelectionInput } from '@mall/domain/assistant';
import { findOrderNumber } from '@mall/domain/order';
import { keywordOf } from './around.ts';
import { numberPattern, readNumber } from './chinese-number.ts';
import { type Intent, intentOf } from './intent.ts';
import { type Mood, readMood } from './mood.ts';
import { plainWords } from './plain-words.ts';
import { withoutPlace } from './province.ts';
import { quantitiesIn, vagueQuantityIn } from './quantities.ts';
import { readSelection } from './selection-words.ts';
import { byAmount, readStep, readWishes, type Step, type WishKind } from './wish-words.ts';

/** What a question says, as far as words tell; what it means in its thread, the mind decides. */
export interface ReadQuestion {
  text: string;
  intent: Intent;
  /** Whether it asks for an act at all, or only speaks of one. */
  mood: Mood;
  /** The act that it speaks of without asking for it: 第二个能加购物车吗. */
  wanted: Intent | undefined;
  /** 不对，改成8个: it changes what was said before. */
  amends: boolean;
  /** What is left to search for once the words around it are gone; '' when it only points at something said before. */
  keyword: string;
  /** The one that is said; of several none is. */
  quantity: number | undefined;
  /** Each quantity that is said: of two it has to be asked which. */
  quantities: number[];
  /** What the quantity counts by: 箱 of 来一箱. */
  unit: string;
  /** 半箱, 几个: so many that it has to be asked. */
  vague: string;
  /** 都加, 各来4个, 除了第一个: more than one thing is meant. */
  isMany: boolean;
  /** 第二个: counted from 0 in what was shown; -1 the last one. */
  ordinals: number[];
  /** 它, 这个: what is spoken of. 上次那个: what was spoken of before that. */
  points: '' | 'focus' | 'before';
  orderNumber: string | undefined;
  wishes: { kind: WishKind; said: string }[];
  step: Step | undefined;
  selection: SelectionInput | undefined;
}

const ordinal = `第\\s*(${numberPattern})\\s*(?:个|款|种|项|条|单|行)?`;

function ordinalsIn(text: string): number[] {
  const numbered = [...text.matchAll(new RegExp(ordinal, 'g'))].map(([, n]) => (readNumber(n!) ?? 1) - 1);
  const together = /(?:前|这|那)(两|二|三|四|2|3|4)(?:个|款|种)/.exec(text);
  if (numbered.length === 0 && together) return Array.from({ length: readNumber(together[1]!) ?? 2 }, (_, at) => at);
  const joined = /第?\s*([一二三四五六1-6])(?:个|款)?\s*(?:和|跟|与|、)\s*第?\s*([一二三四五六1-6])(?:个|款|种|(?=比|对|有|哪|$))/.exec(
    text,
  );
  if (joined) return [joined[1]!, joined[2]!].map((n) => (readNumber(n) ?? 1) - 1);
  if (numbered.length === 0 && /最后(?:一|那)?(?:个|款)/.test(text)) return [-1];
  return numbered;
}

/** Reads a question by its words; what product it means, the catalogue decides. */
export function readQuestion(question: string): ReadQuestion {
  const whole = question
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .trim();
  const { said: text, mood } = readMood(plainWords(whole));
  const amends = /不对|不是|错了|改成|改为|换成|应该是|^(?:改|换|是)/.test(whole);
  const orderNumber = findOrderNumber(text);
  const ordinals = ordinalsIn(text);
  const points =
    /上次(?:那|看|的|说)|之前(?:那|看|的|说)|刚才(?:那|看|的|说)|前面(?:那|看|的|说)|上一个(?:商品|产品|那)|上面(?:那|看|的|说)|一开始/.test(
      text,
    )
      ? 'before'
      : /它|这个|那个|这款|(?<!的)那款|这种|(?<!的)那种|这些|那些|这俩/.test(text)
        ? 'focus'
        : '';
  const withoutOrdinal = text
    .replace(new RegExp(ordinal, 'g'), ' ')
    .replace(/(?:前|这|那)(?:两|二|三|四|2|3|4)(?:个|款|种)|最后(?:一|那)?(?:个|款)/g, ' ');
  const selection = readSelection(text);
  const counts = selection ? [] : quantitiesIn(withoutOrdinal);
  const quantities = [...new Set(counts.map(({ value }) => value))];
  const quantity = quantities.length === 1 ? quantities[0] : undefined;
  const unit = quantities.length === 1 ? (counts.find(({ unit: one }) => one !== '')?.unit ?? '') : '';
  const vague = counts.length > 0 || selection ? '' : vagueQuantityIn(withoutOrdinal);
  const rest = [...counts, ...(vague ? [{ said: vague }] : [])].reduce((left, { said }) => left.replace(said, ' '), withoutOrdinal);
  const { wishes: wished, rest: withoutWishes } = readWishes(rest);
  const step = readStep(rest);
  const { intent, wanted } = intentOf(text, {
    counts: quantities.length > 0 || vague !== '',
    points: ordinals.length > 0 || points !== '',
    mood,
  });
  // 能便宜点吗 is about its price; it wants no other goods.
  const wishes = intent === 'bargain' ? wished.filter(({ kind }) => kind !== 'cheap') : wished;
  const stepless = step
    ? withoutWishes
        .replace(byAmount, ' ')
        .replace(/(?:再|要|更|有没有)*(?:功率)?[长短粗细大小厚薄宽窄]实?(?:一|个)?(?:点|些|号|码|档|规格)?/g, ' ')
    : withoutWishes;
  const isMany = /除了|以外|全部|所有|每[个款种]|各|(?:都|全)(?:给我|帮我)?(?:加|要|来|买|拿|订|收藏|取消|放|询)/.test(text);
  const keyword = keywordOf(withoutPlace(stepless));
  return {
    text,
    intent,
    mood,
    wanted,
    amends,
    keyword,
    quantity,
    quantities,
    unit,
    vague,
    isMany,
    ordinals,
    points,
    orderNumber,
    wishes,
    step,
    selection,
  };
}
