import { solveWork } from '@mall/domain/account';

type Ask = (name: string, payload: object) => Promise<{ body: { isNeeded: boolean; ticket: string } }>;

/**
 * Test helper: what goes along with a call that may need a captcha, nothing where none is asked for.
 * @param ask makes a call of the API from where the captcha is used
 */
export async function solvedCaptcha(
  ask: Ask,
  input: { userName?: string; account?: string; scope?: 'login' | 'sms'; isForced?: boolean } = {},
) {
  const { isNeeded, ticket } = (await ask('ValidCaptchaCount', input)).body;
  return isNeeded ? { ticket, randomStr: await solveWork(ticket) } : {};
}
