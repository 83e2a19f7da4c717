const mega = 1_048_576;
/** More than a browser leaves uncollected in its nursery. */
const muchMb = 48;
const visits = 4;

/** Bytes of the page's heap, where the browser says; undefined elsewhere. */
const heapBytes = (): number | undefined => (performance as { memory?: { usedJSHeapSize: number } }).memory?.usedJSHeapSize;

/**
 * Measures what the heap grew by from an area's mount until it is left, before the next one is mounted. What will be collected is in it too, so one visit says little: an area is
 * told of whose last four visits together made 48 MB, when the heap is as much larger than before the first of them.
 */
export function watchHeap(read: () => number | undefined = heapBytes) {
  const seen = new Map<string, { began: number; end: number }[]>();
  let atMount: number | undefined;
  return {
    entered() {
      atMount = read();
    },
    /** @returns how many KB the visit left, and by how many MB the area grew over its last visits, 0 where it doesn't grow */
    left(area: string): { kb: number; grewMb: number } {
      const [began, end] = [atMount, read()];
      if (began === undefined || end === undefined) return { kb: 0, grewMb: 0 };
      const last = [...(seen.get(area) ?? []), { began, end }].slice(-visits);
      const made = last.reduce((sum, visit) => sum + visit.end - visit.began, 0);
      const grewMb = Math.round(Math.min(made, end - last[0]!.began) / mega);
      const isGrowing = last.length === visits && grewMb >= muchMb;
      seen.set(area, isGrowing ? [] : last);
      return { kb: Math.round((end - began) / 1024), grewMb: isGrowing ? grewMb : 0 };
    },
  };
}
