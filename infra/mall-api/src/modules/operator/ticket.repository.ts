import type { SignInStep } from '@mall/api-contract/operator';
import { columns } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';

export interface TicketRow {
  tokenHash: Buffer;
  operatorId: number;
  next: SignInStep['next'];
  credentials: number;
  tries: number;
  secret: Buffer | null;
}
export type NewTicket = Pick<TicketRow, 'tokenHash' | 'operatorId' | 'next' | 'credentials'>;

/** Between the steps of signing in: hashed, 10 minutes. */
export const ticketRepository = ({ sql }: Database) => ({
  async insert({ tokenHash, operatorId, next, credentials }: NewTicket) {
    await sql`insert into sign_in_ticket (token_hash, operator_id, next, credentials, expires_at)
      values (${tokenHash}, ${operatorId}, ${next}, ${credentials}, now() + interval '10 minutes')`;
  },
  async find(tokenHash: Buffer): Promise<TicketRow | undefined> {
    const [row] = await sql<TicketRow[]>`
      select token_hash, operator_id, next, credentials, tries, secret from sign_in_ticket where token_hash = ${tokenHash} and expires_at > now()`;
    return row;
  },
  /** Waits for whoever uses it at this moment. */
  async lock(tokenHash: Buffer): Promise<TicketRow | undefined> {
    const [row] = await sql<TicketRow[]>`
      select token_hash, operator_id, next, credentials, tries, secret from sign_in_ticket
      where token_hash = ${tokenHash} and expires_at > now() for update`;
    return row;
  },
  async change(tokenHash: Buffer, changes: Partial<Pick<TicketRow, 'tries' | 'secret'>>) {
    await sql`update sign_in_ticket set ${columns(sql, changes)} where token_hash = ${tokenHash}`;
  },
  async delete(tokenHash: Buffer) {
    await sql`delete from sign_in_ticket where token_hash = ${tokenHash}`;
  },
  async deleteExpired() {
    await sql`delete from sign_in_ticket where expires_at < now()`;
  },
});
