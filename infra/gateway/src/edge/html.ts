import type { PageSnapshot } from '@mall/mf-kit/manifest';
import { barCss, operatorBar } from '../operator/bar.ts';
import type { Snapshot } from '../registry/registry.ts';
import { developmentReact } from './development-react.ts';
import { type Parted, partStyles } from './first-styles/part-styles.ts';
import { escapeText, nonceMark, scriptJson } from './page-text.ts';
import { readClosed } from './read-closed.ts';
import type { Region } from './region.ts';
import type { RenderResult } from './rendering/render-task.ts';
import { type PageText, sharedText } from './shared-text.ts';
import { startScripts } from './start-scripts.ts';

interface Page {
  snapshot: Snapshot;
  area: string;
  screen: string;
  layout: string;
  title: string;
  region: Region;
  /** Names of what is switched on. */
  flags?: string[];
  /** Whether they have closed something for good. */
  hasClosed?: boolean;
  result: RenderResult | undefined;
  /** Stands before the site's own paths where search engines read them. */
  mallUrl?: string | undefined;
  /** Where this is an operator's own view. */
  operator?: PageSnapshot['operator'];
}

const whole = (address: string, mallUrl: string) => (/^\/(?!\/)/.test(address) ? mallUrl + address : address);
/** Where schema.org wants an address. */
const addressKeys = new Set(['@id', 'item', 'url', 'image', 'logo', 'mainEntityOfPage']);

/** What programs read of a page, with the mall before its own paths: they don't know where they read it. */
const wholeAddresses = (structured: object, mallUrl: string): object =>
  JSON.parse(JSON.stringify(structured), (key, value) =>
    addressKeys.has(key) && typeof value === 'string' ? whole(value, mallUrl) : value,
  );

const structuredTag = (structured: object, mallUrl: string) =>
  `<script type="application/ld+json">${scriptJson(wholeAddresses(structured, mallUrl))}</script>`;

/** Until the first paint its styles keep lazy pictures from loading and what is below the fold from being laid out (docs/decisions/the-first-paint-comes-alone.md). */
const unpainted = ' data-unpainted=""';

/** Whether a header has what a visitor can close for good: its page has to know before it is painted. */
const canBeClosed = (header: string) => header.includes('class="frame-band"');

const emptyData = scriptJson({ values: {}, failures: {} });

/** What React writes into the markup for a picture of our own that is to be there first. */
const picturePreload = /<link rel="preload" as="image" href="(\/[^/"][^"]*)" fetchPriority="high"\/>/g;

/** The page, and the `link` header that asks for its main pictures before the page itself is read ('' where it has none). */
export function writePage(page: Page): { texts: PageText[]; link: string } {
  const links: string[] = [];
  const screen = page.result?.screen?.html.replace(picturePreload, (_, href: string) => {
    const { pathname, search } = new URL(href.replaceAll('&amp;', '&'), 'http://mall');
    links.push(`<${pathname}${search}>; rel=preload; as=image; fetchpriority=high`);
    return '';
  });
  return { texts: pageTexts(page, screen), link: links.join(', ') };
}

/** Where a window's first screenful ends: the first part that is held until the first paint, with its own tag, whose styles hold it. */
const fold = /<[a-z]+ data-below-fold[^>]*>|<section aria-labelledby="[a-z]+-title"[^>]*>/;

function upToTheFold(markup: string): string {
  const found = fold.exec(markup);
  return found ? markup.slice(0, found.index + found[0].length) : markup;
}

/** What a page has around what is rendered, and what its first script sets: styles may ask for these, too. */
const emptyPage = (layout: string) =>
  `<html lang="" data-unpainted="" data-closed=""><body data-layout="${layout}"><div id="frame-header"><div id="page"><aside id="frame-aside"><main id="main">`;

/** Style elements that stand before what they are for, and those that come after what is seen first. */
function stylesOf(result: RenderResult | undefined, around: string, markup: string): { first: string; rest: string } {
  if (!result) return { first: '', rest: '' };
  const { header, aside, footer } = result.frame;
  const parted = partStyles({
    sheets: [result.globalCss, result.laterCss],
    constants: result.constants,
    styleTags: [header, aside, footer, result.screen].map((part) => part?.styles ?? '').join(''),
    markup: { frame: around + header.html, screen: upToTheFold(markup) },
  });
  return styleElements(parted);
}

const elements = new WeakMap<Parted, { first: string; rest: string }>();

function styleElements(parted: Parted): { first: string; rest: string } {
  const known = elements.get(parted);
  if (known) return known;
  const tag = (name: string, css: string, facts = '') => `<style nonce="${nonceMark}" data-sheet="${name}"${facts}>${css}</style>`;
  const both = (part: 'first' | 'rest', facts = '') =>
    tag('frame', parted.frame[part]) + (parted.version ? tag('components', parted.components[part], facts) : '');
  const faces = parted.faces && `<style nonce="${nonceMark}">${parted.faces}</style>`;
  const made = { first: faces + both('first', ` data-styled-version="${parted.version}"`), rest: both('rest') };
  elements.set(parted, made);
  return made;
}

const written = new WeakMap<Snapshot, string>();

/** The live combination, which is the same on every page. */
function liveAreas(snapshot: Snapshot): string {
  const known = written.get(snapshot) ?? scriptJson({ id: snapshot.id, areas: snapshot.areas }).slice(1, -1);
  written.set(snapshot, known);
  return known;
}

/**
 * Writes the page: head with just the preloads this screen needs, frame, screen, registry. Everything that varies a response is the nonce. What many pages have
 * stands apart from what only this one has.
 */
function pageTexts(
  { snapshot, area, screen, layout, title, region, flags = [], hasClosed = false, result, mallUrl = '', operator }: Page,
  markup: string | undefined,
): PageText[] {
  const head = result?.screen?.head;
  const rendered = result?.screen ? area : '';
  const own: Omit<PageSnapshot, 'frameData' | 'screenData' | 'id' | 'areas'> = {
    region,
    rendered,
    ...(flags.length ? { flags } : {}),
    ...(operator ? { operator } : {}),
  };
  const styles = stylesOf(result, emptyPage(layout), markup ?? '');
  const header = result?.frame.header.html ?? '';
  const start = startScripts(snapshot, area, screen, !!rendered);
  const pageTitle = head?.title ?? title;
  const top = [
    `<!doctype html><html lang="zh-CN" data-snapshot="${snapshot.id}"${rendered ? unpainted : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">`,
    `<title>${escapeText(pageTitle ? (pageTitle.includes('百工商城') ? pageTitle : `${pageTitle} - 百工商城`) : '百工商城')}</title>`,
    head?.description ? `<meta name="description" content="${escapeText(head.description)}">` : '',
    head?.canonical ? `<link rel="canonical" href="${escapeText(whole(head.canonical, mallUrl))}">` : '',
    head?.isUnlisted ? '<meta name="robots" content="noindex">' : '',
    ...(head?.structured ?? []).map((one) => structuredTag(one, mallUrl)),
    '<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 24 24%22%3E%3Cpath fill=%22%230b57d0%22 d=%22M12 1l9.5 5.5v11L12 23l-9.500-5.500v-11z%22/%3E%3Ccircle cx=%2212%22 cy=%2212%22 r=%225%22 fill=%22%23fff%22/%3E%3C/svg%3E">',
  ];
  const shared = (text: string) => (text ? [sharedText(text)] : []);
  return [
    top.join(''),
    ...shared(styles.first),
    operator ? `<style nonce="${nonceMark}">${barCss}</style>` : '',
    operator ? developmentReact(snapshot) : '',
    ...shared(
      `${start.head}</head><body data-layout="${layout}">${hasClosed && canBeClosed(header) ? `<script nonce="${nonceMark}">${readClosed}</script>` : ''}`,
    ),
    operator ? operatorBar(operator) : '',
    ...shared('<div id="frame-header">'),
    ...shared(header),
    ...shared(`</div><div id="page"><aside id="frame-aside">${result?.frame.aside.html ?? ''}</aside><main id="main" tabindex="-1">`),
    `<div id="area-${area}">${rendered ? `<div data-ssr="${area}">${markup}</div>` : ''}</div></main></div>`,
    ...shared(styles.rest),
    ...shared('<div id="frame-footer">'),
    ...shared(result?.frame.footer.html ?? ''),
    ...shared(`</div>${(result?.structured ?? []).map((one) => structuredTag(one, mallUrl)).join('')}`),
    // Before the scripts that read it are asked for: kept ones could run while it is still on its way.
    ...shared(`<script type="application/json" id="mall-page" nonce="${nonceMark}">{`),
    ...shared(liveAreas(snapshot)),
    ...shared(',"frameData":'),
    ...shared(result?.frameData ?? emptyData),
    `,"screenData":${result?.screenData ?? emptyData},${scriptJson(own).slice(1)}</script>`,
    ...shared(`${start.end}</body></html>`),
  ];
}
