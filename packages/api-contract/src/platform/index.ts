/** What the gateway says of the platform under `/_platform/`; all times ISO texts in UTC, durations ms. Types only: the gateway makes them, the desk reads them. */
export type * from './errors.ts';
export type * from './figures.ts';
export type * from './flags.ts';
export type * from './live.ts';
export type * from './operators.ts';
export type * from './smoke.ts';
export type * from './status.ts';
