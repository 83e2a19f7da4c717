import { escapeText } from '../edge/page-text.ts';

const style = {
  body: "margin:0;background:#f4f6f8;color:#1c2430;font:14px/1.6 'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',system-ui",
  main: 'max-width:560px;margin:12vh auto;padding:24px 32px;background:#fff;border:1px solid #dfe4ea;border-radius:8px',
  title: 'margin:0 0 8px;font-size:20px',
  text: 'margin:4px 0;color:#56606e',
  way: 'margin:16px 0 0',
};

/** A page of a few sentences and the way on, for what can't be shown as a page of the site. */
export const plainPage = (title: string, paragraphs: string[], way: { to: string; word: string }): string =>
  [
    `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>${escapeText(title)}</title></head>`,
    `<body style="${style.body}"><main style="${style.main}"><h1 style="${style.title}">${escapeText(title)}</h1>`,
    ...paragraphs.map((text) => `<p style="${style.text}">${escapeText(text)}</p>`),
    `<p style="${style.way}"><a href="${escapeText(way.to)}" style="color:#0b57d0">${escapeText(way.word)}</a></p></main></body></html>`,
  ].join('');
