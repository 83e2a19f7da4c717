import { expect, test } from '@jest/globals';
import { wechatOfficialAccount } from './wechat.ts';

const answering = (body: object, status = 200) => {
  const asked: URL[] = [];
  const send = (async (url: string) => {
    asked.push(new URL(url));
    return new Response(JSON.stringify(body), { status });
  }) as typeof fetch;
  return { asked, wechat: wechatOfficialAccount({ appId: 'wx123', secret: 's3cret' }, send) };
};

test('WeChat is asked as it wants to be', () => {
  const url = new URL(answering({}).wechat.authorizeUrl('https://mall.example/p/1?t=1&r=2', 'state-1'));
  expect([url.host, url.hash]).toEqual(['open.weixin.qq.com', '#wechat_redirect']);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    appid: 'wx123',
    redirect_uri: 'https://mall.example/p/1?t=1&r=2',
    response_type: 'code',
    scope: 'snsapi_userinfo',
    state: 'state-1',
  });
});

test('a code is exchanged for who it is; a refused one is nobody', async () => {
  const { asked, wechat } = answering({ openid: 'o1', unionid: 'u1', access_token: 'never kept' });
  expect(await wechat.identityOf('c&1')).toEqual({ unionId: 'u1', openId: 'o1' });
  expect(asked[0]!.searchParams.get('code')).toBe('c&1');
  expect(await answering({ errcode: 40029, errmsg: 'invalid code' }).wechat.identityOf('c')).toBeUndefined();
  await expect(answering({}, 502).wechat.identityOf('c')).rejects.toThrow('502');
});
