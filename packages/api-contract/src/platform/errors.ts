/** One fault of one version, however often it happened. Says nothing of who met it. */
export interface ErrorGroup {
  id: string;
  /** The same for the same fault of other versions. */
  fault: string;
  area: string;
  version: string;
  message: string;
  stack: string;
  /** What was going on: 'window', 'mount', a screen, the call that failed. */
  where: string;
  /** The route's path, without what it was filled with. */
  page: string;
  count: number;
  firstAt: string;
  lastAt: string;
  /** The combination it was last seen in. */
  snapshot: string;
}

/** One line of a stack: as the browser said it, and where that is in the sources. */
export interface StackFrame {
  text: string;
  area?: string;
  version?: string;
  source?: string;
  line?: number;
  column?: number;
  name?: string;
  /** The line and its neighbours. */
  excerpt?: { line: number; text: string }[];
}

export interface ErrorReport extends ErrorGroup {
  frames: StackFrame[];
  /** Opens the site with the versions it was last seen in. */
  replay: string;
}
