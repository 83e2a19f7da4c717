const storageKey = 'reloaded-for-chunk';
const quietMs = 60_000;

/** A part of the scripts that could not be fetched. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || /loading (css )?chunk .+ failed/i.test(error.message));

type Kept = Pick<Storage, 'getItem' | 'setItem'>;

/** May the page be loaded anew? At most once a minute (rule errors 13); where nothing can be kept, never: it would have no end. */
export function mayReload(storage: Kept, now = Date.now()): boolean {
  try {
    const last = Number(storage.getItem(storageKey) ?? 0);
    if (now - last < quietMs) return false;
    storage.setItem(storageKey, String(now));
    return storage.getItem(storageKey) === String(now);
  } catch {
    return false;
  }
}

/**
 * The frame's own chunks have no area's fallback around them: after a failure the page is loaded anew, with the scripts that are live then.
 * @param where what was at work: an area's failed chunk is that area's business and its retry's
 */
export function reloadForChunk(error: unknown, where: string, reload: () => void = () => location.reload()) {
  if (!/^(frame|shell)\b/.test(where) || !isChunkFailure(error)) return;
  if (mayReload(sessionStorage)) reload();
}
