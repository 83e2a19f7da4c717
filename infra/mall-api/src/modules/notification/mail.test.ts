import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { type MailPort, mailOutbox } from '../../adapters/mail/mail.ts';
import { mailOutboxRepository } from '../../adapters/mail/mail-outbox.repository.ts';
import { smtpMail } from '../../adapters/mail/smtp-mail.ts';
import { type ACompany, aCompany } from '../../testing/a-company.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { mailboxService } from './mailbox.service.ts';
import { notificationService } from './notification.service.ts';
import { byMail, sendNotifications } from './notification-sending.ts';

const db = await testingDatabase();
const url = 'https://www.mall.example';
/** What the fake server took: to whom, and the message as it travelled. */
const taken: { to: string; raw: string }[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _session, done) => done(address.startsWith('nobody') ? new Error('no such mailbox') : undefined),
  onData(stream, session, done) {
    let raw = '';
    stream.setEncoding('utf8').on('data', (part: string) => {
      raw += part;
    });
    stream.on('end', () => {
      taken.push({ to: session.envelope.rcptTo.map(({ address }) => address).join(), raw });
      done();
    });
  },
});
let smtp: MailPort;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  smtp = smtpMail({ url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, from: '百工商城 <notice@mall.example>' });
});
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

const outbox = mailOutbox();
const boxes = mailboxService(db, outbox);
const mailTo = (to: string) => mailOutboxRepository(db).latest(to);
const codeIn = async (to: string) => /\d{6}/.exec((await mailTo(to))[0]!.text)![0];
const reads = async ({ kp }: ACompany, address: string) => {
  await boxes.save(kp, address);
  return boxes.confirm(kp, await codeIn(address));
};
const tell = ({ kp }: ACompany, orderNumber: string) =>
  notificationService(db).tell(kp, 'orderPaid', `order:${orderNumber}`, { orderNumber, amount: 12_345 });
const send = (port: MailPort = outbox) => sendNotifications(db, byMail(port, url));

test('told by mail is who named the code that came to the address, each message once, however many send (rules notification 4, 9)', async () => {
  const buyer = await aCompany(db);
  await tell(buyer, 'SO1');
  expect(await boxes.save(buyer.kp, 'wang@qiheng.example')).toEqual({ address: '', wanted: 'wang@qiheng.example' });
  await tell(buyer, 'SO2');
  expect(await boxes.confirm(buyer.kp, await codeIn('wang@qiheng.example'))).toEqual({ address: 'wang@qiheng.example', wanted: '' });
  await tell(buyer, 'SO3');
  await Promise.all(Array.from({ length: 8 }, () => send()));
  expect((await mailTo('wang@qiheng.example')).map(({ subject }) => subject)).toEqual(['【百工商城】订单已付款', '【百工商城】邮箱验证码']);
  expect((await mailTo('wang@qiheng.example'))[0]!.text).toContain(
    `您的订单SO3已付款¥123.45，我们将尽快安排发货。\n\n${url}/customer/myorders/details/SO3`,
  );
  await notificationService(db).choose(buyer.kp, [{ kind: 'orderPaid', byMail: false }]);
  await tell(buyer, 'SO4');
  await boxes.save(buyer.kp, '');
  await tell(buyer, 'SO5');
  expect(await send()).toEqual({ sent: 0, failed: 0 });
});

test('a code is for one person, counts once, and is guessed five times at most; mail to strangers is counted', async () => {
  const [buyer, stranger] = [await aCompany(db), await aCompany(db)];
  await boxes.save(buyer.kp, 'li@qiheng.example');
  const code = await codeIn('li@qiheng.example');
  await boxes.save(stranger.kp, 'other@qiheng.example');
  await expect(boxes.confirm(stranger.kp, code)).rejects.toMatchObject({ reason: 'MAIL_CODE_WRONG' });
  await expect(boxes.save(buyer.kp, 'victim@qiheng.example')).rejects.toMatchObject({ reason: 'MAIL_TOO_SOON' });
  const wrong = code === '000000' ? '000001' : '000000';
  for (let guess = 0; guess < 5; guess += 1)
    await expect(boxes.confirm(buyer.kp, wrong)).rejects.toMatchObject({ reason: 'MAIL_CODE_WRONG' });
  await expect(boxes.confirm(buyer.kp, code)).rejects.toMatchObject({ reason: 'MAIL_CODE_WRONG' });
  const later = () => db.sql`update notification_mailbox set asked_at = now() - interval '2 minutes' where kp_id = ${buyer.kp.kpId}`;
  for (let time = 0; time < 4; time += 1) {
    await later();
    await boxes.save(buyer.kp, 'li@qiheng.example');
  }
  await later();
  await expect(boxes.save(buyer.kp, 'li@qiheng.example')).rejects.toMatchObject({ reason: 'MAIL_TOO_MANY' });
  const right = await codeIn('li@qiheng.example');
  const both = await Promise.allSettled([boxes.confirm(buyer.kp, right), boxes.confirm(buyer.kp, right)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a real server takes a mail as it was written, headers can’t be slipped in, and a no is tried again (rule notification 4)', async () => {
  await smtp.send(db, { to: 'wang@qiheng.example', subject: '订单\r\nBcc: all@mall.example', text: '您的订单SO1已付款。' });
  const [mail] = taken;
  expect(mail!.to).toBe('wang@qiheng.example');
  const [headers, body] = mail!.raw.split('\r\n\r\n');
  expect(headers).toMatch(/^From: =\?UTF-8\?.*<notice@mall\.example>/m);
  expect(headers).not.toMatch(/^Bcc:/m);
  expect(Buffer.from(body!, /quoted-printable/i.test(headers!) ? 'utf8' : 'base64').toString()).toMatch(/您的订单SO1已付款。|=E6=82=A8/);
  const buyer = await aCompany(db);
  await reads(buyer, 'nobody@qiheng.example');
  await tell(buyer, 'SO9');
  expect([await send(smtp), await send(smtp)]).toEqual([
    { sent: 0, failed: 1 },
    { sent: 0, failed: 0 },
  ]);
  await expect(mailboxService(db, smtp).save((await aCompany(db)).kp, 'nobody@qiheng.example')).rejects.toMatchObject({
    reason: 'MAIL_NOT_SENT',
  });
  const gone = smtpMail({ url: 'smtp://127.0.0.1:1', from: 'notice@mall.example' }, 2000);
  await expect(gone.send(db, { to: 'a@b.example', subject: 'a', text: 'b' })).rejects.toMatchObject({ name: 'MailNotSent' });
});
