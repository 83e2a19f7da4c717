import type { WechatScan } from '@mall/api-contract/console';
import type { Database } from '../../database/database.ts';

export interface ScanRow {
  token: string;
  purpose: WechatScan['purpose'];
  status: WechatScan['status'];
  kpId: number | null;
  /** The staff's number whose invitation it is; '' for a login. */
  employeeNo: string;
  /** The phone's WeChat identity, '' until one that belongs to nobody has scanned. */
  unionId: string;
  url: string;
  createdAt: string;
  expiresAt: string;
}

export interface NewScan {
  purpose: WechatScan['purpose'];
  marketing?: Record<string, string | undefined>;
  url?: string;
  employeeNo?: string;
}

/** QR codes that a phone scans, and how far each scan is. */
export const wechatScanRepository = ({ sql }: Database) => ({
  /** @param marketing where the buyer came from @param url a path of this site to go to after the login, '' for none */
  async insert(token: string, { purpose, marketing = {}, url = '', employeeNo = '' }: NewScan, lifeSeconds: number) {
    await sql`insert into wechat_scan (token, purpose, status, marketing, url, employee_no, expires_at)
      values (${token}, ${purpose}, 'waiting', ${sql.json(JSON.parse(JSON.stringify(marketing)))}, ${url}, ${employeeNo},
        now() + make_interval(secs => ${lifeSeconds}))`;
  },
  /** One that is still alive, locked until the transaction ends. */
  async lock(token: string): Promise<ScanRow | undefined> {
    const [row] = await sql<ScanRow[]>`select * from wechat_scan where token = ${token} and expires_at > now() for update`;
    return row;
  },
  /** Whose invitation a code was, alive or lately expired; undefined for no invitation. */
  async inviterOf(token: string): Promise<string | undefined> {
    const [row] = await sql<{ employeeNo: string }[]>`select employee_no from wechat_scan where token = ${token} and purpose = 'invite'`;
    return row?.employeeNo;
  },
  async finish(token: string) {
    await sql`update wechat_scan set status = 'done' where token = ${token}`;
  },
  /** Those still alive, newest first. */
  async open(): Promise<ScanRow[]> {
    return sql<ScanRow[]>`select * from wechat_scan where expires_at > now() order by created_at desc limit 20`;
  },
  /** Undefined when it is expired or in none of the states `from`. @param kpId whose login it is; null leaves that as it was */
  async move(token: string, from: readonly ScanRow['status'][], to: ScanRow['status'], kpId: number | null): Promise<ScanRow | undefined> {
    const [row] = await sql<ScanRow[]>`
      update wechat_scan set status = ${to}, kp_id = coalesce(${kpId}, kp_id)
      where token = ${token} and expires_at > now() and status in ${sql(from)} returning *`;
    return row;
  },
  async setIdentity(token: string, unionId: string) {
    await sql`update wechat_scan set union_id = ${unionId} where token = ${token}`;
  },
  async deleteExpired() {
    await sql`delete from wechat_scan where expires_at < now() - interval '1 day'`;
  },
});
