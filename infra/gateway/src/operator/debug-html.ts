import type { DebugPage } from '@mall/mf-kit/manifest';
import { scriptJson } from '../edge/page-text.ts';
import type { Snapshot } from '../registry/snapshot.ts';

/** The document of a debugging page: the live shell's scripts, and what they are to show. */
export function debugHtml({ areas, releases }: Snapshot, page: DebugPage, nonce: string): string {
  const shell = releases.shell!;
  const base = areas.find(({ name }) => name === 'shell')!.base;
  const title = page.kind === 'desk' ? `调试 ${page.area.name} - 百工商城` : '百工商城';
  const scripts = shell.entry
    .map((file) => `<script defer nonce="${nonce}" src="${base}${file}" integrity="${shell.files[file]?.integrity ?? ''}"></script>`)
    .join('');
  return [
    `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>`,
    '<link rel="icon" href="data:,">',
    `<script type="application/json" id="mall-debug" nonce="${nonce}">${scriptJson(page)}</script>${scripts}`,
    '</head><body><div id="root"></div></body></html>',
  ].join('');
}
