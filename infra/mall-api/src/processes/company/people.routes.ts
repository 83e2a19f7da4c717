import { accountCalls as calls } from '@mall/api-contract/account';
import { smsCode } from '@mall/domain/account';
import type { FastifyInstance } from 'fastify';
import type { CaptchaPort } from '../../adapters/captcha/captcha.ts';
import type { SmsPort } from '../../adapters/sms.ts';
import type { PoolDatabase } from '../../database/database.ts';
import type { Kp } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { route } from '../../http/route.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { invitationLinks } from '../../modules/account/invitation-links.ts';
import { joinCompany } from '../../modules/account/join-company.service.ts';
import { peopleService } from '../../modules/account/people.service.ts';
import { forgetPerson } from '../../modules/account/session.service.ts';
import { accountEntries } from '../../modules/operator/account-entry.service.ts';
import { invitationJob } from './send-invitation.ts';
import { tellOfSafety } from './tell-person.ts';

interface PeopleParts {
  db: PoolDatabase;
  sms: SmsPort;
  captchas: CaptchaPort;
  jobs: Jobs;
  installationKey: Buffer;
}
const pageSize = 20;

/** The company's people (rules account 28–34). */
export function peopleRoutes(app: FastifyInstance, { db, sms, captchas, jobs, installationKey }: PeopleParts) {
  const people = peopleService(db);
  const join = joinCompany(db, sms, captchas);
  const links = invitationLinks(installationKey);

  const invite = (kp: Kp, fields: Parameters<typeof people.invite>[1]) =>
    db.transaction(async (tx) => jobs.enqueue(tx, invitationJob, { id: await peopleService(tx).invite(kp, fields, links) }));

  route(app, calls.getKpList, (_input, { kp }) => people.list(kp));
  route(app, calls.saveKp, async ({ id, cellPhone, email = '', ...fields }, { kp }) => {
    if (id !== undefined) {
      await people.change(kp, id, fields);
      forgetPerson(id);
    } else {
      if (cellPhone === undefined) throw new MallError('BAD_REQUEST', { field: 'cellPhone', problem: '请填写手机号' });
      await invite(kp, { ...fields, phone: cellPhone, email });
    }
    return people.list(kp);
  });
  route(app, calls.setKpStatus, async ({ id, status }, { kp }) => {
    await people.setStatus(kp, id, status);
    forgetPerson(id);
    if (status === 'enabled')
      await tellOfSafety(db, { kpId: id, customerId: kp.customerId }, '账号已启用', '您的账号已由企业主管重新启用。');
    return people.list(kp);
  });
  route(app, calls.endKpInvitation, async ({ id }, { kp }) => {
    await people.endInvitation(kp, id);
    return people.list(kp);
  });
  route(app, calls.getKpInvitation, ({ token }) => join.look(token));
  route(app, calls.sendKpInvitationCode, async ({ invitation, ...captcha }, caller) => {
    await join.sendCode(invitation, captcha, caller);
    return { resendAfterSeconds: smsCode.resendSeconds };
  });
  route(app, calls.acceptKpInvitation, ({ invitation, ...input }, caller) => join.accept(invitation, input, caller));
  route(app, calls.getAccountEntries, ({ pageIndex = 1 }, { kp }) => accountEntries(db).page(kp.customerId, pageIndex, pageSize));
  route(app, calls.getCompanyEvents, ({ pageIndex = 1 }, { kp }) => people.events(kp, pageIndex, pageSize));
}
