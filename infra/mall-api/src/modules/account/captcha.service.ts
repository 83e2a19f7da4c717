import { randomBytes, randomInt } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { captchaLetters, drawCaptcha } from './captcha-drawing.ts';

const lifeMs = 5 * 60_000;
const allowedTries = 5;

/** Pictures with four letters to read (domain decisions, "Login"). A ticket is good for one attempt. */
export const captchaService = ({ sql }: Database) => ({
  async make(): Promise<{ ticket: string; image: string }> {
    const answer = Array.from({ length: 4 }, () => captchaLetters[randomInt(captchaLetters.length)]).join('');
    const ticket = randomBytes(18).toString('base64url');
    await sql`insert into captcha (ticket, answer, expires_at) values (${ticket}, ${answer}, ${new Date(Date.now() + lifeMs)})`;
    return { ticket, image: drawCaptcha(answer) };
  },
  /** Was it read right? The ticket then stands for it, until used. */
  async solve(ticket: string, text: string): Promise<boolean> {
    const rows = await sql`
      update captcha set tries = tries + 1, solved_at = case when answer = ${text.toUpperCase()} then now() else solved_at end
      where ticket = ${ticket} and expires_at > now() and tries < ${allowedTries} returning (answer = ${text.toUpperCase()}) as is_right`;
    return rows[0]?.isRight === true;
  },
  /** Uses a ticket up: true once, for one that was solved before or is solved with `text` now. */
  async use(ticket: string, text: string): Promise<boolean> {
    const rows = await sql`
      delete from captcha where ticket = ${ticket} and expires_at > now()
      returning (solved_at is not null or answer = ${text.toUpperCase()}) as is_solved`;
    return rows[0]?.isSolved === true;
  },
  async removeExpired() {
    await sql`delete from captcha where expires_at < now()`;
  },
});
