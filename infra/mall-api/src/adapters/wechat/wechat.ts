/** Who WeChat says somebody is: `unionId` is the same over all of the mall's accounts and mini-programs. */
export interface WechatIdentity {
  unionId: string;
  openId: string;
}

/** WeChat's own browser asks its user whether the mall may know who they are (rule login 47). */
export interface WechatPort {
  /** Where the browser goes to be asked. @param redirectUrl a full address of this site; WeChat comes back to it with `code` and `state` */
  authorizeUrl(redirectUrl: string, state: string): string;
  /** Undefined for a code that is unknown, used or expired. @throws when WeChat does not answer */
  identityOf(code: string): Promise<WechatIdentity | undefined>;
}

const page = 'https://open.weixin.qq.com/connect/oauth2/authorize';
const exchange = 'https://api.weixin.qq.com/sns/oauth2/access_token';

/** The real one: an official account of the mall's. */
export const wechatOfficialAccount = ({ appId, secret }: { appId: string; secret: string }, send: typeof fetch = fetch): WechatPort => ({
  authorizeUrl: (redirectUrl, state) =>
    `${page}?${new URLSearchParams({ appid: appId, redirect_uri: redirectUrl, response_type: 'code', scope: 'snsapi_userinfo', state })}#wechat_redirect`,
  async identityOf(code) {
    const query = new URLSearchParams({ appid: appId, secret, code, grant_type: 'authorization_code' });
    const response = await send(`${exchange}?${query}`, { signal: AbortSignal.timeout(6000) });
    if (!response.ok) throw new Error(`WeChat answered ${response.status}`);
    const { unionid = '', openid = '' } = (await response.json()) as { unionid?: string; openid?: string };
    // An account that no open platform joins has no union id: its own then tells people apart.
    return openid ? { unionId: unionid || openid, openId: openid } : undefined;
  },
});
