/** Which page numbers a pager shows: the ends, the current one with its neighbours, and `'gap'` where numbers are left out. */
export function pageWindow(page: number, pages: number): (number | 'gap')[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, at) => at + 1);
  const from = Math.max(2, Math.min(page - 1, pages - 4));
  const to = Math.min(pages - 1, Math.max(page + 1, 5));
  const middle = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return [1, ...(from > 2 ? (['gap'] as const) : []), ...middle, ...(to < pages - 1 ? (['gap'] as const) : []), pages];
}
