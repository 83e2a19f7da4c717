import type { Clerk } from './clerk.ts';

const wide = (text: string) => text.replace(/[!-~]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0));
const lookalikes = new Map(
  [...'圈囿腈睛垫挚螺蝶轴袖钉订栓拴缸红末未阀伐铁轶铜锏'].flatMap((char, i, all) => (i % 2 === 0 ? [[char, all[i + 1]!] as const] : [])),
);

/** As somebody in a hurry types: any sign for ×, lower case, full width, blanks left out or doubled. */
export function sloppy(text: string, { chance, one }: Clerk): string {
  let typed = text.replaceAll('×', one(['*', 'x', 'X', '×', ' x ', ' * '])).replaceAll('φ', one(['', 'φ', 'Φ', '直径']));
  if (chance(0.4)) typed = typed.toLowerCase();
  if (chance(0.15)) typed = wide(typed);
  if (chance(0.3)) typed = typed.replace(/(?<=\p{Script=Han}) (?=[a-z])/giu, '');
  if (chance(0.2)) typed = typed.replaceAll(' ', '  ');
  return typed.replace(/GB\/T /g, one(['GB/T', 'GB', 'GB/T ', 'GBT'])).trim();
}

/** As a reader of pictures misreads: O for 0, l for 1, a character for one that looks alike, a blank lost. One or two in a line. */
export function misread(text: string, { chance, one, below }: Clerk): string {
  const wrongs: ((line: string) => string)[] = [
    (line) => line.replace(/(?<=[\dxX×M])0/, one(['O', 'o'])),
    (line) => line.replace(/(?<=[MxX×])1(?=\d)/, one(['l', 'I'])),
    (line) => {
      const at = [...line].flatMap((char, i) => (lookalikes.has(char) ? [i] : []));
      const place = at[below(Math.max(1, at.length))];
      return place === undefined ? line : [...line].map((char, i) => (i === place ? lookalikes.get(char)! : char)).join('');
    },
    (line) => line.replace(/ (?=\S+$)/, ''),
    (line) => line.replace(/(?<=\d) (?=304|316|\p{Script=Han})/u, ''),
  ];
  const once = one(wrongs)(text);
  return chance(0.3) ? one(wrongs)(once) : once;
}
