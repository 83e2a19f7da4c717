/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { type CallOutput, call } from '@mall/mf-kit';
import { aSession, fakePlatform, refusal } from '@mall/testing';
import { mutate } from 'swr';
import type { ShellPlatform } from '../platform/shell-platform.ts';
import { leave } from './login/finish-login.ts';
import { recordVisit } from './record-visit.ts';
import { signOut } from './sign-out.ts';
import { validateSession } from './validate-session.ts';
import { enterByWechat } from './wechat/enter-by-wechat.ts';

const wentTo = jest.fn<(path: string) => void>();
const reloaded = jest.fn<() => void>();
const setCookie = (text: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the edge sets them
  document.cookie = text;
};
const forget = () => {
  for (const one of document.cookie.split('; ')) setCookie(`${one.split('=')[0]}=; Max-Age=0; Path=/`);
  sessionStorage.clear();
};
const shell = (answers: Parameters<typeof fakePlatform>[0]) =>
  fakePlatform(answers) as unknown as ShellPlatform & ReturnType<typeof fakePlatform>;
const aCustomer = (companyZH: string): CallOutput<'account.getCustomerInfo'> => ({
  kpId: 7,
  customerId: 3,
  customerName: '王敏',
  companyZH,
  cellPhone: '138****8000',
  userRole: 1,
  owner: 0,
  cs: 0,
  isPublic: false,
  imgUrl: '',
  enableAuthorized: true,
  isManager: true,
  rights: [],
  hasShowBalancePayment: true,
  isBlackCard: false,
  isPasswordGenerated: false,
  agreementsToAccept: [],
  operator: null,
});
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const at = (path: string) => history.replaceState(null, '', path);

beforeEach(async () => {
  await mutate(() => true, undefined, false);
  jest.useFakeTimers();
  Object.assign(leave, { to: wentTo, reload: reloaded });
});
afterEach(() => {
  jest.useRealTimers();
  jest.clearAllMocks();
  forget();
  at('/');
});

test('the server is asked once who is here, 300 ms after the last occasion', async () => {
  const asked: number[] = [];
  const validated: unknown[] = [];
  const platform = shell({
    answers: {
      account: {
        validate: async () => {
          asked.push(1);
          return { isValid: false, kpId: 0 };
        },
      },
    },
  });
  platform.bus.on('session:validated', (event) => validated.push(event));
  setCookie('info=x; Path=/');
  for (let load = 0; load < 5; load += 1) {
    validateSession(platform);
    await pass(200);
  }
  expect(asked).toEqual([]);
  await pass(100);
  expect(asked).toEqual([1]);
  expect(platform.session.get().signedIn).toBe(false);
  expect(validated).toEqual([{ signedIn: false }]);
  expect(document.cookie).not.toContain('info=');
});

test('a visitor costs no call, and a server that cannot be asked makes the page a visitor’s', async () => {
  const visitor = shell({ session: { signedIn: false } });
  validateSession(visitor);
  await pass(300);
  expect(visitor.session.get().signedIn).toBe(false);
  const platform = shell({ answers: { account: { validate: async () => Promise.reject(new Error('down')) } } });
  setCookie('info=x; Path=/');
  validateSession(platform);
  await pass(300);
  expect(platform.session.get().signedIn).toBe(false);
  expect(document.cookie).not.toContain('info=');
});

test('who it is is not asked again where a screen of the page knows', async () => {
  const asked: number[] = [];
  const platform = shell({
    answers: {
      account: {
        validate: async () => ({ isValid: true, kpId: 7 }),
        getCustomerInfo: async () => {
          asked.push(1);
          return aCustomer('苏州隆泰装备有限公司');
        },
      },
    },
  });
  validateSession(platform);
  await pass(300);
  expect(platform.session.get()).toMatchObject({ validated: true, customerName: '苏州隆泰装备有限公司' });
  const { key } = call('account.getCustomerInfo');
  await mutate([...key], aCustomer('上海启衡机械有限公司'), false);
  validateSession(platform);
  await pass(300);
  expect(platform.session.get().customerName).toBe('上海启衡机械有限公司');
  expect(asked).toEqual([1]);
  await mutate([...key], undefined, false);
});

test('a logout forgets the buyer and stays on a public page', async () => {
  setCookie('info=x; Path=/');
  const platform = shell({ answers: { account: { loginOut: async () => true } } });
  await signOut(platform);
  expect(platform.session.get()).toMatchObject({ signedIn: false, kpId: 0 });
  expect(document.cookie).toBe('');
  expect(reloaded).toHaveBeenCalled();
});

test('an operator who leaves a customer’s account is who they were, on the home page', async () => {
  setCookie('operatorId=3; Path=/');
  setCookie('uuid=9; Path=/');
  const platform = shell({
    session: aSession({ operatorName: '周琳' }),
    answers: {
      account: {
        // What the edge does with the answer.
        loginOut: async () => {
          setCookie('uuid=7; Path=/');
          return true;
        },
      },
    },
  });
  await signOut(platform);
  expect(document.cookie).toBe('uuid=7');
  expect(wentTo).toHaveBeenCalledWith('/');
});

test('a logout that the server did not take is said, and nobody is signed out', async () => {
  const platform = shell({ answers: { account: { loginOut: async () => Promise.reject(new Error('服务不可用')) } } });
  await signOut(platform);
  expect(platform.seen.notices).toEqual([{ tone: 'danger', text: '服务不可用' }]);
  expect(platform.session.get().signedIn).toBe(true);
});

test('where a visitor came from is recorded once, half a second after the page', async () => {
  const sent: object[] = [];
  const platform = shell({
    answers: {
      account: {
        addPromotionChannelRecord: async (record: object) => {
          sent.push(record);
          return true;
        },
      },
    },
  });
  const visit = { search: '?utm_source=baidu&utm_campaign=spring&bd_vid=9', href: 'https://mall.example/?utm_source=baidu' };
  recordVisit(platform, { search: '?keyword=6204', href: '' });
  recordVisit(platform, visit);
  recordVisit(platform, visit);
  await pass(499);
  expect(sent).toEqual([]);
  await pass(1);
  recordVisit(platform, visit);
  // Another page of the same visit, or the way back from WeChat.
  recordVisit(platform, { ...visit, search: `${visit.search}&code=abc&state=1` });
  await pass(1000);
  expect(sent).toEqual([
    expect.objectContaining({
      source: 'baidu',
      campaign: 'spring',
      operationType: 2,
      requestUrl: visit.href,
      pretoken: expect.any(String),
    }),
  ]);
});

const answering = (login: (input: { code: string }) => Promise<unknown>) => {
  const asked: { redirectUrl: string; state: string }[] = [];
  const platform = shell({
    session: { signedIn: false },
    answers: {
      account: {
        getWxAuthorizeUrl: async (input: { redirectUrl: string; state: string }) => {
          asked.push(input);
          return { url: 'https://open.weixin.example/authorize' };
        },
        loginForUnionIdByOfficialAccountWebCode: login as never,
      },
    },
  });
  return { platform, asked };
};
const signedIn = async () => ({
  kpId: 7,
  customerId: 1,
  customerName: '王敏',
  companyZH: '启衡',
  token: '',
  url: '',
  isPasswordGenerated: false,
});

test('WeChat’s own browser asks WeChat, comes back with a code, and goes on where it was after a second', async () => {
  at('/p/M8X30?utm_source=wx#prices');
  const { platform, asked } = answering(signedIn);
  await enterByWechat(platform);
  expect(asked).toEqual([{ redirectUrl: '/p/M8X30?utm_source=wx', state: expect.any(String) }]);
  expect(wentTo).toHaveBeenCalledWith('https://open.weixin.example/authorize');
  at(`/p/M8X30?utm_source=wx&code=abc&state=${asked[0]!.state}`);
  await enterByWechat(platform);
  await pass(999);
  expect(wentTo).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(wentTo).toHaveBeenLastCalledWith('/p/M8X30#prices');
});

test('a WeChat that is nobody’s is kept for the next login and not asked about again', async () => {
  const { platform, asked } = answering(async () =>
    Promise.reject(refusal('WECHAT_NOT_BOUND', '该微信尚未绑定账号', { unionId: 'proof-24' })),
  );
  await enterByWechat(platform);
  at(`/?code=abc&state=${asked[0]!.state}`);
  await enterByWechat(platform);
  expect(sessionStorage.getItem('mall:wechat-union')).toBe('"proof-24"');
  expect(location.search).toBe('');
  await enterByWechat(platform);
  expect(asked).toHaveLength(1);
});

test('a code somebody else put into a link signs nobody in', async () => {
  const tried: unknown[] = [];
  const { platform, asked } = answering(async (input) => {
    tried.push(input);
    return signedIn();
  });
  at('/?code=of-the-attacker&state=0123456789abcdef');
  await enterByWechat(platform);
  expect(tried).toEqual([]);
  expect(asked).toHaveLength(1);
});

test('an outage of seconds makes nobody a visitor: who is here is asked again; one that lasts does', async () => {
  let isDown = true;
  let asked = 0;
  const validate = async () => {
    asked += 1;
    if (isDown) throw Object.assign(new Error('down'), { reason: 'SERVICE_UNAVAILABLE' });
    return { isValid: true, kpId: 7 };
  };
  const platform = shell({ answers: { account: { validate, getCustomerInfo: async () => aCustomer('百工') } } });
  validateSession(platform);
  await pass(300 + 1000);
  expect([asked, platform.session.get().signedIn]).toEqual([2, true]);
  isDown = false;
  await pass(3000);
  expect([asked, platform.session.get().signedIn]).toEqual([3, true]);
  isDown = true;
  validateSession(platform);
  await pass(300 + 1000 + 3000 + 9000);
  expect(platform.session.get().signedIn).toBe(true);
  await pass(20_000);
  expect([asked, platform.session.get().signedIn]).toEqual([8, false]);
});
