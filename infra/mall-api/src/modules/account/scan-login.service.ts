import { randomBytes } from 'node:crypto';
import type { LoginResult, ScanQrCode } from '@mall/api-contract/account';
import type { WechatScan } from '@mall/api-contract/console';
import { toString as drawQrCode } from 'qrcode';
import type { Database } from '../../database/database.ts';
import type { Caller } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { kpRepository } from './kp.repository.ts';
import { signIn } from './login.service.ts';
import { type ScanRow, wechatScanRepository } from './wechat-scan.repository.ts';

const lifeSeconds = 180;

const statusNames: Record<WechatScan['status'], string> = {
  waiting: '等待扫码',
  scanned: '已扫码，待确认',
  unbound: '已扫码，待绑定',
  confirmed: '已确认',
  refused: '已拒绝',
  done: '已登录',
};

const toScan = ({ token, status, createdAt, expiresAt }: ScanRow): WechatScan => ({
  token,
  status,
  statusName: statusNames[status],
  createdAt,
  expiresAt,
});

/** Only a path of this site is gone to after the login. */
const ownPath = (url: string | undefined) => (url && /^\/(?![/\\])/.test(url) ? url : '');

/** Login by a QR code that a phone scans (storefront section 4, "Scan login"). @param mallUrl where the phone's page lives */
export const scanLoginService = (db: Database, mallUrl: string) => ({
  async make(marketing: Record<string, string | undefined>): Promise<ScanQrCode> {
    const token = randomBytes(24).toString('base64url');
    const { url, ...rest } = marketing;
    await wechatScanRepository(db).insert(token, rest, ownPath(url), lifeSeconds);
    const page = `${mallUrl}/package_customer/simple-login/scanLogin?token=${token}`;
    const svg = await drawQrCode(page, { type: 'svg', margin: 1, errorCorrectionLevel: 'M' });
    return { token, image: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`, url: page, expiresInSeconds: lifeSeconds };
  },

  /** What the page learns by polling: a session once confirmed, and only once; else a refusal that says how far it is. */
  async poll(token: string, from: Pick<Caller, 'ip' | 'userAgent'>): Promise<LoginResult> {
    return db.transaction(async (tx) => {
      const scan = await wechatScanRepository(tx).lock(token);
      if (!scan || scan.status === 'done') throw new MallError('SCAN_EXPIRED');
      if (scan.status === 'waiting') throw new MallError('SCAN_WAITING');
      if (scan.status === 'scanned') throw new MallError('SCAN_SCANNED');
      if (scan.status === 'unbound') throw new MallError('SCAN_UNBOUND');
      if (scan.status === 'refused') throw new MallError('SCAN_EXPIRED', undefined, '已在手机上取消登录');
      const kp = scan.kpId === null ? undefined : await kpRepository(tx).byId(scan.kpId);
      if (!kp) throw new MallError('ACCOUNT_ABNORMAL');
      await wechatScanRepository(tx).finish(token);
      return signIn(tx, kp, from, scan.url);
    });
  },

  /** The phone's side, which the console plays: scans that are still alive. */
  open: async (): Promise<WechatScan[]> => (await wechatScanRepository(db).open()).map(toScan),
  /** @throws SCAN_EXPIRED */
  async move(token: string, from: readonly ScanRow['status'][], to: ScanRow['status'], kpId: number | null = null): Promise<WechatScan> {
    const row = await wechatScanRepository(db).move(token, from, to, kpId);
    if (!row) throw new MallError('SCAN_EXPIRED');
    return toScan(row);
  },
  removeExpired: () => wechatScanRepository(db).deleteExpired(),
});
