import { hiddenFen, hiddenText } from '@mall/domain/money';

const isFen = /^fen$|Fen$|^shortfall$/;
const isWritten =
  /amount|price|total|^(sub|decimal|fee|saved|discount|capitals|credit|rest|paid|open|used|left|adjusted|balance)$|(Text|Sub|Decimal|Capitals)$/i;
const number = /^[-+]?[¥￥]?[\d,]*\.?\d+$/;
const inCapitals = /^负?[零壹贰叁肆伍陆柒捌玖拾佰仟万亿]+[元角分]/;
const inWords = /[¥￥]\s?-?\d[\d,]*(\.\d+)?/g;
/** As an amount is written out: 1,234.50元, 壹仟贰佰叁拾肆元伍角. What is called 8元件 is a part. */
const withUnit = /-?\d[\d,]*(\.\d+)?\s?(?=元(?![件素]))|负?[零壹贰叁肆伍陆柒捌玖拾佰仟万亿]+元[零壹贰叁肆伍陆柒捌玖角分整正]+/g;
const noLinks: ReadonlySet<string> = new Set();

function blankText(key: string, text: string): string {
  if (isWritten.test(key) && (number.test(text) || inCapitals.test(text))) return /decimal$/i.test(key) ? '' : hiddenText;
  return text.replace(inWords, `¥${hiddenText}`).replace(withUnit, hiddenText);
}

/**
 * An answer for who may not see prices (rule roles 17), whatever call it is of: every amount in fen is `hiddenFen`, every written one `***`. It goes by the
 * names that the contract gives amounts (`…Fen`, `…Amount`, `…Price`, `…Text`); `prices-unseen.test.ts` holds every answer of the contract against them.
 * @param links names of the fields that open amounts (`PricedLink`): they are ''
 */
export function withoutAmounts(value: unknown, links: ReadonlySet<string> = noLinks, key = ''): unknown {
  if (typeof value === 'number') return isFen.test(key) ? hiddenFen : value;
  if (typeof value === 'string') return links.has(key) ? '' : blankText(key, value);
  if (Array.isArray(value)) return value.map((one) => withoutAmounts(one, links, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutAmounts(one, links, name)]));
}
