const minuteMs = 60_000;

/**
 * Sends beacons: one for the page view, when it is left or hidden, and at most one more each minute. What may not be sent yet waits.
 * @param take what there is to send as text, undefined where there is nothing; asked only when it may be sent
 */
export function createSender(take: () => string | undefined, address = '/_telemetry'): () => void {
  const started = performance.now();
  let sent = 0;
  const send = (allowance: number) => {
    if (sent >= allowance + Math.floor((performance.now() - started) / minuteMs)) return;
    const text = take();
    if (text === undefined) return;
    sent += 1;
    navigator.sendBeacon?.(address, text);
  };
  // A page that is left is hidden after `pagehide`, and only then the vitals settle; one that was hidden before gets no other event. On the window and
  // not while capturing, so that the vitals, which hear the same event, have come in before.
  const onHidden = () => document.visibilityState === 'hidden' && send(1);
  window.addEventListener('visibilitychange', onHidden);
  window.addEventListener('pagehide', onHidden);
  // The one for the page view is kept for its end.
  const timer = setInterval(() => send(0), minuteMs);
  return () => {
    clearInterval(timer);
    window.removeEventListener('visibilitychange', onHidden);
    window.removeEventListener('pagehide', onHidden);
  };
}
