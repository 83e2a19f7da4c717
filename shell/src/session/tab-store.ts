/** What one tab keeps until it is closed; a browser that keeps nothing gives undefined. */
export const tabStore = {
  read<T>(key: string): T | undefined {
    try {
      return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as T | null) ?? undefined;
    } catch {
      return undefined;
    }
  },
  write(key: string, value: unknown) {
    try {
      sessionStorage.setItem(key, JSON.stringify(value));
    } catch {
      // Nothing is kept: whoever reads asks again.
    }
  },
  drop(key: string) {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Nothing was kept.
    }
  },
};
