import type { LiveArea } from '@mall/mf-kit/manifest';
import { markArea } from '../../platform/area-states.ts';
import { whenIdle } from '../when-idle.ts';
import { noteAtWork } from './at-work.ts';
import { holdFunctions } from './hold-functions.ts';
import { noteFrame } from './note-frame.ts';

type Report = (error: unknown, where?: string) => void;

/** What watches the areas' ways out of their places. */
export interface Watch {
  entered(area: LiveArea): void;
  /** @returns called once the area is taken down */
  left(area: LiveArea, report: Report): () => void;
}

let watch: Watch | undefined;
let coming: Promise<Watch | undefined> = Promise.resolve(undefined);
let shown: LiveArea | undefined;

/** Draws the border: history and fetch hold at once, what else is the frame's is put back when an area is left. What watches comes when the page is idle. */
export function drawBorder(report: Report) {
  const note = noteFrame();
  const onTry = (error: Error) => {
    if (shown) markArea({ area: shown.name, version: shown.version, kind: 'trespass', what: 'history' });
    report(error, shown ? `${shown.name}@${shown.version} border` : 'shell');
  };
  // Without these no link leads anywhere and no call goes out, and the area that took them would never be left.
  holdFunctions(history, 'history', ['pushState', 'replaceState'], onTry);
  holdFunctions(window, 'window', ['fetch'], onTry);
  coming = whenIdle()
    .then(() => import(/* webpackChunkName: "border" */ './watch-border.ts'))
    .then(({ watchBorder }) => {
      watch = watchBorder(note, report);
      if (shown) watch.entered(shown);
      return watch;
    })
    // Without it nothing is put back and nobody told; the site goes on.
    .catch(() => undefined);
}

/** An area's screen is about to be mounted. */
export function enterArea(area: LiveArea) {
  shown = area;
  noteAtWork(area);
  watch?.entered(area);
}

/** An area's screen leaves, perhaps before what watches has come. @returns called once it is taken down */
export function leaveArea(area: LiveArea, report: Report): () => void {
  if (watch) return watch.left(area, report);
  const late = coming.then((come) => come?.left(area, report));
  return () => void late.then((settle) => settle?.());
}
