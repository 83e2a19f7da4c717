import type { Database } from '../../database/database.ts';

export interface ManufacturerRow {
  id: string;
  customerId: number;
  kpId: number;
  companyName: string;
  licenceNumber: string;
  brands: string;
  products: string;
  contact: string;
  phone: string;
  proofs: string[];
  status: 'submitted' | 'approved' | 'rejected' | 'withdrawn';
  answer: string;
  createdAt: string;
  answeredAt: string | null;
}

/** Who says they are a manufacturer, and what staff found. */
export const manufacturerRepository = ({ sql }: Database) => {
  const all = sql`id, customer_id, kp_id, company_name, licence_number, brands, products, contact, phone, proofs, status, answer, created_at, answered_at`;
  return {
    ofCustomer: (customerId: number) =>
      sql<
        ManufacturerRow[]
      >`select ${all} from manufacturer_application where customer_id = ${customerId} order by created_at desc limit 20`,
    waiting: (offset: number, limit: number) => sql<ManufacturerRow[]>`
      select ${all} from manufacturer_application where status = 'submitted' order by created_at, id offset ${offset} limit ${limit}`,
    async countWaiting(): Promise<{ n: number; oldest: string | null }> {
      const [row] = await sql<{ n: number; oldest: string | null }[]>`
        select count(*)::int as n, min(created_at) as oldest from manufacturer_application where status = 'submitted'`;
      return row!;
    },
    async lock(id: string): Promise<ManufacturerRow | undefined> {
      const [row] = await sql<ManufacturerRow[]>`select ${all} from manufacturer_application where id = ${id} for update`;
      return row;
    },
    async insert({ proofs, ...row }: Omit<ManufacturerRow, 'status' | 'answer' | 'createdAt' | 'answeredAt'>): Promise<ManufacturerRow> {
      const [made] = await sql<ManufacturerRow[]>`
        insert into manufacturer_application (id, customer_id, kp_id, company_name, licence_number, brands, products, contact, phone, proofs)
        values (${row.id}, ${row.customerId}, ${row.kpId}, ${row.companyName}, ${row.licenceNumber}, ${row.brands}, ${row.products},
          ${row.contact}, ${row.phone}, ${proofs}) returning ${all}`;
      return made!;
    },
    async end(id: string, status: ManufacturerRow['status'], answer: string): Promise<ManufacturerRow> {
      const [row] = await sql<
        ManufacturerRow[]
      >`update manufacturer_application set status = ${status}, answer = ${answer}, answered_at = now()
        where id = ${id} returning ${all}`;
      return row!;
    },
  };
};
