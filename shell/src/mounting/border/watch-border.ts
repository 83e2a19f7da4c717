import type { LiveArea, Trespass } from '@mall/mf-kit/manifest';
import { markArea } from '../../platform/area-states.ts';
import type { Watch } from './border.ts';
import { countListeners } from './count-listeners.ts';
import { tellHung } from './hung-before.ts';
import { watchLongTasks } from './long-tasks.ts';
import type { FrameNote } from './note-frame.ts';
import { findTrespasses } from './put-back.ts';
import { watchHeap } from './watch-heap.ts';

/** So many listeners more than after the first visit are no coincidence. */
const listenersAllowed = 10;
/** No device is that slow: a buyer takes it for a page that hangs. */
const hangMs = 3000;

/** Watches what areas do beyond their places: puts back what is the frame's, tells of it, and counts long tasks, listeners and heap for telemetry. */
export function watchBorder(note: FrameNote, report: (error: unknown, where?: string) => void): Watch {
  const versions = new Map<string, string>();
  const listenersFirst = new Map<string, number>();
  const listenersOf = countListeners();
  // It has put a function of its own there.
  for (const held of note.functions) if (held.name === 'addEventListener') held.own = window.addEventListener;
  const heap = watchHeap();
  let shown = '';
  const trespassed = (area: string, version: string, what: Trespass) => markArea({ area, version, kind: 'trespass', what });
  const whoIs = (area: string) => `${area}@${versions.get(area) ?? ''} border`;

  watchLongTasks((owner, ms) => {
    const area = owner ?? shown;
    const version = versions.get(area);
    if (!version) return;
    markArea({ area, version, kind: 'blocked', ms });
    if (ms < hangMs) return;
    trespassed(area, version, 'hang');
    report(new Error(`the page did not answer for ${Math.round(ms)} ms`), whoIs(area));
  });
  tellHung(({ area, version, page }) => {
    trespassed(area, version, 'loop');
    report(new Error(`the page fell silent on ${page} and was never left: an endless loop, or it was ended`), `${area}@${version} border`);
  });

  return {
    entered({ name, version }: LiveArea) {
      versions.set(name, version);
      shown = name;
      heap.entered();
    },
    left({ name, version }, tell) {
      // What it cleans up itself while it is taken down is no trespass; what the next area does meanwhile isn't this one's.
      const { kb, grewMb } = heap.left(name);
      const tellOf = (what: Trespass, message: string) => {
        trespassed(name, version, what);
        tell(new Error(message), 'border');
      };
      const suspects = new Set<string>();
      for (const { what, putBack } of findTrespasses(note)) {
        suspects.add(what);
        // The next area is mounted into the frame: that stands before all else.
        if (/removed|overwritten/.test(what)) {
          putBack();
          tellOf('frame', `${what} while ${name} was shown`);
        }
      }
      return () => {
        for (const { what, putBack } of findTrespasses(note)) {
          if (!suspects.has(what)) continue;
          putBack();
          tellOf('frame', `${what} while ${name} was shown`);
        }
        const listeners = listenersOf(name);
        const first = listenersFirst.get(name) ?? listeners;
        if (listeners - first >= listenersAllowed) tellOf('listeners', `${listeners - first} listeners were left behind`);
        listenersFirst.set(name, listeners - first >= listenersAllowed ? listeners : first);
        markArea({ area: name, version, kind: 'listeners', ms: listeners });
        markArea({ area: name, version, kind: 'heap', ms: kb });
        if (grewMb) tellOf('heap', `the heap grew by ${grewMb} MB in four visits`);
      };
    },
  };
}
