import { randomBytes } from 'node:crypto';
import type { Database } from '../../database/database.ts';

/** The key that works are signed with: made once, the same for all processes on one database. */
export const captchaSecretRepository = ({ sql }: Database) => ({
  async get(): Promise<Buffer> {
    await sql`insert into captcha_secret (secret) values (${randomBytes(32)}) on conflict do nothing`;
    const [row] = await sql<{ secret: Buffer }[]>`select secret from captcha_secret`;
    return row!.secret;
  },
});
