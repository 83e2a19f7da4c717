import type { PageSnapshot } from '@mall/mf-kit/manifest';
import { barCss, operatorBar } from '../operator/bar.ts';
import type { Snapshot } from '../registry/registry.ts';
import { escapeText, nonceMark, scriptJson } from './page-text.ts';
import type { Region } from './region.ts';
import type { RenderResult } from './render-task.ts';
import { startScripts } from './start-scripts.ts';

const withNonce = (styles: string) => styles.replace(/<style(?=[ >])/g, `<style nonce="${nonceMark}"`);

interface Page {
  snapshot: Snapshot;
  area: string;
  screen: string;
  layout: string;
  title: string;
  region: Region;
  result: RenderResult | undefined;
  /** Where this is an operator's own view. */
  operator?: PageSnapshot['operator'];
}

/** What the visitor closed for good is in a cookie; `data-closed` tells the style sheet before the first paint, so that nothing moves afterwards. */
const readClosed = `document.documentElement.dataset.closed=(/(?:^|; )closed=([\\w.-]+)/.exec(document.cookie)||[])[1]||''`;

const emptyData = scriptJson({ values: {}, failures: {} });

/** What React writes into the markup for a picture of our own that is to be there first. */
const picturePreload = /<link rel="preload" as="image" href="(\/[^/"][^"]*)" fetchPriority="high"\/>/g;

/** The page, and the `link` header that asks for its main pictures before the page itself is read ('' where it has none). */
export function writePage(page: Page): { html: string; link: string } {
  const links: string[] = [];
  const screen = page.result?.screen?.html.replace(picturePreload, (_, href: string) => {
    const { pathname, search } = new URL(href.replaceAll('&amp;', '&'), 'http://mall');
    links.push(`<${pathname}${search}>; rel=preload; as=image; fetchpriority=high`);
    return '';
  });
  return { html: pageHtml(page, screen), link: links.join(', ') };
}

const styleTag = (css: string) => (css ? `<style nonce="${nonceMark}">${css}</style>` : '');

const written = new WeakMap<Snapshot, string>();

/** The live combination, which is the same on every page. */
function liveAreas(snapshot: Snapshot): string {
  const known = written.get(snapshot) ?? scriptJson({ id: snapshot.id, areas: snapshot.areas }).slice(1, -1);
  written.set(snapshot, known);
  return known;
}

/** Writes the page: head with just the preloads this screen needs, frame, screen, registry. Everything that varies a response is the nonce. */
function pageHtml({ snapshot, area, screen, layout, title, region, result, operator }: Page, markup: string | undefined): string {
  const head = result?.screen?.head;
  const rendered = result?.screen ? area : '';
  const own: Omit<PageSnapshot, 'frameData' | 'screenData' | 'id' | 'areas'> = { region, rendered, ...(operator ? { operator } : {}) };
  const data = `"frameData":${result?.frameData ?? emptyData},"screenData":${result?.screenData ?? emptyData}`;
  const later = result?.laterCss ?? '';
  // The heads of other layouts are among what comes later on most pages.
  const isUsual = layout === 'default';
  const start = startScripts(snapshot, area, screen, !!rendered);
  const pageTitle = head?.title ?? title;
  return [
    `<!doctype html><html lang="zh-CN" data-snapshot="${snapshot.id}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">`,
    `<title>${escapeText(pageTitle ? (pageTitle.includes('百工商城') ? pageTitle : `${pageTitle} - 百工商城`) : '百工商城')}</title>`,
    head?.description ? `<meta name="description" content="${escapeText(head.description)}">` : '',
    head?.canonical ? `<link rel="canonical" href="${escapeText(head.canonical)}">` : '',
    '<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 24 24%22%3E%3Cpath fill=%22%230b57d0%22 d=%22M12 1l9.5 5.5v11L12 23l-9.500-5.500v-11z%22/%3E%3Ccircle cx=%2212%22 cy=%2212%22 r=%225%22 fill=%22%23fff%22/%3E%3C/svg%3E">',
    styleTag((result?.globalCss ?? '') + (operator ? barCss : '') + (isUsual ? '' : later)),
    result
      ? withNonce([result.frame.header, result.frame.aside, result.frame.footer, result.screen].map((part) => part?.styles ?? '').join(''))
      : '',
    start.head,
    `</head><body data-layout="${layout}">`,
    `<script nonce="${nonceMark}">${readClosed}</script>`,
    start.body,
    operator ? operatorBar(operator) : '',
    `<div id="frame-header">${result?.frame.header.html ?? ''}</div>`,
    `<div id="page"><aside id="frame-aside">${result?.frame.aside.html ?? ''}</aside><main id="main" tabindex="-1">`,
    `<div id="area-${area}">${rendered ? `<div data-ssr="${area}">${markup}</div>` : ''}</div>`,
    '</main></div>',
    isUsual ? styleTag(later) : '',
    `<div id="frame-footer">${result?.frame.footer.html ?? ''}</div>`,
    // Before the scripts that read it are asked for: kept ones could run while it is still on its way.
    `<script type="application/json" id="mall-page" nonce="${nonceMark}">{${liveAreas(snapshot)},${data},${scriptJson(own).slice(1)}</script>`,
    start.end,
    '</body></html>',
  ].join('');
}
