import { startTransition, useCallback, useEffect, useRef, useState } from 'react';

/** So many lines are drawn at once: few enough for one frame. */
export const linesAChunk = 6;
const drawnAhead = 3;

/**
 * Draws a long sheet piece by piece: a piece is made when it comes near the window and stays; what is out of sight costs no layout (content-visibility).
 * Where the browser can't tell what is near, all is drawn. @returns for each piece whether it is drawn, and what watches its place
 */
export function useChunks(lineCount: number) {
  const count = Math.ceil(lineCount / linesAChunk);
  const canWatch = typeof IntersectionObserver !== 'undefined';
  const [drawn, setDrawn] = useState<ReadonlySet<number>>(() => new Set(Array.from({ length: drawnAhead }, (_, at) => at)));
  const watcher = useRef<IntersectionObserver>(undefined);
  const draw = useCallback((chunks: readonly number[]) => {
    setDrawn((before) => (chunks.every((at) => before.has(at)) ? before : new Set([...before, ...chunks])));
  }, []);

  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (!element || !canWatch) return;
      watcher.current ??= new IntersectionObserver(
        (entries) => {
          const near = entries
            .filter(({ isIntersecting }) => isIntersecting)
            .map(({ target }) => Number((target as HTMLElement).dataset.chunk));
          // In slices: a frame that scrolls doesn't wait for it.
          if (near.length > 0) startTransition(() => draw(near));
        },
        { rootMargin: '1200px 0px' },
      );
      const own = watcher.current;
      own.observe(element);
      return () => own.unobserve(element);
    },
    [canWatch, draw],
  );
  useEffect(() => () => watcher.current?.disconnect(), []);

  return {
    chunks: Array.from({ length: count }, (_, at) => ({ at, isDrawn: !canWatch || drawn.has(at) })),
    watch,
    /** Draws the piece in which a line stands, so that it can be shown or focused. */
    reveal: (index: number) => draw([Math.floor(index / linesAChunk)]),
  };
}
