import { randomBytes } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import type { WechatPort } from './wechat.ts';
import { wechatCodeRepository } from './wechat-code.repository.ts';

const codeSeconds = 300;

/** The embedded adapter: the console asks in WeChat's place, and what it gives out is good once, for five minutes. */
export const embeddedWechat = (db: Database): WechatPort & { makeCode(unionId: string): Promise<string> } => ({
  authorizeUrl(redirectUrl, state) {
    // Wherever this machine's mall is reached: the console goes back within its own address only.
    const { pathname, search } = new URL(redirectUrl);
    return `/_console/?${new URLSearchParams({ authorize: `${pathname}${search}`, state })}`;
  },
  async identityOf(code) {
    const unionId = await wechatCodeRepository(db).take(code);
    return unionId === undefined ? undefined : { unionId, openId: unionId };
  },
  async makeCode(unionId) {
    const code = randomBytes(18).toString('base64url');
    await wechatCodeRepository(db).insert(code, unionId, codeSeconds);
    return code;
  },
});
