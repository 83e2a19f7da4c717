const latestMs = 300;

/** When the browser has nothing else to do, at the latest after 300 ms. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no idle callback.
    if (window.requestIdleCallback) window.requestIdleCallback(() => resolve(), { timeout: latestMs });
    else setTimeout(resolve, latestMs / 3);
  });
