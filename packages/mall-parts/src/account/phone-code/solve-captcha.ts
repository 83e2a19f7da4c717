import { solveWork } from '@mall/domain/account';
import type { CallOutput } from '@mall/mf-kit';
import { askCaptchaService } from './captcha-service.ts';

/** What goes along with a call that needs a captcha. */
export interface CaptchaProof {
  ticket?: string;
  randomStr?: string;
}

/** Does the work, or shows the outside service's dialog. @throws {Error} it could not be solved, or the dialog was closed */
export async function solveCaptcha({ kind, ticket, script }: CallOutput<'account.validCaptchaCount'>): Promise<CaptchaProof> {
  return kind === 'service' ? askCaptchaService(script, ticket) : { ticket, randomStr: await solveWork(ticket) };
}
