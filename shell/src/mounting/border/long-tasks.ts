const released = /\/assets\/(mf-[a-z-]+)\//;
const longMs = 50;

interface LongFrame extends PerformanceEntry {
  blockingDuration?: number;
  scripts?: { sourceURL: string; duration: number }[];
}

/**
 * Tells of tasks that kept the page from answering: the area whose script took longest in them, where the browser names scripts, else the one that is shown.
 * Browsers that measure neither tell nothing.
 */
export function watchLongTasks(onTask: (area: string | undefined, ms: number) => void) {
  const type = ['long-animation-frame', 'longtask'].find((one) => PerformanceObserver.supportedEntryTypes?.includes(one));
  if (!type) return;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LongFrame[]) {
      const ms = entry.blockingDuration ?? entry.duration - longMs;
      if (ms < longMs) continue;
      const longest = [...(entry.scripts ?? [])].sort((a, b) => b.duration - a.duration).find(({ sourceURL }) => released.test(sourceURL));
      onTask(released.exec(longest?.sourceURL ?? '')?.[1], ms);
    }
  }).observe({ type, buffered: true });
}
