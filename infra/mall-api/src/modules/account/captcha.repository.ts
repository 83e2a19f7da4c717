import type { Database } from '../../database/database.ts';

/** Pictures to read and their answers. `isRight` compares in upper case. */
export const captchaRepository = ({ sql }: Database) => ({
  async insert(ticket: string, answer: string, expiresAt: Date) {
    await sql`insert into captcha (ticket, answer, expires_at) values (${ticket}, ${answer}, ${expiresAt})`;
  },
  /** Counts an attempt and marks the picture as solved when it was read right; false too once `allowedTries` are used up. */
  async attempt(ticket: string, text: string, allowedTries: number): Promise<boolean> {
    const [row] = await sql<{ isRight: boolean }[]>`
      update captcha set tries = tries + 1, solved_at = case when answer = ${text} then now() else solved_at end
      where ticket = ${ticket} and expires_at > now() and tries < ${allowedTries} returning (answer = ${text}) as is_right`;
    return row?.isRight === true;
  },
  /** Removes the picture. Was it solved, before or with `text` now? */
  async take(ticket: string, text: string): Promise<boolean> {
    const [row] = await sql<{ isSolved: boolean }[]>`
      delete from captcha where ticket = ${ticket} and expires_at > now()
      returning (solved_at is not null or answer = ${text}) as is_solved`;
    return row?.isSolved === true;
  },
  async deleteExpired() {
    await sql`delete from captcha where expires_at < now()`;
  },
});
