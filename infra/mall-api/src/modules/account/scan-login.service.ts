import { createHash, randomBytes } from 'node:crypto';
import type { LoginResult, ScanQrCode } from '@mall/api-contract/account';
import type { WechatScan } from '@mall/api-contract/console';
import { ownPath } from '@mall/domain/account';
import type { Database } from '../../database/database.ts';
import type { Caller, Kp } from '../../http/caller.ts';
import { isRefusal, MallError } from '../../http/mall-error.ts';
import { qrCode } from '../../papers/qr-code.ts';
import { kpRepository } from './kp.repository.ts';
import { signIn } from './login.service.ts';
import type { Attempt } from './login-gate.ts';
import { wechatBinding } from './wechat-binding.service.ts';
import { type ScanRow, wechatScanRepository } from './wechat-scan.repository.ts';

/** An invitation lives as long as it takes to fill in a registration. */
const lifeSeconds = { login: 180, invite: 1800 };

const statusNames: Record<WechatScan['status'], string> = {
  waiting: '等待扫码',
  scanned: '已扫码，待确认',
  unbound: '已扫码，待绑定',
  binding: '在电脑上绑定',
  confirmed: '已确认',
  refused: '已拒绝',
  done: '已登录',
};

const newToken = () => randomBytes(24).toString('base64url');
/** One name for all proofs that polling one code makes. */
const proofOf = (scanToken: string) => createHash('sha256').update(`proof of ${scanToken}`).digest('base64url');

/** Codes that a phone scans: a login, an invitation (rules login 35–46). @param mallUrl where the phone's page lives */
export const scanLoginService = (db: Database, mallUrl: string) => {
  const addressOf = ({ purpose, token, account = '' }: { purpose: ScanRow['purpose']; token: string; account?: string }) =>
    purpose === 'login'
      ? `${mallUrl}/package_customer/simple-login/scanLogin?token=${token}`
      : `${mallUrl}/register?${new URLSearchParams({ bd: account, token })}`;
  const toScan = async ({ token, purpose, status, employeeNo, createdAt, expiresAt }: ScanRow): Promise<WechatScan> => {
    const account = employeeNo ? (await kpRepository(db).operatorByEmployeeNo(employeeNo))?.account : undefined;
    return {
      token,
      purpose,
      url: addressOf({ purpose, token, ...(account ? { account } : {}) }),
      status,
      statusName: statusNames[status],
      createdAt,
      expiresAt,
    };
  };

  return {
    async make(marketing: Record<string, string | undefined>): Promise<ScanQrCode> {
      const token = newToken();
      const { url, ...rest } = marketing;
      await wechatScanRepository(db).insert(token, { purpose: 'login', marketing: rest, url: ownPath(url) }, lifeSeconds.login);
      const page = addressOf({ purpose: 'login', token });
      return { token, image: await qrCode(page), url: page, expiresInSeconds: lifeSeconds.login };
    },

    /**
     * The code that staff show to who should register. A wrong number is an answer, and ten of them in a row a pause: numbers aren't for guessing.
     * @param admit counts the attempt
     */
    async invite(employeeNo: string, admit: () => Promise<Attempt>): Promise<{ item1: boolean; item2: string; image: string }> {
      const no = (message: string) => ({ item1: false, item2: message, image: '' });
      const attempt = await admit().catch((error: unknown) => {
        if (isRefusal(error, 'LOGIN_PAUSED')) return undefined;
        throw error;
      });
      if (!attempt) return no('尝试过于频繁，请15分钟后再试');
      const operator = await kpRepository(db).operatorByEmployeeNo(employeeNo);
      if (!operator) {
        await attempt.failed();
        return no('请输入正确的员工工号！');
      }
      await attempt.succeeded();
      const token = newToken();
      await wechatScanRepository(db).insert(token, { purpose: 'invite', employeeNo }, lifeSeconds.invite);
      const page = addressOf({ purpose: 'invite', token, account: operator.account });
      return { item1: true, item2: page, image: await qrCode(page) };
    },

    /** Where who opened a staff's own link registers; no page waits for it. @returns a path */
    async inviteBy(employeeNo: string, account: string): Promise<string> {
      const token = newToken();
      await wechatScanRepository(db).insert(token, { purpose: 'invite', employeeNo }, lifeSeconds.invite);
      return `/register?${new URLSearchParams({ bd: account, token, via: 'link' })}`;
    },

    /** What the page learns by polling: a session once confirmed, and only once; else a refusal that says how far it is. */
    async poll(purpose: ScanRow['purpose'], token: string, from: Pick<Caller, 'ip' | 'userAgent' | 'device'>): Promise<LoginResult> {
      return db.transaction(async (tx) => {
        const scan = await wechatScanRepository(tx).lock(token);
        if (!scan || scan.purpose !== purpose || scan.status === 'done') throw new MallError('SCAN_EXPIRED');
        if (scan.status === 'waiting') throw new MallError('SCAN_WAITING');
        if (scan.status === 'scanned') throw new MallError('SCAN_SCANNED');
        if (scan.status === 'unbound') throw new MallError('SCAN_UNBOUND');
        if (scan.status === 'refused') throw new MallError('SCAN_EXPIRED', undefined, '已在手机上取消登录');
        if (scan.status === 'binding') {
          // Outside the transaction, which ends with the refusal.
          const unionId = await wechatBinding(db).prove({ unionId: scan.unionId, openId: scan.unionId }, null, proofOf(token));
          throw new MallError('WECHAT_NOT_BOUND', { unionId });
        }
        const kp = scan.kpId === null ? undefined : await kpRepository(tx).byId(scan.kpId);
        if (!kp) throw new MallError('ACCOUNT_ABNORMAL');
        await wechatScanRepository(tx).finish(token);
        return signIn(tx, kp, from, scan.url);
      });
    },

    /** A phone that is signed in lets the page in, as its own person. @throws SCAN_EXPIRED */
    async confirm(token: string, { kpId }: Kp) {
      await this.move(token, ['waiting', 'scanned'], 'confirmed', { kpId, purpose: 'login' });
    },

    /** The phone's side, which the console plays: scans that are still alive. */
    open: async (): Promise<WechatScan[]> => Promise.all((await wechatScanRepository(db).open()).map(toScan)),

    /** @throws SCAN_EXPIRED */
    async move(
      token: string,
      from: readonly ScanRow['status'][],
      to: ScanRow['status'],
      { kpId = null, purpose }: { kpId?: number | null; purpose?: ScanRow['purpose'] } = {},
    ): Promise<WechatScan> {
      return db.transaction(async (tx) => {
        const scans = wechatScanRepository(tx);
        const scan = await scans.lock(token);
        if (!scan || (purpose && scan.purpose !== purpose)) throw new MallError('SCAN_EXPIRED');
        const row = await scans.move(token, from, to, kpId);
        if (!row) throw new MallError('SCAN_EXPIRED');
        if (to === 'unbound') await scans.setIdentity(token, wechatBinding(tx).newIdentity());
        // A phone that was nobody's is this person's from now on.
        if (to === 'confirmed' && kpId !== null && row.unionId)
          await wechatBinding(tx).bind({ unionId: row.unionId, openId: row.unionId }, kpId);
        return toScan(row);
      });
    },

    /** The page opened on a phone, perhaps twice: no matter. */
    async scanned(token: string): Promise<void> {
      await wechatScanRepository(db).move(token, ['waiting'], 'scanned', null);
    },
    removeExpired: () => wechatScanRepository(db).deleteExpired(),
  };
};
