const parts = (version: string) => version.split('.').map(Number);

/** Is 2.9.1 older than 2.10? Number by number; what is missing counts as 0. */
export function isOlder(version: string, than: string): boolean {
  const [a, b] = [parts(version), parts(than)];
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference) return difference < 0;
  }
  return false;
}
