/** Kinds of requests that are worth telling apart; addresses would be endless. */
export type HttpClass = 'page' | 'api' | 'asset' | 'picture' | 'cashier' | 'telemetry' | 'platform' | 'probe';

const classes: [RegExp, HttpClass][] = [
  [/^\/api\//, 'api'],
  [/^\/assets\//, 'asset'],
  [/^\/img\//, 'picture'],
  [/^\/_cashier\//, 'cashier'],
  [/^\/_telemetry(\?|$)/, 'telemetry'],
  [/^\/_(platform|debug|console|live)(\/|\?|$)/, 'platform'],
  [/^\/(healthz|readyz|metrics)(\?|$)/, 'probe'],
];

export const httpClass = (url: string): HttpClass => classes.find(([pattern]) => pattern.test(url))?.[1] ?? 'page';
