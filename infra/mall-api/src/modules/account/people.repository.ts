import type { KpRight } from '@mall/domain/account';
import { columns } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';

export interface PersonRow {
  id: number;
  phone: string;
  contactName: string;
  contactDesc: string;
  isManager: boolean;
  enableAuthorized: boolean;
  rights: KpRight[];
  isEnabled: boolean;
  deviceCount: number;
  lastSeenAt: string | null;
}

/** The people of a company, disabled ones too. Call the changing ones with the company locked. */
export const peopleRepository = ({ sql }: Database) => ({
  list: (customerId: number) => sql<PersonRow[]>`
    select k.id, k.phone, k.contact_name, k.contact_desc, k.is_manager, k.enable_authorized, k.rights, k.is_enabled,
      count(s.id)::int as device_count, max(s.seen_at) as last_seen_at
    from kp k left join session s on s.kp_id = k.id and s.operator_id is null and s.expires_at > now()
    where k.customer_id = ${customerId} group by k.id order by k.is_enabled desc, k.is_manager desc, k.id limit 1000`,
  async find(customerId: number, id: number): Promise<Omit<PersonRow, 'deviceCount' | 'lastSeenAt'> | undefined> {
    const [row] = await sql<PersonRow[]>`select id, phone, contact_name, contact_desc, is_manager, enable_authorized, rights, is_enabled
      from kp where customer_id = ${customerId} and id = ${id}`;
    return row;
  },
  async counts(customerId: number): Promise<{ enabled: number; managers: number }> {
    const [row] = await sql<{ enabled: number; managers: number }[]>`select count(*)::int as enabled,
      count(*) filter (where is_manager)::int as managers from kp where customer_id = ${customerId} and is_enabled`;
    return row!;
  },
  async change(
    id: number,
    {
      rights,
      ...changes
    }: Partial<Pick<PersonRow, 'contactName' | 'contactDesc' | 'isManager' | 'enableAuthorized' | 'isEnabled' | 'rights'>>,
  ) {
    if (Object.keys(changes).length > 0) await sql`update kp set ${columns(sql, changes)} where id = ${id}`;
    if (rights) await sql`update kp set rights = ${rights} where id = ${id}`;
  },
  /** Undefined when the number was taken meanwhile. */
  async insert(
    person: {
      customerId: number;
      phone: string;
      contactName: string;
      contactDesc: string;
      isManager: boolean;
      passwordHash: string | null;
    },
    rights: readonly KpRight[],
  ): Promise<number | undefined> {
    const { customerId, phone, contactName, contactDesc, isManager, passwordHash } = person;
    const [row] = await sql<{ id: number }[]>`
      insert into kp (customer_id, phone, contact_name, contact_desc, password_hash, is_password_generated, is_manager, rights)
      values (${customerId}, ${phone}, ${contactName}, ${contactDesc}, ${passwordHash}, ${passwordHash === null}, ${isManager}, ${[...rights]})
      on conflict (phone) do nothing returning id`;
    return row?.id;
  },
});
