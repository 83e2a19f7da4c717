/** The right to run one candidate's smoke test once: it opens that candidate for who holds it, and nothing else. */
export interface SmokePass {
  /** For `x-mall-candidate`, and named in the result. */
  pass: string;
  area: string;
  version: string;
  /** ISO time. */
  until: string;
}

/** What a runner says of a smoke test. It signs the JSON of this, byte by byte, with its Ed25519 key. */
export interface SmokeStatement {
  pass: string;
  area: string;
  version: string;
  passed: boolean;
  /** What the test printed. */
  report: string;
  /** ISO times. */
  startedAt: string;
  endedAt: string;
}

/** A statement as it is sent: the JSON that was signed. */
export interface SignedSmoke {
  statement: string;
  /** base64url */
  signature: string;
  /** The id of the runner whose key it is. */
  runner: string;
}

/** How a candidate's smoke test went, and who ran it. */
export interface SmokeResult {
  passed: boolean;
  report: string;
  at: string;
  /** The runner's name. */
  who: string;
  /** Which run it was: its signed statement is kept under this name. Missing in what was told before results were signed, which doesn't count. */
  run?: string;
}

/** Who may say how a smoke test went: the gateway's own machine, or a CI that an administrator named. Its private key is known to itself only. */
export interface SmokeRunner {
  id: string;
  name: string;
  /** PEM */
  publicKey: string;
  createdAt: string;
  createdBy: string;
  revokedAt?: string;
  /** The last run whose result it signed. */
  last?: RunnerRun;
}

/** A run of a smoke test, as the one who ran it signed it. */
export interface RunnerRun {
  area: string;
  version: string;
  passed: boolean;
  /** When its result came in; ISO time. */
  at: string;
  run: string;
}

/** The same with what the test printed. */
export interface RunnerRunLog extends RunnerRun {
  report: string;
  startedAt: string;
  endedAt: string;
}
