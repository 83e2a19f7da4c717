import { randomBytes, randomInt } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { captchaRepository } from './captcha.repository.ts';
import { captchaLetters, drawCaptcha } from './captcha-drawing.ts';

const lifeMs = 5 * 60_000;
const allowedTries = 5;

/** Pictures with four letters to read (rule login 60). A ticket is good for one attempt. */
export const captchaService = (db: Database) => {
  const captchas = captchaRepository(db);
  return {
    async make(): Promise<{ ticket: string; image: string }> {
      const answer = Array.from({ length: 4 }, () => captchaLetters[randomInt(captchaLetters.length)]).join('');
      const ticket = randomBytes(18).toString('base64url');
      await captchas.insert(ticket, answer, new Date(Date.now() + lifeMs));
      return { ticket, image: drawCaptcha(answer) };
    },
    /** Was it read right? The ticket then stands for it, until used. */
    solve: (ticket: string, text: string): Promise<boolean> => captchas.attempt(ticket, text.toUpperCase(), allowedTries),
    /** Uses a ticket up: true once, for one that was solved before or is solved with `text` now. */
    use: (ticket: string, text: string): Promise<boolean> => captchas.take(ticket, text.toUpperCase()),
    removeExpired: () => captchas.deleteExpired(),
  };
};
