import { json } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';
import type { ContractPaper, ContractRow } from './application.types.ts';

export const contractRepository = ({ sql }: Database) => {
  const columns = sql`id, contract_number, customer_id, limit_amount, paper, state, signed_by, signed_name, signed_at, file_hash, created_at`;
  return {
    async nextSequence(): Promise<number> {
      const [row] = await sql<{ value: number }[]>`select nextval('credit_contract_sequence') as value`;
      return Number(row!.value);
    },
    async insert({ paper, ...row }: { id: string; contractNumber: string; customerId: number; limitAmount: number; paper: ContractPaper }) {
      await sql`insert into credit_contract (id, contract_number, customer_id, limit_amount, paper)
        values (${row.id}, ${row.contractNumber}, ${row.customerId}, ${row.limitAmount}, ${json(sql, paper)})`;
    },
    async voidWaiting(customerId: number) {
      await sql`update credit_contract set state = 'void' where customer_id = ${customerId} and state = 'waiting'`;
    },
    ofCustomer: (customerId: number): Promise<ContractRow[]> =>
      sql<ContractRow[]>`select ${columns} from credit_contract where customer_id = ${customerId} order by created_at desc, id limit 50`,
    async find(id: string): Promise<ContractRow | undefined> {
      const [row] = await sql<ContractRow[]>`select ${columns} from credit_contract where id = ${id}`;
      return row;
    },
    /** Under the account's lock. */
    async sign(id: string, signed: { kpId: number; name: string; ip: string; at: string; fileHash: string }) {
      await sql`update credit_contract set state = 'signed', signed_by = ${signed.kpId}, signed_name = ${signed.name}, signed_ip = ${signed.ip},
        signed_at = ${signed.at}, file_hash = ${signed.fileHash} where id = ${id} and state = 'waiting'`;
    },
    /** Has what is in force been signed? The newest contract that isn't void says so. */
    async isSigned(customerId: number): Promise<boolean> {
      const [row] = await sql<{ state: string }[]>`
        select state from credit_contract where customer_id = ${customerId} and state <> 'void' order by created_at desc limit 1`;
      return row?.state === 'signed';
    },
  };
};
