import { createTransport } from 'nodemailer';
import { MailNotSent, type MailPort } from './mail.ts';

export interface SmtpSettings {
  /** `smtps://name:password@smtp.example:465`, or `smtp://…:587`, which turns to TLS where the server can. */
  url: string;
  /** Who writes: `百工商城 <notice@mall.example>`. */
  from: string;
}
const limitMs = 10_000;

/** The real adapter: an SMTP server. Who is silent for 10 s, or says no, hasn't taken it; whether a taken mail arrives is never known. */
export function smtpMail({ url, from }: SmtpSettings, patienceMs = limitMs): MailPort {
  const patience = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs, dnsTimeout: patienceMs };
  // Texts only: nothing that a message says may fetch a file or a page.
  const transport = createTransport({ url, ...patience, disableFileAccess: true, disableUrlAccess: true });
  return {
    async send(_db, { to, subject, text }) {
      try {
        await transport.sendMail({ from, to: { name: '', address: to }, subject, text, headers: { 'Auto-Submitted': 'auto-generated' } });
      } catch (error) {
        throw new MailNotSent('the mail server did not take it', { cause: error });
      }
    },
  };
}
