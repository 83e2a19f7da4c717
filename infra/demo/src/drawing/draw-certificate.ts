import { type BrandMark, drawBrandMark } from './draw-brand-mark.ts';
import { escapeXml } from './escape-xml.ts';
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

// Text in a picture asks the browser's process for each family, size and weight: the family that Linux has comes first there, and four sizes are enough.
const sans = `font-family="'Noto Sans CJK SC','PingFang SC','HarmonyOS Sans SC','Microsoft YaHei',sans-serif"`;
const written = (day: string) => {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${year}年${Number(month)}月${Number(date)}日`;
};
const centred = (y: number, size: 14 | 20 | 40, text: string, weight = 400, fill = '#1c2430') =>
  `<text x="420" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="middle">${escapeXml(text)}</text>`;

/** A maker's paper that lets the mall sell its goods: a frame, its mark, the sentence, number and days, a seal that says the demo's. 840 × 594. */
export function drawCertificate({ brand, number, scope, issuer, holder, validFrom, validUntil, mark }: Certificate): string {
  // The mark is a whole picture of its own: it is set into this one as it is.
  const logo = drawBrandMark(mark).replace('<svg ', '<svg x="330" y="64" width="180" height="60" ');
  const lines = broken(`兹授权${holder}${scope}，并提供售前选型与售后服务。`, 28, 4);
  const sentence = lines.map((line, at) => centred(256 + at * 34, 20, line)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 840 594" role="img" ${sans}><title>${escapeXml(`${brand}代理证书 ${number}`)}</title><rect width="840" height="594" fill="#fdfcf8"/><rect x="22" y="22" width="796" height="550" fill="none" stroke="#b49a5e" stroke-width="3"/><rect x="32" y="32" width="776" height="530" fill="none" stroke="#d9c99c"/>${logo}${centred(186, 40, '代理证书', 700)}${centred(214, 14, `证书编号 ${number}`, 400, '#56606e')}${sentence}<g font-size="20" fill="#1c2430"><text x="96" y="446">有效期：${written(validFrom)} 至 ${written(validUntil)}</text><text x="96" y="480">授权方：${escapeXml(issuer)}</text><text x="96" y="514">被授权方：${escapeXml(holder)}</text></g><g fill="none" stroke="#b3282d" opacity=".75"><circle cx="672" cy="458" r="62" stroke-width="4"/><circle cx="672" cy="458" r="50"/></g><text x="672" y="454" font-size="20" font-weight="700" fill="#b3282d" opacity=".8" text-anchor="middle">授权专用</text><text x="672" y="480" font-size="14" fill="#b3282d" opacity=".8" text-anchor="middle">演示证书</text></svg>`;
}
