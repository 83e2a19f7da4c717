import { createHash, randomInt } from 'node:crypto';
import type { Mailbox } from '@mall/api-contract/notification';
import { MailNotSent, type MailPort } from '../../adapters/mail/mail.ts';
import type { Database } from '../../database/database.ts';
import type { Kp } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { mailboxRepository } from './mailbox.repository.ts';

const pauseSeconds = 60;
const mostADay = 5;
const mostTries = 5;
const lifeMinutes = 30;
const hashOf = (kpId: number, code: string) => createHash('sha256').update(`${kpId}:${code}`).digest();

/** Where a contact person's mail goes (rule notification 9): an address counts once its reader has named the code that was sent there. */
export const mailboxService = (db: Database, mail: MailPort) => {
  const read = ({ kpId }: Kp): Promise<Mailbox> => mailboxRepository(db).read(kpId);
  return {
    read,
    /** @param address '' for none from now on @throws {MallError} MAIL_TOO_SOON, MAIL_TOO_MANY, MAIL_NOT_SENT: nothing has changed then */
    async save(kp: Kp, address: string): Promise<Mailbox> {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      await db.transaction(async (tx) => {
        const mailboxes = mailboxRepository(tx);
        const { askedAgo, askedToday } = await mailboxes.lock(kp.kpId);
        if (address === '') return mailboxes.forget(kp.kpId);
        if (askedAgo < pauseSeconds) throw new MallError('MAIL_TOO_SOON', { waitSeconds: Math.ceil(pauseSeconds - askedAgo) });
        if (askedToday >= mostADay) throw new MallError('MAIL_TOO_MANY');
        await mailboxes.want(kp.kpId, address, hashOf(kp.kpId, code), askedToday + 1);
      });
      if (address !== '')
        await mail
          .send(db, {
            to: address,
            subject: '【百工商城】邮箱验证码',
            text: `您的邮箱验证码是 ${code}，${lifeMinutes}分钟内有效。如非本人操作，请忽略本邮件。`,
          })
          .catch((error: unknown) => {
            throw error instanceof MailNotSent ? new MallError('MAIL_NOT_SENT') : error;
          });
      return read(kp);
    },
    /** @throws {MallError} MAIL_CODE_WRONG, also when it is too late or was guessed too often */
    async confirm(kp: Kp, code: string): Promise<Mailbox> {
      if (!(await mailboxRepository(db).confirm(kp.kpId, hashOf(kp.kpId, code), mostTries, lifeMinutes)))
        throw new MallError('MAIL_CODE_WRONG');
      return read(kp);
    },
  };
};
