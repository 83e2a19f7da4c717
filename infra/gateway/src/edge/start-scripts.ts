import type { Snapshot } from '../registry/registry.ts';
import { nonceMark, scriptJson } from './page-text.ts';

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

/**
 * How a page starts: its area's files are always fetched beside the shell's scripts, not after them.
 * Rendered markup is whole without a script, so fetching, too, waits for the first paint: unpacking 150 KB beside it costs the paint 60 ms on two
 * cores. A page the browser has to render fetches at once.
 */
export function startScripts(snapshot: Snapshot, area: string, screen: string, isRendered: boolean): { head: string; end: string } {
  const shell = snapshot.releases.shell!;
  const { base, integrity: isChecked } = snapshot.areas.find(({ name }) => name === 'shell')!;
  const own = shell.entry.map((file) => ({ src: `${base}${file}`, integrity: isChecked ? shell.files[file]!.integrity : '' }));
  const fetched = areaScripts(snapshot, area, screen).filter(isOurs);
  const late = isRendered ? fetched : [];
  return {
    head: isRendered ? '' : [...fetched, ...own.filter(isOurs)].map(preload).join(''),
    end: `<script nonce="${nonceMark}">${startAfterPaint(own, late)}</script>`,
  };
}

const startAfterPaint = (scripts: Script[], preloads: Script[]) =>
  `(function(){var nonce=document.currentScript.nonce;function add(tag,all,facts){all.forEach(function(one){var it=document.createElement(tag);for(var key in facts)it[key]=facts[key];it.nonce=nonce;if(one.integrity)it.integrity=one.integrity;it[tag==='link'?'href':'src']=one.src;document.head.append(it)})}function start(){add('script',${scriptJson(scripts)},{async:false});add('link',${scriptJson(preloads)},{rel:'preload',as:'script'})}document.hidden?start():requestAnimationFrame(function(){setTimeout(start)})})()`;
