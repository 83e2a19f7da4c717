/** One side of what the gate has against a release. */
export interface GateRefusal {
  rule: string;
  message: string;
  ours: string;
  theirs: string;
  fix: string;
}

/** A refusal of the platform: `message` says why, `fix` what to do. */
export class PlatformError extends Error {
  override readonly name = 'PlatformError';
  readonly code: string;
  readonly fix: string;
  readonly details: Record<string, unknown>;
  constructor(message: string, code: string, fix = '', details: Record<string, unknown> = {}) {
    super(message);
    this.code = code;
    this.fix = fix;
    this.details = details;
  }

  /** What the gate found, one by one; empty for other refusals. */
  get refusals(): GateRefusal[] {
    const { refusals } = this.details;
    return Array.isArray(refusals) ? (refusals as GateRefusal[]) : [];
  }

  /** What a failed smoke test printed. */
  get report(): string {
    return typeof this.details.report === 'string' ? this.details.report : '';
  }
}
