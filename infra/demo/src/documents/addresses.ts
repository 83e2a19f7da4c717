import type { Clerk } from '../matching/clerk.ts';
import { person, phone, place } from './invented.ts';
import { type DrawnDocument, paper, sans } from './paper.ts';

interface Receiver {
  who: string;
  mobile: string;
  region: string;
  detail: string;
}
const receiver = (clerk: Clerk): Receiver => ({ who: person(clerk), mobile: phone(clerk), ...place(clerk) });
const truthOf = ({ who, mobile, region, detail }: Receiver) => ({ consignee: who, mobile, region, detail });

/** A parcel's label: who receives it above, who sends it below. */
export function parcelLabel(clerk: Clerk): DrawnDocument {
  const [to, from] = [receiver(clerk), receiver(clerk)];
  const { text, wrapped, raw, done } = paper(900, 1000, { size: 34, font: sans });
  text(60, 90, clerk.one(['顺达快递', '中通速运', '极速物流']), { size: 50, bold: true });
  raw(
    '<path d="M40 130H860V960H40ZM40 480H860M40 760H860" fill="none" stroke="#111" stroke-width="3"/><circle cx="90" cy="210" r="34" fill="#111"/><circle cx="90" cy="560" r="30" fill="none" stroke="#111" stroke-width="3"/>',
  );
  text(73, 222, '收', { fill: '#fff' });
  text(76, 571, '寄', { size: 28 });
  text(150, 222, `${to.who}  ${to.mobile}`, { size: 40, bold: true });
  wrapped(150, 300, to.region + to.detail, 660, { size: 38 });
  text(150, 571, `${from.who}  ${from.mobile.slice(0, 3)}****${from.mobile.slice(7)}`, { size: 28 });
  wrapped(150, 630, from.region + from.detail, 660, { size: 28 });
  return done('address', truthOf(to));
}

/** A screenshot of a form or a chat: a line a field. */
export function addressLines(clerk: Clerk): DrawnDocument {
  const to = receiver(clerk);
  const { wrapped, raw, done } = paper(900, 700, { size: 34, font: sans, ground: '#f5f5f5' });
  raw('<rect x="40" y="60" width="820" height="560" rx="20" fill="#fff"/>');
  const rows: [string, string][] = clerk.one<[string, string][]>([
    [
      ['收货人', to.who],
      ['手机号码', to.mobile],
      ['所在地区', to.region],
      ['详细地址', to.detail],
    ],
    [
      ['收件人', to.who],
      ['联系电话', to.mobile],
      ['收货地址', to.region + to.detail],
    ],
    [
      ['联系人', to.who],
      ['电话', to.mobile],
      ['地址', to.region + to.detail],
    ],
  ]);
  let y = 150;
  for (const [label, value] of rows) y = wrapped(90, y, `${label}${clerk.one(['：', ': '])}${value}`, 720) + 36;
  return done('address', truthOf(to));
}

/** A typed note: one after the other, no labels. */
export function addressNote(clerk: Clerk): DrawnDocument {
  const to = receiver(clerk);
  const { wrapped, done } = paper(1000, 460, { size: 36, font: sans });
  const parts = clerk.one([
    [to.region + to.detail, to.who, to.mobile],
    [to.who, to.mobile, to.region + to.detail],
    [to.who, to.region + to.detail, to.mobile],
  ]);
  const separator = clerk.one(['，', ' ', '\n']);
  if (separator === '\n') {
    let y = 120;
    for (const part of parts) y = wrapped(80, y, part, 840) + 20;
  } else wrapped(80, 120, parts.join(separator), 840);
  return done('address', truthOf(to));
}
