import { doubtful, doubts, fieldOf, nothingRead, type ReadField } from './field.ts';
import { blotted, type MarkedText, sliceOf } from './marked-text.ts';
import { isPersonName } from './person-name.ts';
import { type FindRegion, type FoundRegion, isDistrictUnknown } from './region.ts';
import { phoneNumber } from './shapes.ts';

export interface SplitAddress {
  consignee: ReadField;
  mobile: ReadField;
  stateProvinceId: number;
  cityId: number;
  districtId: number;
  region: ReadField;
  detail: ReadField;
}

const personLabels = /(?:收货人|收件人|收貨人|联系人|姓名|收货方|收方)(?:姓名)?[:：]?/g;
const otherLabels =
  /(?:收货地址|收件地址|详细地址|街道地址|所在地区|所在地|所属地区|省市区|地址|手机号码|手机号|手机|移动电话|联系电话|联系方式|电话号码|电话|号码|邮政编码|邮编)[:：]?/g;
const separators = /[\n,，;；。|/\\\s]+/;

interface Piece {
  from: number;
  to: number;
  text: string;
}

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const part of text.split(/([\n,，;；。|/\\\s]+)/)) {
    if (part && !separators.test(part)) pieces.push({ from: at, to: at + part.length, text: part });
    at += part.length;
  }
  return pieces;
}

const withoutTitle = (text: string) => text.replace(/^[(（]?收[)）]?[:：]?/, '').replace(/(先生|女士|小姐|老师|经理)?[(（]?收?[)）]?$/, '');

/** The one piece that is a person's name; of several the one right beside the phone. */
function personOf(
  pieces: readonly Piece[],
  labelled: readonly number[],
  phoneAt: number | undefined,
  text: string,
): Piece | undefined | 'several' {
  const names = pieces.filter((piece) => isPersonName(withoutTitle(piece.text)));
  const byLabel = names.filter(({ from }) => labelled.some((end) => from >= end && /^\s*$/.test(text.slice(end, from))));
  if (byLabel.length === 1) return byLabel[0];
  if (names.length <= 1) return names[0];
  const beside = names.filter(
    ({ from, to }) =>
      phoneAt !== undefined && (/^\s*$/.test(text.slice(to, phoneAt)) || from - phoneAt < 16) && Math.abs(from - phoneAt) < 20,
  );
  return beside.length === 1 ? beside[0] : 'several';
}

/**
 * Parts one address into region, detail, person and phone: of a parcel's label, a screenshot, a pasted line (rule ocr 9).
 * @param findRegion looks regions up in the mall's own list
 */
export function splitAddress(given: MarkedText, findRegion: FindRegion): SplitAddress {
  let rest = given;
  const labelled: number[] = [];
  for (const match of given.text.matchAll(personLabels)) {
    labelled.push(match.index + match[0].length);
    rest = blotted(rest, match.index, match.index + match[0].length);
  }
  for (const match of rest.text.matchAll(otherLabels)) rest = blotted(rest, match.index, match.index + match[0].length);

  const numbers = [...rest.text.matchAll(new RegExp(phoneNumber.source, 'g'))];
  const mobiles = numbers.filter(([, number]) => /^1/.test(number!));
  const [phone] = mobiles.length > 0 ? mobiles : numbers;
  const isOne = new Set((mobiles.length > 0 ? mobiles : numbers).map(([, number]) => number)).size <= 1;
  for (const match of numbers) rest = blotted(rest, match.index, match.index + match[0].length);
  const mobile = !phone
    ? nothingRead
    : isOne
      ? fieldOf(sliceOf(given, phone.index, phone.index + phone[0].length), () => phoneText(phone[1]!), 0.8)
      : doubtful(doubts.several);

  const region = findRegion(rest.text);
  const whole = region ? addressFrom(rest, region) : addressWithout(rest);
  const isNamed =
    whole && piecesOf(rest.text).some(({ from, to, text }) => (to <= whole.from || from >= whole.to) && isPersonName(withoutTitle(text)));
  const glued = whole && !isNamed ? gluedName(rest, whole) : undefined;
  const address = glued ? glued.address : whole;
  const isMisread = address && region && isDistrictUnknown(address.written.text, region);
  const others = piecesOf(rest.text).filter(({ from, to }) => !address || to <= address.from || from >= address.to);
  const person = glued ? glued.person : personOf(others, labelled, phone?.index, rest.text);
  return {
    consignee:
      person === 'several'
        ? doubtful(doubts.several)
        : person
          ? fieldOf(sliceOf(given, person.from, person.to), withoutTitle)
          : nothingRead,
    mobile,
    ...{ stateProvinceId: region?.stateProvinceId ?? 0, cityId: region?.cityId ?? 0, districtId: region?.districtId ?? 0 },
    region: !region
      ? nothingRead
      : isMisread
        ? doubtful(doubts.unclear)
        : fieldOf(sliceOf(given, region.from, region.to), () => region.name),
    detail: !address
      ? nothingRead
      : isMisread
        ? doubtful(doubts.unclear)
        : fieldOf(address.written, (text) => (text.length >= 2 && text.length <= 120 ? text : undefined)),
  };
}

/** A name right after the last room or house, where no other name stands: …366室冯超栋. */
function gluedName(rest: MarkedText, address: Address): { address: Address; person: Piece } | undefined {
  const [, name] = /[号室楼层幢栋座](\p{Script=Han}{2,4})$/u.exec(rest.text.slice(address.from, address.to)) ?? [];
  if (!name || !isPersonName(name)) return undefined;
  const to = address.to - name.length;
  const written = { ...address.written, text: address.written.text.slice(0, -name.length) };
  return { address: { ...address, to, written }, person: { from: to, to: address.to, text: name } };
}

const isAddressLike = (text: string) => /[路街道巷弄号楼室层幢栋座村组园区厂库城厦院里寨屯镇乡口]|^\d+$|^[A-Z]?\d+/.test(text);

interface Address {
  from: number;
  to: number;
  written: ReturnType<typeof sliceOf>;
}

/** As forms take it: 13800138000, 021-58881234. */
const phoneText = (number: string) =>
  number.startsWith('1') ? number.replace(/[ -]/g, '') : number.replace(/^(0\d{2,3})(?=\d{7,8}$)/, '$1-');

/** What follows the region, piece by piece, as long as it is an address and no person. */
function addressFrom(rest: MarkedText, region: FoundRegion): Address | undefined {
  const pieces = piecesOf(rest.text).filter(({ to }) => to > region.to);
  const own: Piece[] = [];
  for (const piece of pieces) {
    const from = Math.max(piece.from, region.to);
    const text = rest.text.slice(from, piece.to);
    const isFirst = own.length === 0;
    if (!isFirst && (isPersonName(withoutTitle(text)) || !isAddressLike(text))) break;
    if (isFirst && isPersonName(withoutTitle(text)) && from > region.to) break;
    own.push({ from, to: piece.to, text });
  }
  return joined(rest, own, region.from);
}

function addressWithout(rest: MarkedText): Address | undefined {
  const pieces = piecesOf(rest.text).filter(
    ({ text }) => /[路街道巷弄村镇]|园区|大厦/.test(text) && /\d|号|楼|室/.test(text) && text.length >= 5,
  );
  return pieces.length === 1 ? joined(rest, pieces, pieces[0]!.from) : undefined;
}

function joined(rest: MarkedText, pieces: readonly Piece[], from: number): Address | undefined {
  if (pieces.length === 0) return undefined;
  const parts = pieces.map((piece) => sliceOf(rest, piece.from, piece.to));
  return {
    from,
    to: pieces.at(-1)!.to,
    written: {
      // A stroke may be a part of an address, whatever else parts it is none.
      text: rest.text.slice(pieces[0]!.from, pieces.at(-1)!.to).replace(/[\n,，;；。|\s]+/g, ''),
      least: Math.min(...parts.map(({ least }) => least)),
      mean: parts.reduce((sum, { mean }) => sum + mean, 0) / parts.length,
    },
  };
}
