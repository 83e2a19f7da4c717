import { Refused } from './refusals.ts';

/** Of so many signs one may be broken. */
const soundShare = 20;

/**
 * A text file as text: UTF-8, else GB18030; UTF-16 by its mark.
 * @returns with how many signs were broken and left out
 * @throws {Refused} WRONG_TYPE for what is no text
 */
export function decodeText(bytes: Buffer): { text: string; broken: number } {
  const wide = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined;
  if (wide) return sound(new TextDecoder(wide).decode(bytes));
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), broken: 0 };
  } catch {
    const asUtf8 = new TextDecoder('utf-8').decode(bytes);
    const asChinese = new TextDecoder('gb18030').decode(bytes);
    // A broken byte in UTF-8 is one wrong sign; read as GB18030 every Chinese one would be.
    return sound(brokenIn(asUtf8) * 50 < asUtf8.length && /\p{Script=Han}/u.test(asUtf8) ? asUtf8 : asChinese);
  }
}

const brokenIn = (text: string) => text.split('\ufffd').length - 1;

function sound(text: string): { text: string; broken: number } {
  const broken = brokenIn(text);
  const controls = text.match(/(?![\t\r\n\f\v])\p{Cc}/gu)?.length ?? 0;
  if ((broken + controls) * soundShare > text.length) throw new Refused('WRONG_TYPE');
  return { text: text.replaceAll('\ufffd', ''), broken };
}
