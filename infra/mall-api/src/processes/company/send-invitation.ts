import { maskPhone } from '@mall/domain/account';
import type { MailPort } from '../../adapters/mail/mail.ts';
import type { SmsPort } from '../../adapters/sms.ts';
import type { Database } from '../../database/database.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { accountService } from '../../modules/account/account.service.ts';
import { invitationLinks, joinPath } from '../../modules/account/invitation-links.ts';
import { invitationRow } from '../../modules/account/people.service.ts';

export const invitationJob = 'company.send-invitation';

export interface InvitationWays {
  db: Database;
  sms: SmsPort;
  mail: MailPort;
  mallUrl: string;
  installationKey: Buffer;
}

/** Sends the links to join, by SMS and, where an address was given, by mail. The job is written with the invitation, so whatever process dies, it is sent. */
export async function startInvitations(jobs: Jobs, { db, sms, mail, mallUrl, installationKey }: InvitationWays) {
  const links = invitationLinks(installationKey);
  await jobs.work<{ id: string }>(invitationJob, async ({ id }) => {
    const invited = await invitationRow(db, id);
    if (!invited) return;
    const company = (await accountService(db).companyNames([invited.customerId])).get(invited.customerId) ?? '';
    const url = `${mallUrl}${joinPath(links.tokenOf(id))}`;
    const said = `${company}邀请您（${maskPhone(invited.phone)}）成为企业联系人，7天内有效：`;
    await sms.send(db, invited.phone, `【百工商城】${said}${url}`);
    if (invited.email) await mail.send(db, { to: invited.email, subject: `【百工商城】${company}邀请您加入`, text: `${said}\n\n${url}` });
  });
}
