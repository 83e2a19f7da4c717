import type { Lexicon } from '../../search/query/index.ts';
import type { LineMatch, MatchedBy, MatchReason, OpenChoice } from '../line-match.ts';
import type { Judged } from './judge.ts';
import type { FoundSku } from './ports.ts';
import { doubtsOf } from './proof.ts';
import { makersCode } from './questions.ts';
import type { LineReading } from './read-line.ts';

/** So many candidates are told. */
const mostTold = 10;
/** Below this nothing of the line is in the SKU. */
const leastScore = 25;
/** A word for so many kinds of things names none of them. */
const manyKinds = 5;

/** How a SKU is packed and sold, not what it is. */
const besides = new Set(['包装规格', '供货方式', '供货状态']);

interface Known {
  reading: LineReading;
  by: MatchedBy;
  /** More may agree than were looked at. */
  isCut: boolean;
  lexicon: Lexicon;
  /** What a reader of pictures wasn't sure of; '' for nothing. */
  unsure: string;
}

/**
 * Orders the candidates and says how sure the first is. It is exact only when all that the line says agrees with it, and whatever else agrees is the same part
 * of another brand.
 */
export function decide(
  judged: readonly Judged[],
  { reading, by, isCut, lexicon, unsure }: Known,
): Omit<LineMatch, 'ownBrand' | 'otherBrands'> {
  // 螺母 is any of a dozen kinds, and the usual one is meant.
  const isGeneral = (reading.noun?.types.size ?? 0) >= manyKinds;
  const ordered = [...judged].sort(
    (a, b) =>
      b.score - a.score ||
      Number(b.isWhole) - Number(a.isWhole) ||
      (isGeneral ? b.fit - a.fit || b.commonness - a.commonness : 0) ||
      a.unsaid - b.unsaid ||
      b.fit - a.fit ||
      b.commonness - a.commonness ||
      a.sku.rank - b.sku.rank,
  );
  const [first] = ordered;
  if (!first || first.score < leastScore || (reading.noun && first.fit === 0 && by === 'text' && !first.reasons.some(isMakersCode)))
    return { state: 'unmatched', by: 'none', candidates: [], open: [], why: unmatched(reading) };
  const candidates = ordered.slice(0, mostTold).map(({ sku, score, reasons }) => ({ skuId: sku.skuId, score, reasons }));
  const whole = ordered.filter(({ isWhole }) => isWhole);
  const open = first.isWhole ? choicesOf(first, whole, lexicon) : [];
  const isProven = by === 'ownNumber' || by === 'skuNumber' || by === 'partNumber' || (by === 'attributes' && !isCut);
  const isSure = first.isWhole && isProven && open.length === 0 && !reading.isGuess;
  const doubts = isSure ? doubtsOf(first.sku, reading, lexicon) : [];
  const isExact = isSure && doubts.length === 0 && unsure === '';
  return {
    state: isExact ? 'exact' : 'similar',
    by,
    candidates,
    open,
    why: isExact ? proofs[by] : unsure && isSure ? `图片识别不清，请核对：${unsure}` : doubt(first, open, doubts, reading, isCut),
  };
}

/** PL6-M5 is said by few things, whatever they are called. */
const isMakersCode = ({ aspect, said, verdict }: MatchReason) =>
  verdict === 'agrees' && (aspect === 'partNumber' || aspect === 'size') && makersCode.test(said);

const proofs: Record<MatchedBy, string> = {
  ownNumber: '贵司物料号对应此商品',
  skuNumber: '商品编号一致',
  partNumber: '型号或订货编码一致',
  attributes: '所列品名与规格全部一致',
  text: '文字相近',
  none: '',
};

function doubt(
  { reasons }: Judged,
  open: readonly OpenChoice[],
  doubts: readonly string[],
  { brand, isGuess, unknown }: LineReading,
  isCut: boolean,
): string {
  const differs = reasons.filter(({ verdict, aspect }) => verdict === 'differs' && aspect !== 'brand');
  if (differs.length > 0) return `不一致：${differs.map(({ label, said, has }) => `${label} ${said}（此商品 ${has || '无'}）`).join('；')}`;
  if (brand && brand.values.length === 0) return `未销售品牌“${brand.text}”，已列出规格相同的商品`;
  if (reasons.some(({ verdict, aspect }) => verdict === 'differs' && aspect === 'brand'))
    return `“${brand?.text}”没有此规格，已列出其他品牌`;
  if (open.length > 0) return `还需确定：${open.map(({ label, values }) => `${label}（${values.slice(0, 4).join('、')}）`).join('；')}`;
  if (doubts.length > 0) return `无法核对：${doubts.join('、')}`;
  if (unknown.length > 0) return `未能识别：${unknown.join('、')}`;
  if (isGuess) return '文字疑似有误，已按相近的理解';
  return isCut ? '符合的商品很多，请补充规格' : '部分内容无法核对，请确认';
}

function unmatched({ noun, unknown, parts }: LineReading): string {
  if (!noun && unknown.length > 0) return `未能识别：${unknown.join('、')}`;
  return noun || parts.length > 0 ? '没有符合的商品' : '没有可以识别的内容';
}

/**
 * In what the SKUs that agree with the line differ from the first, brands aside. What the first leaves unsaid in its name and another says is the other's
 * peculiarity: 6204-2RS means the normal clearance, as 6204-2RS/C3 is called otherwise.
 */
function choicesOf({ sku: first, reasons }: Judged, whole: readonly Judged[], { assortment }: Lexicon): OpenChoice[] {
  const open = new Map<string, Set<string>>();
  const add = (label: string, ...values: string[]) => {
    const known = open.get(label) ?? new Set();
    for (const value of values) known.add(value);
    open.set(label, known);
  };
  const own = valuesOf(first, assortment);
  // 防砸 is 防砸, though 防砸防刺穿 has it too.
  const said = new Set(reasons.map(({ said: text, label }) => `${label}:${plain(text)}`));
  for (const { sku } of whole) {
    if (sku === first) continue;
    if (sku.category !== first.category) {
      const [mine = '', its = ''] = [first, sku].map(({ type }) => assortment.type(type)?.pieces[0] ?? '');
      // 不锈钢深沟球轴承 is a 深沟球轴承 too, but not what is meant by one.
      if (its === mine || !its.endsWith(mine)) add('品名', mine, its);
      continue;
    }
    const others = valuesOf(sku, assortment);
    for (const key of new Set([...own.keys(), ...others.keys()])) {
      const [mine, its] = [own.get(key), others.get(key)];
      if (mine?.value === its?.value || besides.has(key) || said.has(`${key}:${plain(mine?.value ?? '')}`)) continue;
      const isPeculiar = !isSaid(mine?.text, first) && isSaid(its?.text, sku);
      if (!isPeculiar) add(key, mine?.value ?? '无', its?.value ?? '无');
    }
  }
  return [...open].map(([label, values]) => ({ label, values: [...values] }));
}

const plain = (text: string) => text.toLowerCase().replaceAll(' ', '');

const valuesOf = ({ values }: FoundSku, assortment: Lexicon['assortment']) =>
  new Map(values.map((id) => assortment.value(id)).flatMap((value) => (value ? [[value.key, value]] : [])));

/** Does its name say so? A value is said by any sign of it: 开式 isn't, 双面橡胶密封2RS is by 2rs. */
function isSaid(text: string | undefined, { name }: FoundSku): boolean {
  if (!text) return false;
  const plain = name.replaceAll(' ', '');
  return (
    plain.includes(text.replaceAll(' ', '')) || (text.match(/[a-z]*\d[a-z0-9]*|[a-z]{2,}/g) ?? []).some((code) => plain.includes(code))
  );
}

/** SKUs that are the first one but for their brand, those of private brands apart; the best sellers first. */
export function equalsOf(
  first: FoundSku,
  others: readonly FoundSku[],
  privateBrands: ReadonlySet<number>,
  assortment: Lexicon['assortment'],
): Pick<LineMatch, 'ownBrand' | 'otherBrands'> {
  const own = valuesOf(first, assortment);
  const isEqual = (sku: FoundSku) => {
    const its = valuesOf(sku, assortment);
    return sku.category === first.category && [...own].every(([key, { value }]) => besides.has(key) || its.get(key)?.value === value);
  };
  const equal = [...new Map(others.map((sku) => [sku.skuId, sku])).values()]
    .filter((sku) => sku.brand !== first.brand && isEqual(sku))
    .sort((a, b) => a.rank - b.rank);
  const ids = (isPrivate: boolean) => equal.filter(({ brand }) => privateBrands.has(brand) === isPrivate).map(({ skuId }) => skuId);
  return { ownBrand: ids(true), otherBrands: ids(false) };
}
