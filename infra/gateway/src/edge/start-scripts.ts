import type { Snapshot } from '../registry/registry.ts';
import { joinStyles } from './first-styles/join-styles.ts';
import { keepPress } from './keep-press.ts';
import { nonceMark, scriptJson } from './page-text.ts';
import { readClosed } from './read-closed.ts';

interface Script {
  src: string;
  integrity: string;
}

const preload = ({ src, integrity }: Script) =>
  `<link rel="preload" as="script" fetchpriority="low" nonce="${nonceMark}" href="${src}"${integrity ? ` integrity="${integrity}"` : ''}>`;

const isOurs = ({ src }: Script) => src.startsWith('/');

/** The files of the area that owns the page: its entry and its screen's. */
function areaScripts(snapshot: Snapshot, area: string, screen: string): Script[] {
  const release = snapshot.releases[area];
  const base = snapshot.areas.find(({ name }) => name === area)?.base;
  if (!release || !base || area === 'shell') return [];
  const files = [...release.entry, ...(release.exposes.app ?? []), ...(release.screens[screen] ?? [])];
  return [...new Set(files)].map((file) => ({ src: `${base}${file}`, integrity: release.files[file]?.integrity ?? '' }));
}

/** What stands in the head and where the body ends. A script before what is seen first would stop the parser, and the browser would paint what it has by then. */
interface StartScripts {
  head: string;
  end: string;
}

const starts = new WeakMap<Snapshot, Map<string, StartScripts>>();

/**
 * How a page starts: its area's files are always fetched beside the shell's scripts, not after them.
 * Rendered markup is whole without a script, so fetching, too, waits for the first paint: unpacking 150 KB beside it costs the paint 60 ms on two
 * cores. So do the lazy pictures of parts and what is below the fold (docs/decisions/the-first-paint-comes-alone.md). A page the browser has to render fetches at once.
 */
export function startScripts(snapshot: Snapshot, area: string, screen: string, isRendered: boolean): StartScripts {
  const known = starts.get(snapshot) ?? new Map<string, StartScripts>();
  starts.set(snapshot, known);
  const key = `${area} ${screen} ${isRendered}`;
  const start = known.get(key) ?? startOf(snapshot, area, screen, isRendered);
  known.set(key, start);
  return start;
}

function startOf(snapshot: Snapshot, area: string, screen: string, isRendered: boolean): StartScripts {
  const shell = snapshot.releases.shell!;
  const { base, integrity: isChecked } = snapshot.areas.find(({ name }) => name === 'shell')!;
  const own = shell.entry.map((file) => ({ src: `${base}${file}`, integrity: isChecked ? shell.files[file]!.integrity : '' }));
  const fetched = areaScripts(snapshot, area, screen).filter(isOurs);
  const late = isRendered ? fetched : [];
  return {
    head: isRendered ? '' : [...fetched, ...own.filter(isOurs)].map(preload).join(''),
    end: `<script nonce="${nonceMark}">${startAfterPaint(own, late, isRendered)}</script>`,
  };
}

const afterFrame = 'function afterFrame(go){document.hidden?go():requestAnimationFrame(function(){setTimeout(go)})}';

/**
 * A frame's callback comes before drawing, which is done on other threads: only the paint's own entry tells that it is on the screen. The page's main
 * picture is often drawn a frame later than the text around it, so it is waited for, too. Browsers that hide their times from pages may promise that
 * entry and never give it, and a picture can be slow, so a second after the page is whole the wait is over.
 */
const afterPaint = `function afterPaint(go){if(document.hidden||!window.PerformanceObserver||(PerformanceObserver.supportedEntryTypes||[]).indexOf('paint')<0)return afterFrame(go);function done(){clearTimeout(late);paints.disconnect();go();go=function(){}}function drawn(){requestAnimationFrame(function(){requestAnimationFrame(done)})}var late=setTimeout(done,1000),paints=new PerformanceObserver(function(list){if(!list.getEntriesByName('first-contentful-paint').length)return;var picture=document.querySelector('[data-ssr] img[fetchpriority=high]');picture?picture.decode().then(drawn,done):done()});paints.observe({type:'paint',buffered:true})}`;

/**
 * The pictures in the window come before the scripts: a list is whole for its reader when they are there, and running the scripts at the same time keeps each of
 * them from being drawn. One that is slow is waited for no longer than `picturesMs`.
 */
const picturesMs = 400;
const afterPictures = `function afterPictures(go){var seen=[].filter.call(document.querySelectorAll('[data-ssr] img[loading=lazy]'),function(one){var box=one.getBoundingClientRect();return!one.complete&&box.width>1&&box.bottom>0&&box.top<innerHeight&&box.right>0&&box.left<innerWidth});if(!seen.length||document.hidden)return go();function once(){clearTimeout(late);go();go=function(){}}var late=setTimeout(once,${picturesMs});Promise.all(seen.map(function(one){return one.decode().catch(function(){})})).then(function(){requestAnimationFrame(function(){setTimeout(once)})})}`;

const startAfterPaint = (scripts: Script[], preloads: Script[], isRendered: boolean) =>
  `${isRendered ? `${keepPress};` : ''}(function(){var nonce=document.currentScript.nonce;function add(tag,all,facts){all.forEach(function(one){var it=document.createElement(tag);for(var key in facts)it[key]=facts[key];it.nonce=nonce;if(one.integrity)it.integrity=one.integrity;it[tag==='link'?'href':'src']=one.src;document.head.append(it)})}${joinStyles}function start(){joinStyles();${readClosed};delete document.documentElement.dataset.unpainted;${isRendered ? 'afterPictures(run)' : 'run()'}}function run(){add('script',${scriptJson(scripts)},{async:false});add('link',${scriptJson(preloads)},{rel:'preload',as:'script'})}${afterFrame}${isRendered ? `${afterPictures}${afterPaint}afterPaint(start)` : 'afterFrame(start)'}})()`;
