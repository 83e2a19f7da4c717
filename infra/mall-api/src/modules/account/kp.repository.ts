import type { KpRight } from '@mall/domain/account';
import type { Database } from '../../database/database.ts';

export interface KpRow {
  id: number;
  customerId: number;
  phone: string;
  contactName: string;
  contactDesc: string;
  passwordHash: string | null;
  isPasswordGenerated: boolean;
  isManager: boolean;
  rights: KpRight[];
  enableAuthorized: boolean;
  showsBalancePayment: boolean;
  isEnabled: boolean;
  companyName: string;
  customerGroup: string;
  activityLevel: number;
  isPublic: boolean;
  ownerId: number | null;
  csId: number | null;
  csImageUrl: string;
  blackCardUntil: string | null;
}

export interface OperatorName {
  id: number;
  account: string;
  name: string;
}

const pattern = (part: string) => `${part.length < 3 ? '' : '%'}${part.replace(/[\\%_]/g, '\\$&')}%`;

/** Contact persons with their companies, and who of the staff looks after them. */
export const kpRepository = ({ sql }: Database) => {
  const columns = sql`k.id, k.customer_id, k.phone, k.contact_name, k.contact_desc, k.password_hash, k.is_password_generated, k.is_manager, k.rights,
    k.enable_authorized, k.shows_balance_payment, k.is_enabled, c.name as company_name, c.customer_group, c.activity_level, c.is_public,
    c.owner_id, c.cs_id, c.cs_image_url, c.black_card_until`;
  return {
    async byPhone(phone: string): Promise<KpRow | undefined> {
      const [row] = await sql<KpRow[]>`select ${columns} from kp k join customer c on c.id = k.customer_id where k.phone = ${phone}`;
      return row;
    },
    async byId(id: number): Promise<KpRow | undefined> {
      const [row] = await sql<KpRow[]>`select ${columns} from kp k join customer c on c.id = k.customer_id where k.id = ${id}`;
      return row;
    },
    /** Companies by a part of their name; by its beginning where that is too short for the index. */
    customersNamed: (part: string, limit: number) =>
      sql<{ id: number; name: string }[]>`select id, name from customer where name ilike ${pattern(part)} order by id limit ${limit}`,
    customerNames: (ids: readonly number[]) =>
      sql<{ id: number; name: string }[]>`select id, name from customer where id = any(${[...ids]})`,
    /** People by a part of name or number. */
    contactsNamed: (part: string, limit: number) => sql<
      { id: number; customerId: number; contactName: string; phone: string; companyName: string }[]
    >`
      select k.id, k.customer_id, k.contact_name, k.phone, c.name as company_name from kp k join customer c on c.id = k.customer_id
      where k.contact_name ilike ${pattern(part)} or k.phone like ${pattern(part)} order by k.id limit ${limit}`,
    async lock(id: number) {
      await sql`select from kp where id = ${id} for update`;
    },
    async ofCustomer(customerId: number): Promise<KpRow[]> {
      return sql<KpRow[]>`select ${columns} from kp k join customer c on c.id = k.customer_id
        where k.customer_id = ${customerId} and k.is_enabled order by k.is_manager desc, k.id`;
    },
    everybody: (customerId: number) =>
      sql<{ id: number; contactName: string }[]>`select id, contact_name from kp where customer_id = ${customerId}`,
    /** Enabled people, the first ones first. */
    async first(count: number): Promise<KpRow[]> {
      return sql<
        KpRow[]
      >`select ${columns} from kp k join customer c on c.id = k.customer_id where k.is_enabled order by k.id limit ${count}`;
    },
    async insertCustomer(name: string, ownerId: number | null): Promise<number> {
      const [row] = await sql<{ id: number }[]>`
        insert into customer (name, owner_id, is_public) values (${name}, ${ownerId}, ${ownerId === null}) returning id`;
      return row!.id;
    },
    /** The first person of a company is its manager. Undefined when the number was taken meanwhile. */
    async insertManager(customerId: number, phone: string, contactName: string, passwordHash: string | null): Promise<number | undefined> {
      const [row] = await sql<{ id: number }[]>`
        insert into kp (customer_id, phone, contact_name, password_hash, is_password_generated, is_manager)
        values (${customerId}, ${phone}, ${contactName}, ${passwordHash}, ${passwordHash === null}, true)
        on conflict (phone) do nothing returning id`;
      return row?.id;
    },
    async savePassword(id: number, passwordHash: string) {
      await sql`update kp set password_hash = ${passwordHash}, is_password_generated = false where id = ${id}`;
    },
    /** @returns false where it is not that password any more */
    async replacePassword(id: number, before: string, passwordHash: string): Promise<boolean> {
      const rows = await sql`update kp set password_hash = ${passwordHash}, is_password_generated = false
        where id = ${id} and password_hash = ${before} returning 1`;
      return rows.length > 0;
    },
    async operatorById(id: number): Promise<OperatorName | undefined> {
      const [row] = await sql<OperatorName[]>`select id, account, name from operator where id = ${id}`;
      return row;
    },
    async operatorByEmployeeNo(employeeNo: string): Promise<OperatorName | undefined> {
      const [row] = await sql<OperatorName[]>`select id, account, name from operator where employee_no = ${employeeNo} and is_enabled`;
      return row;
    },
  };
};
