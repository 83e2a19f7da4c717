import type { Database } from '../../database/database.ts';
import { mailOutboxRepository } from './mail-outbox.repository.ts';

export interface Mail {
  to: string;
  subject: string;
  /** Plain words; a line that is an address becomes a link where mail is read. */
  text: string;
}

/** Mail. */
export interface MailPort {
  /** @param db where the embedded adapter keeps its outbox @throws {MailNotSent} it is known that it won't arrive */
  send(db: Database, mail: Mail): Promise<void>;
}

/** The server refused the message, or could not be reached. */
export class MailNotSent extends Error {
  override readonly name = 'MailNotSent';
}

/** The embedded adapter: mail arrives in the outbox that the console shows. */
export const mailOutbox = (): MailPort => ({ send: (db, mail) => mailOutboxRepository(db).insert(mail) });
