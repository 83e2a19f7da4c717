import type { BrowserError } from '@mall/mf-kit/manifest';

/** An error with the area and version it belongs to. */
export type Fault = Omit<BrowserError, 'page'>;

const keptUntilHeard = 20;
let listener: ((fault: Fault) => void) | undefined;
let unheard: Fault[] = [];

/** Hears every error of this page, those before the first listener too. */
export function onFault(hear: (fault: Fault) => void) {
  listener = hear;
  for (const fault of unheard) hear(fault);
  unheard = [];
}

/** Hands an error to telemetry, as often as it happens. */
export function noteFault(fault: Fault) {
  if (listener) listener(fault);
  else if (unheard.length < keptUntilHeard) unheard.push(fault);
}
