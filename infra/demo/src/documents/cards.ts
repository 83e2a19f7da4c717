import type { Clerk } from '../matching/clerk.ts';
import { citizen } from './invented.ts';
import { type DrawnDocument, paper, sans } from './paper.ts';

const blue = '#2b6a9b';
type Citizen = ReturnType<typeof citizen>;
type Paper = ReturnType<typeof paper>;
const [width, height] = [1080, 680];

function face({ text, wrapped, raw }: Paper, { name, sex, nation, born, home, number }: Citizen, top = 0) {
  const [year, month, day] = born.split('-').map(Number);
  const label = (x: number, y: number, words: string) => text(x, top + y, words, { size: 30, fill: blue });
  label(70, 110, '姓 名');
  text(190, top + 112, name, { size: 40 });
  label(70, 190, '性 别');
  text(190, top + 190, sex, { size: 34 });
  label(310, 190, '民 族');
  text(430, top + 190, nation, { size: 34 });
  label(70, 270, '出 生');
  text(190, top + 270, String(year), { size: 34 });
  label(285, 270, '年');
  text(345, top + 270, String(month), { size: 34 });
  label(405, 270, '月');
  text(460, top + 270, String(day), { size: 34 });
  label(520, 270, '日');
  label(70, 355, '住 址');
  wrapped(190, top + 355, home.region + home.detail, 440, { size: 34 });
  label(70, 590, '公民身份号码');
  text(370, top + 592, number, { size: 42, font: 'Liberation Mono, monospace', bold: true, spacing: 4 });
  raw(
    `<g opacity="0.9"><rect x="730" y="${top + 90}" width="270" height="360" fill="#dfe6ec"/><circle cx="865" cy="${top + 220}" r="70" fill="#b9a99b"/><path d="M755 ${top + 450}q110 -170 220 0z" fill="#4d5a66"/></g>`,
  );
}

function back({ text, raw }: Paper, { authority, from }: Citizen, until: string, top = 0) {
  raw(`<circle cx="150" cy="${top + 150}" r="82" fill="#c8323a" opacity="0.85"/>`);
  text(610, top + 150, '中华人民共和国', { size: 52, middle: true, spacing: 8 });
  text(610, top + 250, '居民身份证', { size: 74, middle: true, spacing: 14 });
  const dotted = (iso: string) => iso.replaceAll('-', '.');
  text(190, top + 500, '签发机关', { size: 32, fill: '#333' });
  text(380, top + 500, authority, { size: 34 });
  text(190, top + 590, '有效期限', { size: 32, fill: '#333' });
  text(380, top + 590, `${dotted(from)}-${until === '长期' ? until : dotted(until)}`, { size: 34 });
}

const faceTruth = ({ name, sex, nation, born, home, number }: Citizen) => ({
  ...{ name, sex, nation, number },
  ...{ bornOn: born, address: home.region + home.detail },
});
const untilOf = ({ one }: Clerk, { from }: Citizen) =>
  one([`${Number(from.slice(0, 4)) + 10}${from.slice(4)}`, `${Number(from.slice(0, 4)) + 20}${from.slice(4)}`, '长期']);
const backTruth = ({ authority, from }: Citizen, until: string) => ({ authority, validFrom: from, validUntil: until });

export function idFront(clerk: Clerk): DrawnDocument {
  const sheet = paper(width, height, { font: sans, ground: '#eef3f4' });
  const who = citizen(clerk);
  face(sheet, who);
  return sheet.done('idCard', faceTruth(who));
}
export function idBack(clerk: Clerk): DrawnDocument {
  const sheet = paper(width, height, { font: sans, ground: '#f1f0ea' });
  const who = citizen(clerk);
  const until = untilOf(clerk, who);
  back(sheet, who, until);
  return sheet.done('idCard', backTruth(who, until));
}
/** Both sides copied on one page. */
export function idBoth(clerk: Clerk): DrawnDocument {
  const sheet = paper(width + 120, height * 2 + 160, { font: sans });
  const who = citizen(clerk);
  const until = untilOf(clerk, who);
  face(sheet, who, 40);
  back(sheet, who, until, height + 110);
  return sheet.done('idCard', { ...faceTruth(who), ...backTruth(who, until) });
}
