import type { ListLine } from '../list-line.ts';
import { readHeader } from './header-words.ts';
import { countingUnits, readQuantity } from './quantity.ts';
import { cellText } from './rows.ts';

const units = countingUnits.replace('|米|', '|米(?![a-z])|').replace(/\|m$/, '');
const amount = '\\d{1,3}(?:,\\d{3})+|\\d+|[一二两俩三四五六七八九十百千半]+';
const ranged = `(?:${amount})\\s*(?:-|~|～|至|到)\\s*(?:${amount})`;
/** 100个, 各2只, 两套, 2打, 10-20个; 8件套 and 200副装 are what the part is. */
const counted = new RegExp(
  `(?:各|共|要|需|数量[:：]?|[x×*](?=\\s*\\d))?\\s*(?<![\\d.a-z/*×-])(?:约|大约)?(?:${ranged}|${amount}|若干|几)(?:\\s*[x×*]\\s*\\d+)?\\s*(?:${units}|打)(?![装套a-z0-9/])(?:左右|以上)?`,
  'gi',
);
const times = /(?:(?<=\s|\p{Script=Han}|[)）])[x×*]\s*(\d{1,6})|(?<=\s)(\d{1,6})\s*[x×])$/iu;
const told = /(?:数量|qty|需求|需要|要)\s*[:：=]?\s*(\d[\d,]*(?:\s*[-~]\s*\d+)?|若干|待定)\s*$/i;
const vagueAtEnd = /\s(若干|少量|适量|一批|待定)\s*$/;
const bullet = /^\s*(?:[(（]?\d{1,3}[)）、]|\d{1,3}\.(?=\s|\p{Script=Han}|[a-z])|[①-⑳❶-❿]|[-•*·●○◆■>]\s*)\s*/iu;
const greeting = /^(?:你好|您好|老板|师傅|亲|hi|hello|麻烦|请|帮忙|帮我|谢谢|以上|如下|收到|好的|@|在吗|急|清单)[^\d]{0,30}[:：!！。~]?$/i;

interface Counted {
  rest: string;
  quantity: string;
}

/** Takes how many from what: the last count in a line; `x20` or a bare number at its end. */
function takeQuantity(line: string): Counted | undefined {
  const counts = [...line.matchAll(counted)].filter(({ 0: text, index }) => isCount(line, index, index + text.length));
  // What stands at either end of the line is how many; a count in the middle may be of a pack.
  const atEnd = counts.findLast(({ 0: text, index }) => /^[\s,，。;；!！]*$/.test(line.slice(index + text.length)));
  const last = atEnd ?? counts.find(({ index }) => index === 0) ?? counts.at(-1);
  if (last)
    return { rest: `${line.slice(0, last.index)} ${line.slice(last.index + last[0].length)}`, quantity: last[0].replace(/^[\s要需]+/, '') };
  for (const pattern of [told, times, vagueAtEnd]) {
    const found = pattern.exec(line);
    if (found) return { rest: line.slice(0, found.index), quantity: found[1] ?? found[2] ?? '' };
  }
  // 深沟球轴承 6204-2RS 20: a bare number after something that says what it is, but never the length after a thread.
  const bare = /^(.*\S)\s+(\d{1,5})$/.exec(line);
  const before = bare?.[1]?.split(/\s+/).at(-1) ?? '';
  if (
    bare &&
    !alloy.test(bare[2]!) &&
    /\d/.test(bare[1]!) &&
    (alloy.test(before) || !/^(?:m|φ|dn|g|st)?\d+(?:\.\d+)?(?:mm)?$/i.test(before))
  )
    return { rest: bare[1]!, quantity: bare[2]! };
  const leading = /^(?!304|316|201|45)(\d{1,5})\s+(?=\p{Script=Han}|[a-z]{2})(.*\d.*)$/iu.exec(line);
  return leading ? { rest: leading[2]!, quantity: leading[1]! } : undefined;
}

/** 5米 in the middle may be a length, 20双 in brackets a pack; at the end, before a comma or after 要 it is how many. */
function isCount(line: string, from: number, to: number): boolean {
  const text = line.slice(from, to);
  const after = line.slice(to).trim();
  if (/[/／]/.test(after[0] ?? '')) return false;
  // 缸径16 双作用: the unit belongs to the next word.
  if (/\d\s+\S+$/.test(text) && /^\p{Script=Han}/u.test(line.slice(to))) return false;
  if (/\d\s*(?:米|kg|公斤|千克|吨|升|粒)$/i.test(text)) return after === '' || /^[,，。;；(（]/.test(after);
  return true;
}

/** A bare number that is a steel. */
const alloy = /^(?:201|304|316|430|2205|45|65)$/;
const each = /^(.*?)((?:[a-zφ]*\d[\w.*×/-]*)(?:\s*[、,，和]\s*[a-zφ]*\d[\w.*×/-]*)+)(.*?)(各.*)$/i;

/** M6、M8螺母各20个 are two parts; 螺母100个，垫圈200个 too. */
function parted(line: string): string[] {
  const [, before = '', many, after = '', quantity = ''] = each.exec(line) ?? [];
  if (many) return many.split(/\s*[、,，和]\s*/).map((one) => `${before}${one}${after} ${quantity}`);
  const pieces = line
    .split(/[;；。，,](?!\d{3}(?!\d))/)
    .map((piece) => piece.trim())
    .filter(Boolean);
  return pieces.length > 1 &&
    pieces.every((piece) => [...piece.matchAll(counted)].length === 1 && /\p{Script=Han}|[a-z]{2}/iu.test(piece.replace(counted, '')))
    ? pieces
    : [line];
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

/** The parts of one line of a chat or a typed list, in any order of words; none for a greeting or an empty line. @param row from 1 */
export function readChatLine(text: string, row: number): ListLine[] {
  const line = cellText(text).replace(bullet, '');
  if (!/[\p{Script=Han}a-z\d]/iu.test(line) || greeting.test(line)) return [];
  const fields = labelled(line);
  if (fields) return [labelledLine(fields, line, row)];
  return parted(line).map((one): ListLine => {
    const taken = takeQuantity(one);
    const { quantity, unit, fault } = readQuantity(taken?.quantity ?? '');
    const name = cellText((taken?.rest ?? one).replace(/(?:^|\s)(?:数量|qty)\s*[:：]?\s*$/i, '')).replace(
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
