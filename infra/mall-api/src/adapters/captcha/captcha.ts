/** What a solution is good for: nothing else may be done with it, and from nowhere else. */
export interface CaptchaPurpose {
  scope: 'login' | 'sms' | 'staff' | 'apply';
  /** Where it was asked for and is used from (`sourceOf`). */
  source: string;
}

/** What the buyer's browser sends back, as the calls' fields are named. */
export interface CaptchaProof {
  ticket: string;
  randomStr: string;
}

/** What the browser has to do. */
export interface CaptchaTask {
  /** `work`: the number that the ticket asks for; `service`: the outside service's own dialog. */
  kind: 'work' | 'service';
  /** The work, or the number the service knows the mall by. */
  ticket: string;
  /** Address of the service's script; '' for work. */
  script: string;
}

/** A right solution. */
export interface SolvedCaptcha {
  /** One solution has one id, however its proof is written: it counts once. */
  id: string;
  level: number;
  expiresAt: Date;
}

/** Tells people from robots, or makes robots pay (rules login 60; outside-world 12). */
export interface CaptchaPort {
  /** @param level 1 to 7, each twice the work of the one before; a service judges by itself */
  task(level: number, purpose: CaptchaPurpose): Promise<CaptchaTask>;
  /** Undefined for a proof that is wrong, too old, or made for another purpose. @throws {Error} the outside service doesn't answer */
  check(proof: CaptchaProof, purpose: CaptchaPurpose): Promise<SolvedCaptcha | undefined>;
}

export const captchaLifeMs = 5 * 60_000;
