import type { Database } from '../../database/database.ts';

/** Authorisation codes of the embedded WeChat. */
export const wechatCodeRepository = ({ sql }: Database) => ({
  async insert(code: string, unionId: string, lifeSeconds: number) {
    await sql`delete from wechat_code where expires_at < now()`;
    await sql`insert into wechat_code (code, union_id, expires_at) values (${code}, ${unionId}, now() + make_interval(secs => ${lifeSeconds}))`;
  },
  /** Whose code it is; once. */
  async take(code: string): Promise<string | undefined> {
    const [row] = await sql<{ unionId: string }[]>`delete from wechat_code where code = ${code} and expires_at > now() returning union_id`;
    return row?.unionId;
  },
});
