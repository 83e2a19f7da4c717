import type { LoginResult } from '@mall/api-contract/account';
import { isStrongPassword, maskPhone, peopleAtMost } from '@mall/domain/account';
import type { AgreementVersion } from '@mall/domain/content';
import type { CaptchaPort } from '../../adapters/captcha/captcha.ts';
import type { SmsPort } from '../../adapters/sms.ts';
import type { Database } from '../../database/database.ts';
import type { Caller } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { acceptanceService } from '../content/agreement.service.ts';
import { companyEventRepository } from './company-event.repository.ts';
import { customerRepository } from './customer.repository.ts';
import { type InvitationRow, invitationRepository } from './invitation.repository.ts';
import { kpRepository } from './kp.repository.ts';
import { loginService, signIn } from './login.service.ts';
import type { CaptchaAnswer } from './login-gate.ts';
import { hashPassword } from './password.ts';
import { peopleRepository } from './people.repository.ts';
import { hashToken } from './session.service.ts';

interface Accepting extends CaptchaAnswer {
  mobileCode: string;
  password?: string | undefined;
  agreements?: readonly AgreementVersion[] | undefined;
}
type From = Pick<Caller, 'ip' | 'userAgent' | 'device' | 'requestId'>;

/** Who was asked to join a company and opens the link (rules account 29, 30). The number that was asked has to be proved, whoever holds the link. */
export const joinCompany = (db: Database, sms: SmsPort, captchas: CaptchaPort) => {
  const login = loginService(db, sms, captchas);
  const known = async (token: string, at: Database = db): Promise<InvitationRow> => {
    const row = await invitationRepository(at).byToken(hashToken(token));
    if (!row) throw new MallError('KP_INVITATION_OVER');
    return row;
  };
  return {
    /** @throws {MallError} KP_INVITATION_OVER */
    async look(token: string) {
      const { customerId, invitedBy, contactName, phone, expiresAt } = await known(token);
      const people = kpRepository(db);
      const [by, [company]] = await Promise.all([people.byId(invitedBy), people.customerNames([customerId])]);
      return { companyName: company!.name, invitedBy: by?.contactName ?? '', contactName, cellPhone: maskPhone(phone), expiresAt };
    },
    async sendCode(token: string, captcha: CaptchaAnswer, from: From): Promise<void> {
      await login.sendCode((await known(token)).phone, captcha, from);
    },
    /**
     * Joins and signs in. Of the same link sent twice at once, one joins.
     * @throws {MallError} KP_INVITATION_OVER, KP_OF_ANOTHER_COMPANY the number has an account elsewhere, KP_TOO_MANY, PASSWORD_WEAK, and as codes and agreements refuse
     */
    async accept(token: string, { mobileCode, password, agreements, ...captcha }: Accepting, from: From): Promise<LoginResult> {
      const agreed = await acceptanceService(db).check(agreements);
      if (password !== undefined && !isStrongPassword(password)) throw new MallError('PASSWORD_WEAK');
      const { phone } = await known(token);
      await login.proveNumber(phone, mobileCode, captcha, from);
      const passwordHash = password === undefined ? null : await hashPassword(password);
      return db.transaction(async (tx) => {
        const { customerId } = await known(token, tx);
        await customerRepository(tx).lock(customerId);
        // Read again: taken back, or accepted, while the company was somebody else's.
        const invited = await known(token, tx);
        const people = peopleRepository(tx);
        if ((await people.counts(customerId)).enabled >= peopleAtMost) throw new MallError('KP_TOO_MANY');
        const { contactName, department: contactDesc, isManager, rights } = invited;
        const kpId = await people.insert({ customerId, phone, contactName, contactDesc, isManager, passwordHash }, rights);
        if (kpId === undefined) throw new MallError('KP_OF_ANOTHER_COMPANY');
        await invitationRepository(tx).accepted(invited.id, kpId);
        await acceptanceService(tx).keep(kpId, agreed, from);
        await companyEventRepository(tx).insert(customerId, { kpId }, '接受邀请，加入了企业');
        return signIn(tx, (await kpRepository(tx).byId(kpId))!, from);
      });
    },
  };
};
