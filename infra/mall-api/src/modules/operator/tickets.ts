import { randomBytes } from 'node:crypto';
import type { SignInStep } from '@mall/api-contract/operator';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { hashToken } from '../account/session.service.ts';
import { type OperatorRow, operatorRepository } from './operator.repository.ts';
import { type TicketRow, ticketRepository } from './ticket.repository.ts';

const nextFor = ({ passwordExpiresAt, secondStep }: OperatorRow): SignInStep['next'] => {
  if (passwordExpiresAt) return 'newPassword';
  return secondStep ? 'secondStep' : 'enrolment';
};

/** Does the ticket still hold for this operator? Not after a change of password, second step or account. */
const holds = (ticket: TicketRow | undefined, operator: OperatorRow | undefined, next: SignInStep['next']) =>
  ticket?.next === next && operator?.isEnabled === true && operator.credentials === ticket.credentials;

export interface Held {
  ticket: TicketRow;
  operator: OperatorRow;
}

/** What is between the steps of signing in (rule operator 10): opaque, 10 minutes, for one operator and one next step. */
export const tickets = (db: Database) => ({
  async give(operator: OperatorRow): Promise<SignInStep> {
    const ticket = randomBytes(32).toString('base64url');
    const next = nextFor(operator);
    await ticketRepository(db).insert({ tokenHash: hashToken(ticket), operatorId: operator.id, next, credentials: operator.credentials });
    return { ticket, next };
  },
  /** Reads it without holding on to it. @throws SIGN_IN_EXPIRED */
  async read(token: string, next: SignInStep['next']): Promise<Held> {
    const ticket = await ticketRepository(db).find(hashToken(token));
    const operator = ticket && (await operatorRepository(db).byId(ticket.operatorId));
    if (!holds(ticket, operator, next)) throw new MallError('SIGN_IN_EXPIRED');
    return { ticket: ticket!, operator: operator! };
  },
  /** One at a time with a ticket, and with what its operator signs in with, until the transaction ends. @throws SIGN_IN_EXPIRED */
  async lock(token: string, next: SignInStep['next']): Promise<Held> {
    const ticket = await ticketRepository(db).lock(hashToken(token));
    const operator = ticket && (await operatorRepository(db).lock(ticket.operatorId));
    if (!holds(ticket, operator, next)) throw new MallError('SIGN_IN_EXPIRED');
    return { ticket: ticket!, operator: operator! };
  },
});

const triesAtMost = 5;

/** A wrong code; the fifth ends the ticket. @returns how many tries are left */
export async function countTry(db: Database, { tokenHash, tries }: TicketRow): Promise<number> {
  const left = triesAtMost - tries - 1;
  if (left > 0) await ticketRepository(db).change(tokenHash, { tries: tries + 1 });
  else await ticketRepository(db).delete(tokenHash);
  return left;
}
