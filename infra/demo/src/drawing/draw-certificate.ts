import { type BrandMark, drawBrandMark } from './draw-brand-mark.ts';
import { escapeXml } from './escape-xml.ts';
import { lettering } from './lettering.ts';
import { broken } from './pack-label.ts';

export interface Certificate {
  brand: string;
  number: string;
  scope: string;
  issuer: string;
  /** Who may sell. */
  holder: string;
  /** Days, 2026-01-01. */
  validFrom: string;
  validUntil: string;
  mark: BrandMark;
}

const written = (day: string) => {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${year}年${Number(month)}月${Number(date)}日`;
};
type Weight = Parameters<typeof lettering>[1]['weight'];
const centred = (y: number, size: number, text: string, weight: Weight = 400, fill = '#1c2430') =>
  lettering(text, { x: 420, y, size, weight, anchor: 'middle', more: ` fill="${fill}"` });
const atLeft = (y: number, text: string) => lettering(text, { x: 96, y, size: 17, weight: 400 });
const onSeal = (y: number, size: number, text: string, weight: Weight) => lettering(text, { x: 672, y, size, weight, anchor: 'middle' });

/** A maker's paper that lets the mall sell its goods: a frame, its mark, the sentence, number and days, a seal that says the demo's. 840 × 594. */
export function drawCertificate({ brand, number, scope, issuer, holder, validFrom, validUntil, mark }: Certificate): string {
  // The mark is a whole picture of its own: it is set into this one as it is.
  const logo = drawBrandMark(mark).replace('<svg ', '<svg x="330" y="64" width="180" height="60" ');
  const lines = broken(`兹授权${holder}${scope}，并提供售前选型与售后服务。`, 28, 4);
  const sentence = lines.map((line, at) => centred(256 + at * 34, 20, line)).join('');
  const facts = [`有效期：${written(validFrom)} 至 ${written(validUntil)}`, `授权方：${issuer}`, `被授权方：${holder}`];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 840 594" role="img"><title>${escapeXml(`${brand}代理证书 ${number}`)}</title><rect width="840" height="594" fill="#fdfcf8"/><rect x="22" y="22" width="796" height="550" fill="none" stroke="#b49a5e" stroke-width="3"/><rect x="32" y="32" width="776" height="530" fill="none" stroke="#d9c99c"/>${logo}${centred(186, 40, '代理证书', 700)}${centred(214, 14, `证书编号 ${number}`, 400, '#56606e')}${sentence}<g fill="#1c2430">${facts.map((fact, at) => atLeft(446 + at * 34, fact)).join('')}</g><g fill="none" stroke="#b3282d" opacity=".75"><circle cx="672" cy="458" r="62" stroke-width="4"/><circle cx="672" cy="458" r="50"/></g><g fill="#b3282d" opacity=".8">${onSeal(452, 17, '授权专用', 700)}${onSeal(478, 13, '演示证书', 400)}</g></svg>`;
}
