import type { Database } from '../../database/database.ts';

/** Proofs that a number without an account was checked by a code, kept as hashes. */
export const registerTokenRepository = ({ sql }: Database) => ({
  async insert(tokenHash: Buffer, phone: string, unionId: string, lifeMinutes: number) {
    await sql`insert into register_token (token_hash, phone, union_id, expires_at)
      values (${tokenHash}, ${phone}, ${unionId}, now() + make_interval(mins => ${lifeMinutes}))`;
  },
  /** Uses a token up. @returns the number it stands for, and the WeChat identity ('' for none) to bind to it; undefined once used or expired */
  async take(tokenHash: Buffer): Promise<{ phone: string; unionId: string } | undefined> {
    const [row] = await sql<{ phone: string; unionId: string }[]>`
      update register_token set used_at = now() where token_hash = ${tokenHash} and used_at is null and expires_at > now()
      returning phone, union_id`;
    return row;
  },
  async deleteExpired() {
    await sql`delete from register_token where expires_at < now() - interval '1 day'`;
  },
});
