/** What the process around a realm does for it. Only texts and numbers pass, so nothing of the process is in the realm's reach. */
export interface Host {
  send(id: number, kind: number, ...texts: string[]): void;
  /** Fires the timer once, `ms` later. */
  later(ms: number, timer: number): void;
  now(): number;
  /** The parts of an address as JSON, '' where it is none. */
  parseUrl(text: string, base: string | undefined): string;
  /** The bytes of a text, a character each. */
  utf8(text: string): string;
}

/** A build as it was compiled for the realm. */
export type Build = (module: { exports: object }, exports: object, require: (request: string) => unknown) => void;

/** What a realm does for the process around it. */
export interface Realm {
  /** Runs the builds. @returns the names of the area's widgets as JSON */
  start(area: string, shell: Build, build: Build | undefined): string;
  take(id: number, kind: number, ...texts: string[]): void;
  fire(timer: number): void;
}
