/** What a command ends with; documented in the README and in `mall help`. */
export const exitCodes = { done: 0, failed: 1, usage: 2, refused: 3, notAllowed: 4, smokeTestFailed: 5, unreachable: 6 } as const;

/** One rule's no, as the gateway's gate says it. */
export interface Refusal {
  rule: string;
  message: string;
  ours: string;
  theirs: string;
  fix: string;
}

/** Why a command can't be done: the cause, what to do, and where there are two sides, both. */
export class Fault extends Error {
  readonly exitCode: number;
  readonly code: string;
  readonly fix: string;
  readonly details: unknown;
  constructor(exitCode: number, code: string, message: string, fix = '', details?: unknown) {
    super(message);
    this.exitCode = exitCode;
    this.code = code;
    this.fix = fix;
    this.details = details;
  }
}

export const noCommand = (name: string) =>
  new Fault(
    exitCodes.usage,
    'USAGE',
    `there is no command '${name}' here`,
    'See `mall help`; operator, key, webhook and backup run where the mall’s API is installed.',
  );
export const wrongUsage = (message: string) => new Fault(exitCodes.usage, 'USAGE', message, 'See `mall help`.');
