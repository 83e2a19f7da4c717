const most = 15;

/** The search history after one more search: trimmed, without duplicates, newest first, at most 15 (rule search 6). */
export function withSearched(history: readonly string[], keyword: string): string[] {
  const searched = keyword.trim();
  if (!searched) return [...history];
  return [searched, ...history.filter((old) => old !== searched)].slice(0, most);
}
