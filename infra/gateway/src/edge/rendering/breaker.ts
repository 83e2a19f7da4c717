const most = 3;
const withinMs = 60_000;
const restsMs = [30_000, 60_000, 300_000];

/**
 * Keeps an area's server code from being tried again and again: after so many deaths within a minute its pages come unrendered for a while, longer each time.
 */
export function renderBreaker(now: () => number = Date.now) {
  let deaths: number[] = [];
  let rests = 0;
  let until = 0;
  return {
    isOpen: () => now() < until,
    until: () => new Date(until).toISOString(),
    /** @returns until when it rests, where that was one too many */
    died(): string | undefined {
      deaths = [...deaths.filter((at) => at > now() - withinMs), now()];
      if (deaths.length < most || now() < until) return undefined;
      until = now() + restsMs[Math.min(rests, restsMs.length - 1)]!;
      rests += 1;
      deaths = [];
      return this.until();
    },
  };
}
