import { accountCalls } from '@mall/api-contract/account';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deviceCookie, deviceOf } from '../edge/cookies.ts';
import { PlatformRefusal } from '../registry/platform-refusal.ts';
import { asksForItself, sendRefusal } from './answers.ts';
import { type Operators, operatorCookie } from './operators.ts';
import { dropCookie, setCookie } from './platform-cookie.ts';

const eightHours = 8 * 3600;
/** Of a contact person whom the operator looks at one area as; sent to the API only where the area's frame asks for it. */
export const contactCookie = 'debug-contact';

interface Answered {
  token: string;
  kpId: number;
  customerName: string;
  companyZH: string;
  operatorName: string;
}

interface Attempt {
  account?: string;
  password?: string;
  ticket?: string;
  randomStr?: string;
  cellPhone?: string;
  /** Of the authenticator, where the operator has one. */
  code?: string;
}

/** `/_platform/login`, `logout`, `me`, and entering a contact person's account for the debugging page. */
export function loginRoutes(app: FastifyInstance, operators: Operators) {
  app.post<{ Body: Attempt | undefined }>('/_platform/login', async (request, reply) => {
    if (!asksForItself(request)) return sendRefusal(reply, csrf());
    const { account = '', password = '', ticket, randomStr, code } = request.body ?? {};
    if (!account.trim() || !password)
      return sendRefusal(reply, new PlatformRefusal('INVALID_REQUEST', '请填写账号和密码。', '两项都填写后再登录。'));
    const answer = await enter(request, reply, { account: account.trim(), password, ticket, randomStr, code });
    if (!answer) return reply;
    await operators.recordAct(request, 'login', account.trim(), { ip: request.ip }, answer.token);
    setCookie(request, reply, operatorCookie, answer.token, eightHours);
    reply.header('set-cookie', deviceCookie(deviceOf(request), request.protocol === 'https'));
    return reply.send({ name: answer.operatorName });
  });

  app.post('/_platform/logout', async (request, reply) => {
    if (!asksForItself(request)) return sendRefusal(reply, csrf());
    // The API audits this one itself: it comes with the operator's session.
    await operators.ask(request, accountCalls.loginOut.path, {}).catch(() => {});
    operators.forget(request);
    for (const name of [operatorCookie, 'mf', 'snapshot', 'debug']) dropCookie(request, reply, name);
    dropCookie(request, reply, contactCookie, '/api');
    return reply.send({ ok: true });
  });

  app.get('/_platform/me', async (request, reply) => {
    const operator = await operators.operatorOf(request);
    return operator ? reply.send({ operator }) : sendRefusal(reply, notSignedIn());
  });

  app.post<{ Body: Attempt | undefined }>('/_platform/contact', async (request, reply) => {
    if (!asksForItself(request)) return sendRefusal(reply, csrf());
    const operator = await operators.operatorOf(request);
    if (!operator) return sendRefusal(reply, notSignedIn());
    const { cellPhone = '', password = '', ticket, randomStr, code } = request.body ?? {};
    if (!/^1[3-9]\d{9}$/.test(cellPhone))
      return sendRefusal(reply, new PlatformRefusal('INVALID_REQUEST', '手机号格式不正确。', '填写联系人登录用的 11 位手机号。'));
    const answer = await enter(request, reply, { account: operator.account, password, cellPhone, ticket, randomStr, code });
    if (!answer) return reply;
    await operators.recordAct(request, 'simulate', cellPhone, { kpId: answer.kpId, where: 'debug' });
    setCookie(request, reply, contactCookie, answer.token, eightHours, '/api');
    return reply.send({ contactName: answer.customerName, companyName: answer.companyZH });
  });

  /** The API's own operator login with its limits; its refusal goes to the caller, words and all. */
  async function enter(request: FastifyRequest, reply: FastifyReply, attempt: Attempt): Promise<Answered | undefined> {
    try {
      const { code, body, message, reason, details } = await operators.ask<Answered>(request, accountCalls.loginAsCustomer.path, attempt);
      if (code === 0) return body;
      const wrong = reason === 'LOGIN_PASSWORD_WRONG';
      const refusal = new PlatformRefusal(
        'LOGIN_REFUSED',
        wrong ? '账号或密码错误' : reason === 'FORBIDDEN' ? '该账号没有平台角色' : message,
        fixOf(reason),
        { reason, ...(details as object | undefined) },
      );
      sendRefusal(reply, refusal);
    } catch (error) {
      request.log.warn({ err: error }, 'the API did not answer an operator login');
      sendRefusal(reply, new PlatformRefusal('API_UNREACHABLE', '商城 API 没有应答，无法登录。', '确认 API 已启动（/readyz），再重试。'));
    }
    return undefined;
  }
}

const csrf = () => new PlatformRefusal('CSRF', '写操作缺少 x-platform 请求头。', '在请求中加上 x-platform: 1。');
const notSignedIn = () => new PlatformRefusal('NOT_SIGNED_IN', '请先以员工身份登录。', '打开 /_platform/ 登录。');

const fixes: Record<string, string> = {
  LOGIN_PASSWORD_WRONG: '核对后再试；多次失败后先做安全验证。',
  SECOND_STEP_NEEDED: '填写验证码后再登录。',
  SECOND_STEP_WRONG: '等待身份验证器上的下一个验证码，再登录。',
  FIRST_SIGN_IN_NEEDED: '打开 /_staff/ 完成首次登录。',
  FORBIDDEN: '请管理员在员工工作台添加角色“平台”。',
};
const fixOf = (reason = '') =>
  reason.startsWith('CAPTCHA') ? '安全验证通过后再登录。' : (fixes[reason] ?? '稍后再试，或联系平台管理员。');
