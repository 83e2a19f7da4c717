let waiting: (() => void)[] = [];

/**
 * Takes a screen out of sight, reach and reading, but not out of the page: removing or hiding a thousand elements would cost the next screen's first
 * paint 5 ms. Who puts it aside removes it after that.
 */
export function putAside(screen: HTMLElement) {
  screen.className = 'area-aside';
}

/** Resolves when the next area has drawn its screen and the browser has painted it. */
export const nextPainted = (): Promise<void> => new Promise((resolve) => void waiting.push(resolve));

/** An area has drawn its screen: in the second frame from now it has been painted. */
export function notePainting() {
  requestAnimationFrame(() =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        for (const resolve of waiting) resolve();
        waiting = [];
      }),
    ),
  );
}
