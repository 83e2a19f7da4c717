import { capitals, moneyText, yuanText } from '@mall/domain/money';

const isFen = /^fen$|Fen$/;

/** For tests: the amounts of an answer, in fen, that are told from anything else: not small, and not whole yuan. */
export function* oddAmountsIn(value: unknown, key = ''): Generator<number> {
  if (Array.isArray(value)) for (const one of value) yield* oddAmountsIn(one, key);
  else if (typeof value === 'object' && value !== null) for (const [name, one] of Object.entries(value)) yield* oddAmountsIn(one, name);
  else if (typeof value === 'number' && isFen.test(key) && Math.abs(value) > 1000 && value % 100 !== 0 && Number.isSafeInteger(value))
    yield Math.abs(value);
}

/** For tests: finds any of these amounts in a text, however it is written: 791937, 7919.37, 7,919.37, ¥7,919.37, 柒仟玖佰壹拾玖元叁角柒分. */
export function amountFinder(amounts: Iterable<number>): (text: string) => string | undefined {
  const written = [...new Set(amounts)].flatMap((fen) => [
    String(fen),
    (fen / 100).toFixed(2),
    yuanText(fen),
    moneyText(fen).replace(/^\D+/, ''),
  ]);
  const inWords = [...new Set(amounts)].map((fen) => capitals(fen));
  // Within a longer number, or a name that is opaque, the same figures are something else.
  const figures = new RegExp(`(?<![\\w.,])(${[...new Set(written)].map((one) => one.replaceAll('.', '\\.')).join('|')})(?![\\w]|[.,]\\d)`);
  return (text) => figures.exec(text)?.[1] ?? inWords.find((one) => text.includes(one));
}
