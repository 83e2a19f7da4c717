import type { InputOf } from '@mall/api-contract';
import { accountCalls as calls } from '@mall/api-contract/account';
import { ownPath, smsCode, sourceOf } from '@mall/domain/account';
import type { FastifyInstance } from 'fastify';
import type { CaptchaPort } from '../../adapters/captcha/captcha.ts';
import type { SmsPort } from '../../adapters/sms.ts';
import type { WechatPort } from '../../adapters/wechat/wechat.ts';
import type { Database } from '../../database/database.ts';
import { route } from '../../http/route.ts';
import { accountService } from './account.service.ts';
import { addressService } from './address.service.ts';
import { balanceService } from './balance.service.ts';
import { captchaCounter } from './captcha.service.ts';
import { invoiceTitleService } from './invoice-title.service.ts';
import { loginService } from './login.service.ts';
import { loginGate, numberOf } from './login-gate.ts';
import { scanLoginService } from './scan-login.service.ts';
import { sessionService } from './session.service.ts';
import { staffInvitations } from './staff-invitation.service.ts';

interface AccountParts {
  db: Database;
  sms: SmsPort;
  captchas: CaptchaPort;
  /** Undefined where the mall has no official account. */
  wechat: WechatPort | undefined;
  /** Where the mall is, for the QR code. */
  mallUrl: string;
}

export function accountRoutes(app: FastifyInstance, { db, sms, captchas, wechat, mallUrl }: AccountParts) {
  const account = accountService(db);
  const balance = balanceService(db);
  loginRoutes(app, { db, sms, captchas });
  phoneRoutes(app, { db, sms, captchas, wechat, mallUrl });
  companyRoutes(app, db);

  route(app, calls.validate, (_input, { kp }) => ({ isValid: kp !== undefined, kpId: kp?.kpId ?? 0 }));
  route(app, calls.getCustomerInfo, (_input, { kp }) => account.info(kp));
  route(app, calls.getAllKpByCustomerId, (_input, { kp }) => account.contactPersons(kp.customerId));
  route(app, calls.checkCompanyIsActivityLevel, (_input, { kp }) => account.hasActivityLevel(kp.kpId));
  route(app, calls.getCustomerBalance, (_input, { kp }) => balance.view(kp.customerId));
  route(app, calls.addPromotionChannelRecord, async (record, { kp }) => {
    await account.addPromotionRecord(kp?.kpId, record);
    return true;
  });
}

const codeOf = ({ userName, mobileCode, unionId, agreements }: InputOf<typeof calls.loginByCode>) => ({
  ...{ phone: userName, code: mobileCode, unionId, agreements },
});

function loginRoutes(app: FastifyInstance, { db, sms, captchas }: Pick<AccountParts, 'db' | 'sms' | 'captchas'>) {
  const login = loginService(db, sms, captchas);
  const captcha = captchaCounter(db, captchas);
  const sessions = sessionService(db);

  route(app, calls.login, (input, caller) => login.byPassword(input.username, input.password, input, caller, input.unionId));
  route(app, calls.loginByCode, (input, caller) => login.byCode(codeOf(input), input, caller));
  route(app, calls.getMobileCode, async ({ cellPhone, ...rest }, caller) => {
    await login.sendCode(cellPhone, rest, caller);
    return { resendAfterSeconds: smsCode.resendSeconds };
  });
  route(app, calls.validCaptchaCount, async ({ userName, account, scope: asked = 'login', isForced }, caller) => {
    const scope = account ? 'staff' : asked;
    const number = userName ? numberOf.phone(userName) : account ? numberOf.operator(account) : numberOf.employee;
    const level = await login.captchaLevel(number, scope, caller);
    if (level === 0 && !isForced) return { isNeeded: false, kind: 'work' as const, ticket: '', script: '' };
    return { isNeeded: true, ...(await captcha.task(Math.max(level, 1), { scope, source: sourceOf(caller.ip) })) };
  });
  route(app, calls.saveCaptchaCount, ({ ticket, randomStr, scope = 'login' }, { ip }) =>
    captcha.solve({ ticket, randomStr }, { scope, source: sourceOf(ip) }),
  );
  route(app, calls.register, (input, caller) => login.register(input, caller));
  route(app, calls.resetPassword, async ({ cellPhone, mobileCode, password, ...rest }, caller) => {
    await login.resetPassword(cellPhone, mobileCode, password, rest, caller);
    return true;
  });
  route(app, calls.loginOut, async (_input, { token }) => {
    if (token) await sessions.close(token);
    return true;
  });
}

/** A phone takes part: it scans, is WeChat's own browser, or is to be bound. */
function phoneRoutes(app: FastifyInstance, { db, sms, captchas, wechat, mallUrl }: AccountParts) {
  const login = loginService(db, sms, captchas);
  const scan = scanLoginService(db, mallUrl);
  const yes = async (work: Promise<unknown>) => {
    await work;
    return true;
  };

  route(app, calls.getWxScanQrCode, ({ url }) => scan.make({ url }));
  route(app, calls.getWxScanQrCodeForPC, (marketing) => scan.make(marketing));
  route(app, calls.getWXScanCodeStatus, ({ token }, caller) => scan.poll('login', token, caller));
  route(app, calls.getInvitedQrCode, ({ employeeNo, ...rest }, caller) =>
    scan.invite(employeeNo.trim(), () => loginGate(db, captchas).admit(numberOf.employee, 'login', rest, caller)),
  );
  const invitations = staffInvitations(db, mallUrl);
  route(app, calls.getOwnInvitation, (_input, { staff }) => invitations.own(staff.operatorId));
  route(app, calls.getInvitation, async ({ code }) => ({ staffName: (await invitations.inviter(code)).staffName }));
  route(app, calls.openInvitation, ({ code }) => invitations.open(code));
  route(app, calls.getInvitedQrCodeStatus, ({ token, uuid }, caller) => scan.poll('invite', token ?? uuid ?? '', caller));
  route(app, calls.scanWxCode, ({ token }) => yes(scan.scanned(token)));
  route(app, calls.confirmWxScan, ({ token }, { kp }) => yes(scan.confirm(token, kp)));
  route(app, calls.refuseWxScan, ({ token }) => yes(scan.move(token, ['waiting', 'scanned'], 'refused', { purpose: 'login' })));

  route(app, calls.loginUnBind, (input, caller) => login.byPassword(input.username, input.password, input, caller, input.unionId));
  route(app, calls.loginUnBindForCode, (input, caller) => login.byCode(codeOf(input), input, caller));
  route(app, calls.registerBind, ({ kpid, unBindToken, cellPhone, mobileCode, ...rest }, caller) =>
    login.bind(kpid, unBindToken, cellPhone, mobileCode, rest, caller),
  );
  route(app, calls.loginForUnionIdByOfficialAccountWebCode, ({ code }, caller) => login.byWechat(wechat, code, caller));
  route(app, calls.getWxAuthorizeUrl, ({ redirectUrl, state }) => ({
    url: wechat?.authorizeUrl(`${mallUrl}${ownPath(redirectUrl) || '/'}`, state) ?? '',
  }));
}

function companyRoutes(app: FastifyInstance, db: Database) {
  const addresses = addressService(db);
  const titles = invoiceTitleService(db);
  const done = async (work: Promise<void>) => {
    await work;
    return true;
  };

  route(app, calls.getCustomerAddresses, (_input, { kp }) => addresses.list(kp.customerId));
  route(app, calls.saveCustomerAddress, (input, { kp }) => addresses.save(kp.customerId, input));
  route(app, calls.deleteCustomerAddress, ({ id }, { kp }) => done(addresses.remove(kp.customerId, id)));
  route(app, calls.setDefaultCustomerAddress, ({ id }, { kp }) => done(addresses.makeDefault(kp.customerId, id)));
  route(app, calls.getCustomerInvoices, (_input, { kp }) => titles.list(kp.customerId));
  route(app, calls.saveCustomerInvoice, (input, { kp }) => titles.save(kp.customerId, input));
  route(app, calls.deleteCustomerInvoice, ({ id }, { kp }) => done(titles.remove(kp.customerId, id)));
  route(app, calls.setDefaultCustomerInvoice, ({ id }, { kp }) => done(titles.makeDefault(kp.customerId, id)));
}
