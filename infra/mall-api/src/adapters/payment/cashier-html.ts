const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign]!);

/** A plain page without scripts: its only style is inline and named in the policy by its hash. @param body trusted HTML */
export const cashierHtml = (title: string, body: string): string => `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${cashierStyle}</style></head>
<body><main>${body}</main></body></html>`;

export const cashierStyle = `
:root{color-scheme:light}*{box-sizing:border-box}body{margin:0;background:#eef1f5;color:#1b2430;font:16px/1.6 "PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
main{max-width:480px;margin:64px auto;padding:32px;background:#fff;border:1px solid #d8dee6;border-radius:8px}
h1{margin:0 0 4px;font-size:20px}p{margin:8px 0}small,dt{color:#566273}dl{display:grid;grid-template-columns:auto 1fr;gap:6px 16px;margin:20px 0;padding:16px 0;border:solid #e4e9ef;border-width:1px 0}
dd{margin:0;text-align:right;word-break:break-all}strong{font-size:28px;color:#b42318}form{display:grid;gap:12px;margin:0}
button{min-height:44px;border:1px solid #b9c3cf;border-radius:6px;background:#fff;color:inherit;font:inherit;cursor:pointer}button:hover{background:#f3f6f9}
button:focus-visible,a:focus-visible{outline:3px solid #7cb0f5;outline-offset:2px}button.primary{background:#0b5cad;border-color:#0b5cad;color:#fff;font-weight:600}button.primary:hover{background:#094c90}
.code{display:grid;justify-items:center;margin:0 0 16px}.code svg{max-width:220px;height:auto}.problem{padding:10px 14px;border-radius:6px;background:#fdecea;color:#8a1c12}a{color:#0b5cad}`;
