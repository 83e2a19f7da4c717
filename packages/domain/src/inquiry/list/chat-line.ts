import type { ListLine } from '../list-line.ts';
import { readHeader } from './header-words.ts';
import { readQuantity } from './quantity.ts';
import { cellAtMost, cellText } from './rows.ts';
import { counted, takeQuantity } from './take-quantity.ts';

/** What numbers a line: 1、 2. ③ - •. */
export const bullet = /^\s*(?:[(（]?\d{1,3}[)）、]|\d{1,3}\.(?=\s|\p{Script=Han}|[a-z])|[-•*·●○◆■>]\s*)\s*/iu;
/** Said before what is wanted. */
const address = /^(?:(?:你好|您好|老板|师傅|亲|hi|hello|在吗|麻烦|请|帮忙|帮我)[,，.。!！~\s]+)+(?=\S)/i;
const greeting = /^(?:你好|您好|老板|师傅|亲|hi|hello|麻烦|请|帮忙|帮我|谢谢|以上|如下|收到|好的|@|在吗|急|清单)[^\d]{0,30}[:：!！。~]?$/i;

const each = /^(.*?)((?:[a-zφ]*\d[\w.*×/-]*)(?:\s*[、,，和]\s*[a-zφ]*\d[\w.*×/-]*)+)(.*?)(各.*)$/i;

/** M6、M8螺母各20个 are two parts; 螺母100个，垫圈200个 too. */
function parted(said: string): string[] {
  const line = said.replace(/^(各\s*\d+\s*[^\s\d、，,a-z]{0,2})\s*(?=[a-z\d])(.+)$/i, '$2 $1');
  const [, before = '', many, after = '', quantity = ''] = each.exec(line) ?? [];
  if (many) return many.split(/\s*[、,，和]\s*/).map((one) => `${before}${one}${after} ${quantity}`);
  const pieces = line
    .split(/[;；。，,](?!\d{3}(?!\d))/)
    .map((piece) => piece.trim())
    .filter(Boolean);
  const isEach =
    pieces.length > 1 &&
    pieces.every((piece) => [...piece.matchAll(counted)].length === 1 && /[\p{Script=Han}a-z\d]/iu.test(withoutCount(piece)));
  if (!isEach || !isNamed(pieces[0]!)) return [line];
  return pieces.map((piece) => (isNamed(piece) ? piece : alsoCalled(pieces[0]!, piece)));
}

const withoutCount = (piece: string) => piece.replace(counted, ' ').trim();
const isNamed = (piece: string) => /\p{Script=Han}|[a-z]{2}/iu.test(withoutCount(piece));

/** 轴承6204 10套，6205 20套: what the first is called the others are, too. */
function alsoCalled(first: string, piece: string): string {
  const own = withoutCount(piece);
  const letters = (text: string) => /^[a-zφ]*/i.exec(text)![0].toLowerCase();
  const run = withoutCount(first)
    .match(/[a-zφ]*\d[\w.*×/-]*/gi)
    ?.find((one) => letters(one) === letters(own));
  return run
    ? `${withoutCount(first).replace(run, own)} ${piece.slice(piece.indexOf(own) + own.length)}`
    : `${withoutCount(first).replace(/[^\p{Script=Han}]+/gu, ' ')} ${piece}`;
}

/** 品牌：SKF 型号：6204 数量：10 on one line, as forms are copied. */
function labelled(line: string): Partial<Record<string, string>> | undefined {
  const marks = [...line.matchAll(/(?:^|[\s,，;；])([\p{Script=Han}a-z]{1,8})\s*[:：]\s*/giu)];
  const known = marks.flatMap((mark) => {
    const role = readHeader(mark[1]!);
    return role && role.certainty === 1 ? [{ role: role.role, from: mark.index, to: mark.index + mark[0].length }] : [];
  });
  if (known.length < 2) return undefined;
  const fields: Partial<Record<string, string>> = {};
  known.forEach(({ role, to }, i) => {
    const value = cellText(line.slice(to, known[i + 1]?.from ?? line.length)).replace(/[,，;；]$/, '');
    fields[role] = [fields[role], value].filter(Boolean).join(' ');
  });
  return fields;
}

export const isLabelled = (line: string): boolean => labelled(line) !== undefined;

/** ① always numbers a part; 2、 does after a blank. */
const numbered = /[①-⑳❶-❿⑴-⒇⒈-⒛]|\s+(?=\d{1,2}、)/;

/** The parts of one line of a chat or a typed list, in any order of words; none for a greeting or an empty line. @param row from 1 */
export const readChatLine = (text: string, row: number): ListLine[] =>
  text
    .slice(0, cellAtMost * 4)
    .split(numbered)
    .flatMap((piece) => readPiece(piece, row));

/** 麻烦报个价 asks for nothing; 麻烦报两个螺母 does. */
const isGreeting = (line: string): boolean =>
  greeting.test(line) && ![...line.matchAll(counted)].some(({ 0: count }) => /[二两俩三四五六七八九十百]/.test(count));

function readPiece(text: string, row: number): ListLine[] {
  const line = cellText(text).replace(bullet, '').replace(address, '');
  if (!/[\p{Script=Han}a-z\d]/iu.test(line) || isGreeting(line)) return [];
  const fields = labelled(line);
  if (fields) return [labelledLine(fields, line, row)];
  return parted(line).map((one): ListLine => {
    const taken = takeQuantity(one);
    const { quantity, unit, fault } = readQuantity(taken?.quantity ?? '');
    const name = cellText((taken?.rest ?? one).replace(/(?:^|\s)(?:数量|qty)\s*[:：]?\s*$/i, '').replace(/[(（]\s*[)）]/g, ' ')).replace(
      /^[\s,，;；:：]+|[\s,，;；:：。]+$/g,
      '',
    );
    return {
      ...{ row, raw: one, name },
      ...(quantity === undefined ? {} : { quantity }),
      ...(unit ? { unit } : {}),
      faults: fault ? [fault] : [],
    };
  });
}

function labelledLine(fields: Partial<Record<string, string>>, raw: string, row: number): ListLine {
  const { quantity, unit, fault } = readQuantity(fields.quantity ?? '');
  const { ownItemNumber, skuNumber, partNumber, name, brand, spec, remark } = fields;
  const told = fields.unit ?? unit;
  const line: ListLine = { row, raw, faults: fault ? [fault] : [] };
  Object.assign(
    line,
    Object.fromEntries(Object.entries({ ownItemNumber, skuNumber, partNumber, name, brand, spec, remark }).filter(([, value]) => value)),
  );
  return { ...line, ...(quantity === undefined ? {} : { quantity }), ...(told ? { unit: told } : {}) };
}
