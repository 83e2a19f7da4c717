import { nameOf } from '../phrases.ts';
import type { ProductFacts } from '../toolbox.ts';
import { commandFor } from './commands.ts';
import { type Answer, offers, says, type Turn } from './turn.ts';

/** What goods are packed in: 一箱 of what is sold by the piece is no piece. */
const containers = new Set([...'箱盒包袋桶卷盘']);
/** Different words for the same. */
const alike = ['卷盘', '瓶罐桶', '包袋'];
/** What is weighed or measured out, and the attribute that tells how much one of it holds. */
const measures: readonly [unit: string, attribute: RegExp, value: RegExp][] = [
  ['米', /^长度$/, /^(\d+(?:\.\d+)?)\s*(?:m|米)$/],
  ['公斤', /重量|净重|规格|装量/, /^(\d+(?:\.\d+)?)\s*kg$/i],
  ['升', /容量|容积|规格|装量/, /^(\d+(?:\.\d+)?)\s*L$/],
];
const isMeasure = (unit: string) => measures.some(([one]) => one === unit);
const isSameUnit = (one: string, other: string) => one === other || alike.some((units) => units.includes(one) && units.includes(other));

/** A number of these is no number of pieces. */
export const isPackUnit = (unit: string): boolean => containers.has(unit) || isMeasure(unit);

/** How many of it one pack, or one of it, holds, by the catalogue: 24罐 in 箱, 100根 in 包, 100 m in 卷. */
interface Content {
  each: number;
  unit: string;
}
const packOf = ({ card }: ProductFacts): Content & { pack: string } => ({
  each: card.packQty,
  unit: card.salesPackUom,
  pack: card.packUom,
});
function insideOf({ card }: ProductFacts): Content | undefined {
  const pieces = /^(\d+)\s*(\p{Script=Han})/u.exec(card.attributesJson.装量 ?? '');
  if (pieces) return { each: Number(pieces[1]), unit: pieces[2]! };
  for (const [unit, attribute, value] of measures)
    for (const [key, one] of Object.entries(card.attributesJson)) {
      const each = attribute.test(key) ? Number(value.exec(one)?.[1]) : Number.NaN;
      if (each > 0) return { each, unit };
    }
  return undefined;
}

/** How it is packed, in words: 每箱24罐; '' where the catalogue doesn't say. */
export function packPhrase(product: ProductFacts): string {
  const { each, unit, pack } = packOf(product);
  const inside = insideOf(product);
  return [inside && `每${unit}${inside.each}${inside.unit}`, each > 1 && pack !== unit ? `每${pack}${each}${unit}` : '']
    .filter(Boolean)
    .join('，');
}

/** So many of what was said, in what it is sold by; undefined where they are the same thing. Without `counts` it can only be asked. */
function otherUnit(product: ProductFacts, value: number, said: string): { counts: number[] } | undefined {
  const { each, unit, pack } = packOf(product);
  if (said === '' || isSameUnit(said, unit)) return undefined;
  if (isSameUnit(said, pack)) return { counts: [value * each] };
  const inside = insideOf(product);
  const isInside =
    inside !== undefined && (inside.each > 1 || isMeasure(said)) && (inside.unit === said || (said === '个' && containers.has(unit)));
  if (isInside) return { counts: [Math.ceil(value / inside.each)] };
  return containers.has(said) || isMeasure(said) ? { counts: [] } : undefined;
}

/** 来两箱 of what is sold by the piece, 半箱, 几个: how many of what it is sold by is asked, and each answer has its button (rule assistant 21). Undefined where the words leave nothing open. */
export function packAsked(turn: Turn, product: ProductFacts): Answer | undefined {
  const { read } = turn;
  const { salesPackUom: unit, minOrderQty, packQty, packUom } = product.card;
  if (read.vague) {
    const half = read.vague.startsWith('半') && isSameUnit(read.vague.slice(1), packUom) && packQty > 1 ? [Math.ceil(packQty / 2)] : [];
    return asking(turn, product, half.length > 0 ? [...half, packQty] : [minOrderQty, minOrderQty * 5, minOrderQty * 10]);
  }
  if (read.quantity === undefined) return undefined;
  const other = otherUnit(product, read.quantity, read.unit);
  return (
    other &&
    asking(
      turn,
      product,
      [...other.counts, ...(other.counts.includes(read.quantity) ? [] : [read.quantity])],
      `${read.quantity}${read.unit}`,
    )
  );

  async function* asking({ thread }: Turn, one: ProductFacts, counts: readonly number[], said = read.vague): Answer {
    const sku = one.card.skuNumber;
    const packed = packPhrase(one);
    thread.asked = { kind: 'howMany', input: { intent: read.intent, sku } };
    yield says(`${nameOf(one)}按${unit}销售${packed ? `，${packed}` : ''}；${said}是要多少${unit}？`);
    const at = thread.subjects[0]?.shown.indexOf(sku) ?? -1;
    yield offers(...counts.map((count): [string, string] => [`${count}${unit}`, commandFor(read.intent, at, count, unit)]));
  }
}
