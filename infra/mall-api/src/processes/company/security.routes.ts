import { accountCalls as calls } from '@mall/api-contract/account';
import { smsCode } from '@mall/domain/account';
import { moneyText } from '@mall/domain/money';
import type { FastifyInstance } from 'fastify';
import type { CaptchaPort } from '../../adapters/captcha/captcha.ts';
import type { SmsPort } from '../../adapters/sms.ts';
import type { Database } from '../../database/database.ts';
import { route } from '../../http/route.ts';
import { balanceService, type TriedPassword } from '../../modules/account/balance.service.ts';
import { securityService } from '../../modules/account/security.service.ts';
import { forgetPerson } from '../../modules/account/session.service.ts';
import { tellOfSafety } from './tell-person.ts';

/** A person's and their company's safety (rules account 35–42). Whoever it concerns is told of each change. */
export function securityRoutes(app: FastifyInstance, { db, sms, captchas }: { db: Database; sms: SmsPort; captchas: CaptchaPort }) {
  const security = securityService(db, sms, captchas);
  route(app, calls.getSecuritySettings, (_input, { kp, token }) => security.read(kp, token));
  route(app, calls.sendSecurityCode, async (captcha, caller) => ({
    resendAfterSeconds: smsCode.resendSeconds,
    cellPhone: await security.sendCode(caller.kp, captcha, caller),
  }));
  route(app, calls.provePayment, async ({ mobileCode, ...captcha }, caller) => {
    await security.provePayment(caller.kp, mobileCode, captcha, caller);
    return true;
  });
  route(app, calls.changePassword, async ({ oldPassword, newPassword, ...captcha }, caller) => {
    await security.changePassword(caller.kp, oldPassword, newPassword, captcha, caller);
    forgetPerson(caller.kp.kpId);
    await tellOfSafety(db, caller.kp, '登录密码已修改', '您的登录密码已修改，其他设备已退出登录。如非本人操作，请立即重置密码。');
    return true;
  });
  route(app, calls.setPaymentPassword, async ({ password, mobileCode, ...captcha }, caller) => {
    await security.setPaymentPassword(caller.kp, password, mobileCode, captcha, caller);
    await tellOfSafety(db, caller.kp, '支付密码已设置', '企业的支付密码已重新设置。如非本人操作，请联系客服。');
    return security.read(caller.kp, caller.token);
  });
  route(
    app,
    calls.setFreePaymentLimit,
    async ({ limitFen }, { kp, token }, tried: TriedPassword) => {
      await security.setFreePaymentLimit(kp, limitFen, tried);
      await tellOfSafety(db, kp, '免密支付额度已修改', `企业的免密支付额度已改为${moneyText(limitFen)}。`);
      return security.read(kp, token);
    },
    ({ password }, { kp }) => balanceService(db).tryPaymentPassword(kp.customerId, password),
  );
  route(app, calls.setPaymentSecondStep, async ({ aboveFen, isOfCompany, mobileCode = '', ...captcha }, caller) => {
    await security.setSecondStep(caller.kp, aboveFen, isOfCompany, mobileCode, captcha, caller);
    await tellOfSafety(db, caller.kp, '付款短信验证已修改', `${isOfCompany ? '企业' : '您本人'}的付款短信验证设置已修改。`);
    return security.read(caller.kp, caller.token);
  });
  route(app, calls.endDevice, async ({ id }, { kp, token }) => {
    await security.endDevices(kp, id, token);
    forgetPerson(kp.kpId);
    return security.read(kp, token);
  });
}
