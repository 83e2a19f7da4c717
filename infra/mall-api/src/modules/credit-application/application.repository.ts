import type { ApplicationSection, ApplicationValues } from '@mall/domain/credit-application';
import { json } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';
import type { ApplicationRow, SectionRow } from './application.types.ts';

/** What is kept of a part when it is saved. */
export interface SavedSection {
  values: ApplicationValues;
  read: readonly string[];
  sealed: { keyId: string; sealed: Buffer } | undefined;
  kpId: number;
}

export const applicationRepository = ({ sql }: Database) => {
  const columns = sql`customer_id, workflow_id, note, submitted_by, submitted_at, verified_at`;
  return {
    async find(customerId: number): Promise<ApplicationRow | undefined> {
      const [row] = await sql<ApplicationRow[]>`select ${columns} from credit_application where customer_id = ${customerId}`;
      return row;
    },
    async begin(customerId: number): Promise<ApplicationRow> {
      await sql`insert into credit_application (customer_id) values (${customerId}) on conflict do nothing`;
      return (await this.find(customerId))!;
    },
    sections: (customerId: number): Promise<SectionRow[]> => sql<SectionRow[]>`
      select section, version, field_values, read_fields, sealed, key_id, asked, saved_by, saved_at from credit_application_section where customer_id = ${customerId}`,
    /** Under the account's lock. @returns the part's new version */
    async save(customerId: number, section: ApplicationSection, { values, read, sealed, kpId }: SavedSection): Promise<void> {
      const [bytes, keyId] = [sealed?.sealed ?? null, sealed?.keyId ?? null];
      await sql`
        insert into credit_application_section (customer_id, section, version, field_values, read_fields, sealed, key_id, saved_by)
        values (${customerId}, ${section}, 1, ${json(sql, values)}, ${[...read]}, ${bytes}, ${keyId}, ${kpId})
        on conflict (customer_id, section) do update set version = credit_application_section.version + 1, field_values = excluded.field_values,
          read_fields = excluded.read_fields, sealed = excluded.sealed, key_id = excluded.key_id, asked = '', saved_by = excluded.saved_by, saved_at = now()`;
    },
    async setVerified(customerId: number, isVerified: boolean) {
      await sql`update credit_application set verified_at = case when ${isVerified} then now() end where customer_id = ${customerId}`;
    },
    async setSubmitted(customerId: number, kpId: number) {
      await sql`update credit_application set submitted_by = ${kpId}, submitted_at = now(), note = '' where customer_id = ${customerId}`;
    },
    async setNote(customerId: number, note: string) {
      await sql`update credit_application set note = ${note} where customer_id = ${customerId}`;
    },
    async ask(customerId: number, section: ApplicationSection, words: string) {
      await sql`update credit_application_section set asked = ${words} where customer_id = ${customerId} and section = ${section}`;
    },
    /** Who saw what is sealed, and why. */
    async recordView(
      customerId: number,
      { kpId, operatorId, keyId, why }: { kpId?: number; operatorId?: number | undefined; keyId?: number | undefined; why: string },
    ) {
      await sql`insert into credit_application_view (customer_id, kp_id, operator_id, key_id, why)
        values (${customerId}, ${kpId ?? null}, ${operatorId ?? null}, ${keyId ?? null}, ${why})`;
    },
    /** What another key than this one sealed. */
    sealedOtherwise: (keyId: string, limit: number) => sql<
      { customerId: number; section: ApplicationSection; sealed: Buffer; keyId: string }[]
    >`
      select customer_id, section, sealed, key_id from credit_application_section where sealed is not null and key_id <> ${keyId} limit ${limit}
      for update skip locked`,
    async reseal(customerId: number, section: ApplicationSection, { keyId, sealed }: { keyId: string; sealed: Buffer }) {
      await sql`update credit_application_section set sealed = ${sealed}, key_id = ${keyId} where customer_id = ${customerId} and section = ${section}`;
    },
  };
};
