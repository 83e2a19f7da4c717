/** Two messages known to be harmless (storefront section 1). */
const harmless = [/reading 'matched'/, /not a Promise/i];
const atMost = 20;
let sent = 0;
const seen = new Set<string>();

/**
 * Sends an uncaught error to the mall (storefront section 7, SendMallErrorToITGroupForFront): each once, at most twenty a page.
 * A beacon, so that a page that is being left still reports.
 * @param where the area, or what it was doing
 */
export function report(error: unknown, where = 'shell') {
  const message = error instanceof Error ? error.message : String(error);
  if (harmless.some((pattern) => pattern.test(message)) || seen.has(`${where}${message}`) || sent >= atMost) return;
  seen.add(`${where}${message}`);
  sent += 1;
  const body = {
    requestPath: location.pathname,
    errorInfo: document.documentElement.dataset.snapshot ?? '',
    errorMessage: message.slice(0, 1000),
    errorStack: (error instanceof Error ? (error.stack ?? '') : '').slice(0, 4000),
    componentName: where.slice(0, 200),
    windowsHref: location.href.slice(0, 1000),
  };
  void fetch('/api/common/SendMallErrorToITGroupForFront', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', clienttype: '1', apiversion: '1.0.0' },
    body: JSON.stringify(body),
  }).catch(() => {});
}

/** Reports what nobody caught. */
export function reportUncaught() {
  window.addEventListener('error', ({ error, message }) => error !== null && report(error ?? message, 'window'));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason, 'promise'));
}
