import type { KpRight } from '@mall/domain/account';
import type { Database } from '../../database/database.ts';

export interface InvitationRow {
  id: string;
  customerId: number;
  invitedBy: number;
  phone: string;
  email: string;
  contactName: string;
  department: string;
  isManager: boolean;
  rights: KpRight[];
  createdAt: string;
  expiresAt: string;
}

/** Colleagues who were asked to join. Only what neither ended, nor ran out, nor was accepted is found. */
export const invitationRepository = ({ sql }: Database) => {
  const all = sql`id, customer_id, invited_by, phone, email, contact_name, department, is_manager, rights, created_at, expires_at`;
  const isOpen = sql`ended_at is null and accepted_at is null and expires_at > now()`;
  return {
    open: (customerId: number) =>
      sql<InvitationRow[]>`select ${all} from kp_invitation where customer_id = ${customerId} and ${isOpen} order by created_at desc`,
    async byToken(tokenHash: Buffer): Promise<InvitationRow | undefined> {
      const [row] = await sql<InvitationRow[]>`select ${all} from kp_invitation where token_hash = ${tokenHash} and ${isOpen}`;
      return row;
    },
    async find(id: string): Promise<InvitationRow | undefined> {
      const [row] = await sql<InvitationRow[]>`select ${all} from kp_invitation where id = ${id} and ${isOpen}`;
      return row;
    },
    async sentLately(customerId: number, phone: string): Promise<{ toNumber: number; ofCompany: number }> {
      const [row] = await sql<{ toNumber: number; ofCompany: number }[]>`
        select count(*) filter (where phone = ${phone} and created_at > now() - interval '1 day')::int as to_number,
          count(*) filter (where created_at > now() - interval '1 hour')::int as of_company
        from kp_invitation where customer_id = ${customerId} and created_at > now() - interval '1 day'`;
      return row!;
    },
    async insert(
      one: Omit<InvitationRow, 'createdAt' | 'expiresAt' | 'rights'>,
      rights: readonly KpRight[],
      tokenHash: Buffer,
      days: number,
    ) {
      await sql`update kp_invitation set ended_at = now()
        where customer_id = ${one.customerId} and phone = ${one.phone} and ended_at is null and accepted_at is null`;
      await sql`insert into kp_invitation
          (id, customer_id, invited_by, phone, email, contact_name, department, is_manager, rights, token_hash, expires_at)
        values (${one.id}, ${one.customerId}, ${one.invitedBy}, ${one.phone}, ${one.email}, ${one.contactName}, ${one.department},
          ${one.isManager}, ${[...rights]}, ${tokenHash}, now() + ${days} * interval '1 day')`;
    },
    async end(customerId: number, id: string): Promise<string | undefined> {
      const [row] = await sql<{ contactName: string }[]>`update kp_invitation set ended_at = now()
        where customer_id = ${customerId} and id = ${id} and ended_at is null and accepted_at is null returning contact_name`;
      return row?.contactName;
    },
    async accepted(id: string, kpId: number) {
      await sql`update kp_invitation set accepted_at = now(), accepted_kp = ${kpId} where id = ${id}`;
    },
    async deleteOld() {
      await sql`delete from kp_invitation where created_at < now() - interval '90 days'`;
    },
  };
};
