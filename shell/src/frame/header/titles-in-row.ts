const mostLetters = 32;

/** Titles are added while their total length is under 32 characters (rule layout 10); what would go beyond is left out with all after it. */
export function titlesInRow<T>(all: readonly T[], titleOf: (one: T) => string): T[] {
  const row: T[] = [];
  let letters = 0;
  for (const one of all) {
    letters += titleOf(one).length;
    if (letters >= mostLetters) break;
    row.push(one);
  }
  return row;
}
