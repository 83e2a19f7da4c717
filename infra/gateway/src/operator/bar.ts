import type { PageSnapshot } from '@mall/mf-kit/manifest';
import { escapeText } from '../edge/page-text.ts';

const time = new Intl.DateTimeFormat('zh-CN', { hour: '2-digit', minute: '2-digit', hour12: false, timeZone: 'Asia/Shanghai' });

/** The style sheet of the bar; it goes into the head with the response's nonce. */
export const barCss = [
  '.operator-bar{position:sticky;top:0;z-index:900;display:flex;align-items:center;gap:12px;min-height:36px;padding:4px 16px;background:#1c2430;color:#fff;font-size:13px;line-height:20px}',
  '.operator-bar b{padding:0 8px;border:1px solid #fff;border-radius:4px;font-size:12px;font-weight:500;white-space:nowrap}',
  '.operator-bar code{font:inherit;font-weight:500;font-variant-numeric:tabular-nums}',
  '.operator-bar span{color:#c0c8d2;white-space:nowrap}',
  '.operator-bar p{min-width:0;padding-left:12px;border-left:1px solid #56606e}',
  '.operator-bar nav{display:flex;gap:8px;margin-left:auto}',
  '.operator-bar a{display:inline-flex;align-items:center;height:26px;padding:0 12px;border:1px solid #8b95a3;border-radius:4px;color:#fff;white-space:nowrap}',
  '.operator-bar a:hover{border-color:#fff;background:#333d4c;text-decoration:none}',
  '.operator-bar a:focus-visible{outline-color:#fff}',
].join('');

/**
 * Says on every page of an operator that it isn't the live one, until when, and ends it. Written by the gateway and only links, so that it is
 * there and works when what was put in place breaks the page.
 */
export function operatorBar({ name, overrides, pinned }: NonNullable<PageSnapshot['operator']>): string {
  const until = (iso: string) => `<span>至 ${time.format(new Date(iso))} 结束</span>`;
  const parts = [
    ...(pinned ? [`<p>页面按快照 <code>${escapeText(pinned.id)}</code> 的版本打开 ${until(pinned.until)}</p>`] : []),
    ...overrides.map(
      ({ area, version, until: end }) =>
        `<p><code>${escapeText(area)}</code> 已替换为 <code>${escapeText(version)}</code> ${until(end)}</p>`,
    ),
  ];
  const links = [
    ...(overrides.length ? ['<a href="?mf=off">结束替换</a>'] : []),
    ...(pinned ? ['<a href="?snapshot=off">回到线上版本</a>'] : []),
  ];
  return `<div class="operator-bar" role="region" aria-label="员工调试"><b>仅 ${escapeText(name)} 可见</b>${parts.join('')}<nav aria-label="结束调试">${links.join('')}</nav></div>`;
}
