import { bySize } from '@mall/domain/search/query';
import { nameOf } from '../phrases.ts';
import type { Step } from '../reading/wish-words.ts';
import type { Found, ProductFacts } from '../toolbox.ts';
import { inItsSize, inThread, nounIn } from './ellipsis.ts';
import { show } from './find.ts';
import { type Answer, offers, says, type Turn } from './turn.ts';

/** The measures of a step, the likeliest first. */
const measures: Record<Step['of'], readonly RegExp[]> = {
  length: [/^公称长度$/, /长度|总长|刃长|杆长/, /行程/, /测量范围|量程/, /^规格$/],
  size: [
    /^螺纹规格$/,
    /^(?:直径|钻径|通径|公称通径|口径|管径)/,
    /^尺码$|鞋码/,
    /^内径/,
    /外径/,
    /^规格$/,
    /额定电流|截面/,
    /夹持范围|夹紧范围/,
    /测量范围/,
    /^型号$/,
  ],
  thickness: [/厚/],
  width: [/宽/],
  power: [/功率/],
};
const names: Record<Step['of'], [more: string, less: string]> = {
  ...{
    length: ['更长', '更短'],
    size: ['大一档', '小一档'],
    thickness: ['更厚', '更薄'],
    width: ['更宽', '更窄'],
    power: ['功率更大', '功率更小'],
  },
};
const most = 12;

const numberOf = (value: string) => Number(/\d+(?:\.\d+)?/.exec(value)?.[0]);
const nearest = (values: readonly string[], wanted: number) =>
  values.toSorted((a, b) => Math.abs(numberOf(a) - wanted) - Math.abs(numberOf(b) - wanted))[0]!;

/** All of the focus but one attribute, as filters: what of it can't be filtered by is left out. */
const likeIt = ({ card }: ProductFacts, keys: ReadonlySet<string>, but: readonly string[]) =>
  Object.entries(card.attributesJson)
    .filter(([key]) => keys.has(key) && !but.includes(key))
    .map(([key, value]) => ({ key, value }));

/** 再长一点: the next of its product along one measure, everything else as it is. */
export async function* stepFrom(turn: Turn, product: ProductFacts, step: Step): Answer {
  const { tools, read } = turn;
  const scope = { productId: product.card.productId };
  const { facets } = await tools.browse({ scope, limit: 1 });
  const attributes = Object.keys(product.card.attributesJson);
  const key = measures[step.of].flatMap((words) =>
    attributes.filter((one) => words.test(one) && facets.some((group) => group.key === one)),
  )[0];
  const direction = names[step.of][step.direction > 0 ? 0 : 1];
  if (!key) {
    yield says(`${nameOf(product)}没有${direction}的规格可选。`);
    return yield offers(['换个品牌', '换个品牌'], ['看替代品', '它的替代品']);
  }
  const same = likeIt(product, new Set(facets.map((group) => group.key)), [key]);
  const own = product.card.attributesJson[key]!;
  // What goes with the rest of it, else what there is at all.
  for (const attributes of [same, same.filter(({ key: one }) => measures.size.some((words) => words.test(one))), []]) {
    const { facets: left } = await tools.browse({ scope, filters: { attributes }, limit: 1 });
    const values = left.find((group) => group.key === key)?.values.map(({ value }) => value) ?? [];
    const inOrder = bySize([...new Set([...values, own])], (value) => value);
    const at = inOrder.indexOf(own);
    const further = step.direction > 0 ? inOrder.slice(at + 1) : inOrder.slice(0, at).toReversed();
    if (further.length === 0) continue;
    const next = step.by === undefined ? further[0]! : nearest(further, numberOf(own) + step.direction * step.by);
    const found = await tools.browse(
      { scope, filters: { attributes: [...attributes, { key, value: next }] }, withoutFacets: true, limit: 4 },
      read.quantity,
    );
    if (found.products.length === 0) continue;
    yield* show(turn, {
      keyword: product.card.productName.slice(0, 100),
      wishes: [],
      found,
      opening: `${direction}的是${key} ${next}`,
    });
    return;
  }
  yield says(`${nameOf(product)}已是${step.direction > 0 ? '最大' : '最小'}的${key}（${own}）。`);
}

/** 要圆柱滚子的: a kind of its own in the size that was shown, else the kind alone; what is no kind is said beside the name. */
async function named(tools: Turn['tools'], product: ProductFacts, words: string): Promise<string> {
  const own = await tools.understand(words);
  if (!nounIn(own) || !own.isPerfect) return `${nounOf(product)} ${words}`;
  return (await inItsSize(tools, product.card.productName, words)) ?? words;
}

/** 同款不锈钢: the same measures, but what is said. */
export async function* sameBut(turn: Turn, product: ProductFacts): Answer {
  const { tools, read } = turn;
  const scope = { categoryId: product.card.categoryId };
  const { facets } = await tools.browse({ scope, limit: 1 });
  // 要切不锈钢的: what it is for is an attribute too.
  const wanted = read.keyword.replace(/\s/g, '').replace(/^(?:能|可以|切|钻|铣|磨|打|加工|用于|用在)+(?=.{2})/, '');
  const groups = facets.filter(({ kind }) => kind === 'attribute');
  const found = groups
    .map(({ key, values }) => ({
      key,
      values: values.map(({ value }) => value).filter((value) => wanted !== '' && value.toUpperCase().includes(wanted.toUpperCase())),
    }))
    .find(({ values }) => values.length > 0);
  if (!found) {
    const [before] = turn.thread.subjects;
    const meant =
      wanted === '' || !before?.keyword
        ? undefined
        : await inThread(tools, before.keyword, read.keyword, await tools.understand(read.keyword), true);
    const keyword = wanted === '' ? '' : meant && meant.unsaid.length === 0 ? meant.keyword : await named(tools, product, read.keyword);
    const answer = keyword ? await tools.search({ keyword, limit: 4, withoutFacets: true }, read.quantity) : undefined;
    if (answer?.isPerfect && answer.total > 0) return yield* show(turn, { keyword, wishes: [], found: answer });
    // Nothing is so: what is nearest in the size that was looked for.
    const [subject] = turn.thread.subjects;
    const whole = subject?.keyword ? `${subject.keyword} ${read.keyword}`.slice(0, 100) : '';
    const near = keyword && whole ? await tools.search({ keyword: whole, limit: 4, withoutFacets: true }, read.quantity) : answer;
    if (!near || near.products.length === 0) return yield says(`没有“${read.keyword || read.text}”的同款。`);
    return yield* show(turn, {
      keyword: whole && keyword ? subject!.keyword : keyword,
      wishes: [],
      found: near,
      opening: `没有“${read.keyword}”的，相近的有`,
    });
  }
  const measured = Object.entries(product.card.attributesJson).filter(
    ([key, value]) => key !== found.key && /\d/.test(value) && !/性能等级|硬度|标准|温度|头部|扳手|载荷|精度/.test(key),
  );
  const keys = new Set(groups.map(({ key }) => key));
  const attributes = measured.filter(([key]) => keys.has(key)).map(([key, value]) => ({ key, value }));
  const words = `${found.values.slice(0, 3).join('、')}`;
  for (const kept of [attributes, attributes.slice(0, 2), []]) {
    const answer: Found = await tools.browse(
      {
        scope,
        filters: { attributes: [...kept, ...found.values.map((value) => ({ key: found.key, value }))] },
        withoutFacets: true,
        limit: 4,
      },
      read.quantity,
    );
    if (answer.products.length === 0) continue;
    const wish = { key: found.key, values: found.values, words: `${read.keyword} → ${found.key}：${words}`.slice(0, 60) };
    return yield* show(turn, {
      keyword: product.card.productName.slice(0, 100),
      wishes: [wish],
      found: answer,
      opening:
        kept === attributes ? `同规格、${found.key}为${words}的有${answer.total}款` : `没有完全同规格的，${found.key}为${words}的相近商品`,
    });
  }
  yield says(`没有${found.key}为${words}的同款。`);
}

/** 换个品牌: the same measures of other makers. */
export async function* otherBrand(turn: Turn, product: ProductFacts): Answer {
  const { tools, read } = turn;
  const scope = { categoryId: product.card.categoryId };
  const { facets } = await tools.browse({ scope, limit: 1 });
  const attributes = likeIt(product, new Set(facets.map(({ key }) => key)), []);
  for (const kept of [attributes, attributes.filter(({ value }) => /\d/.test(value)), attributes.slice(0, 1)]) {
    const { products, ...rest } = await tools.browse(
      { scope, filters: { attributes: kept }, withoutFacets: true, limit: most },
      read.quantity,
    );
    const others = products.filter(({ card }) => card.manufacturerId !== product.card.manufacturerId).slice(0, 4);
    if (others.length === 0) continue;
    return yield* show(turn, {
      keyword: product.card.productName.slice(0, 100),
      wishes: [],
      found: { ...rest, total: others.length, products: others },
      opening: '同规格的其他品牌',
    });
  }
  yield says(`${nameOf(product)}没有同规格的其他品牌。`);
}

/** What it is called without maker and figures. */
const nounOf = ({ card }: ProductFacts) =>
  card.productName.split(' ').find((word) => /^\p{Script=Han}{2,}/u.test(word) && !card.manufacturerName.includes(word)) ??
  card.productName;
