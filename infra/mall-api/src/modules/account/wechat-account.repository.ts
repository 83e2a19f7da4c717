import type { Database } from '../../database/database.ts';

export interface WechatProof {
  unionId: string;
  openId: string;
  /** Who gave the right password together with it. */
  kpId: number | null;
}

/** Which WeChat identity is whose, and proofs of identities that are nobody's yet; proofs are kept as hashes. */
export const wechatAccountRepository = ({ sql }: Database) => ({
  async kpOf(unionId: string): Promise<number | undefined> {
    const [row] = await sql<{ kpId: number | null }[]>`select kp_id from wechat_account where union_id = ${unionId}`;
    return row?.kpId ?? undefined;
  },
  /** The newest identity of a person; for playing the phone. */
  async ofKp(kpId: number): Promise<string | undefined> {
    const [row] = await sql<{ unionId: string }[]>`
      select union_id from wechat_account where kp_id = ${kpId} order by created_at desc limit 1`;
    return row?.unionId;
  },
  async bind(unionId: string, openId: string, kpId: number) {
    await sql`insert into wechat_account (union_id, open_id, kp_id) values (${unionId}, ${openId}, ${kpId})
      on conflict (union_id) do update set kp_id = excluded.kp_id`;
  },
  async insertProof(tokenHash: Buffer, { unionId, openId, kpId }: WechatProof, lifeMinutes: number) {
    await sql`insert into wechat_proof (token_hash, union_id, open_id, kp_id, expires_at)
      values (${tokenHash}, ${unionId}, ${openId}, ${kpId}, now() + make_interval(mins => ${lifeMinutes}))
      on conflict (token_hash) do nothing`;
  },
  async proof(tokenHash: Buffer): Promise<WechatProof | undefined> {
    const [row] = await sql<WechatProof[]>`
      select union_id, open_id, kp_id from wechat_proof where token_hash = ${tokenHash} and expires_at > now()`;
    return row;
  },
  async deleteExpired() {
    await sql`delete from wechat_proof where expires_at < now()`;
  },
});
