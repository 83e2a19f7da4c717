import type { CaptchaPurpose, SolvedCaptcha } from '../../adapters/captcha/captcha.ts';
import type { Database } from '../../database/database.ts';

/** Solutions of captchas: each has one row, and is used once. */
export const captchaRepository = ({ sql }: Database) => ({
  /** Uses a solution up; false when it was used before. */
  async useNow({ id, level, expiresAt }: SolvedCaptcha, { scope, source }: CaptchaPurpose): Promise<boolean> {
    const rows = await sql`
      insert into captcha (id, scope, source, level, expires_at, used_at) values (${id}, ${scope}, ${source}, ${level}, ${expiresAt}, now())
      on conflict do nothing returning id`;
    return rows.length > 0;
  },
  /** Keeps a solution for later, under the ticket it came with. */
  async keep(id: string, { level, expiresAt }: SolvedCaptcha, { scope, source }: CaptchaPurpose) {
    await sql`insert into captcha (id, scope, source, level, expires_at) values (${id}, ${scope}, ${source}, ${level}, ${expiresAt})
      on conflict do nothing`;
  },
  /** Uses a kept solution up. @returns its level, undefined for none */
  async useKept(id: string, { scope, source }: CaptchaPurpose): Promise<number | undefined> {
    const [row] = await sql<{ level: number }[]>`
      update captcha set used_at = now()
      where id = ${id} and scope = ${scope} and source = ${source} and used_at is null and expires_at > now() returning level`;
    return row?.level;
  },
  async deleteExpired() {
    await sql`delete from captcha where expires_at < now()`;
  },
});
