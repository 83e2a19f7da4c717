import { creditStatusCode } from '@mall/domain/credit';
import { hashPassword } from '@mall/mall-api/filling';
import type postgres from 'postgres';
import { companies, demoPassword, demoPaymentPassword, operators } from './people.ts';
import { servedBy } from './served-by.ts';

/** Writes the companies, people, addresses, titles, balances and credit lines to play with, and one operator. */
export async function seedCompanies(sql: postgres.Sql, now = new Date()): Promise<void> {
  const [password, paymentPassword] = await Promise.all([hashPassword(demoPassword), hashPassword(demoPaymentPassword)]);
  await sql.begin(async (tx) => {
    for (const company of companies) {
      const { id } = company;
      const { owner, cs, isPublic, imageUrl } = servedBy(id);
      const blackCardUntil = company.blackCardMs ? new Date(now.getTime() + company.blackCardMs) : null;
      await tx`insert into customer (id, name, customer_group, activity_level, black_card_until, owner_id, cs_id, is_public, cs_image_url)
        values (${id}, ${company.name}, ${company.group}, ${company.activityLevel}, ${blackCardUntil}, ${owner}, ${cs}, ${isPublic}, ${imageUrl})`;
      for (const person of company.people) {
        await tx`insert into kp (id, customer_id, phone, contact_name, contact_desc, password_hash, is_password_generated, is_manager)
          values (${person.id}, ${id}, ${person.phone}, ${person.name}, ${person.desc}, ${password}, ${person.isPasswordGenerated},
            ${person.isManager})`;
        if (person.hasAgreed)
          await tx`insert into agreement_acceptance (kp_id, type, version, ip, request_id)
            select ${person.id}, type, max(version), '', 'demo' from agreement group by type`;
      }
      for (const [index, one] of company.addresses.entries())
        await tx`insert into customer_address (customer_id, receiver, phone, company, province_id, city_id, district_id, detail, is_default)
          values (${id}, ${one.receiver}, ${one.phone}, ${company.name}, ${one.province}, ${one.city}, ${one.district}, ${one.detail}, ${index === 0})`;
      for (const [index, one] of company.titles.entries())
        await tx`insert into customer_invoice_title
          (customer_id, kind, title, tax_number, register_address, register_phone, bank, bank_account, email, is_default)
          values (${id}, ${one.kind}, ${one.title}, ${one.taxNumber}, ${one.registerAddress}, ${one.registerPhone}, ${one.bank},
            ${one.bankAccount}, ${one.email}, ${index === 0})`;
      const [accountant] = company.titles;
      if (accountant?.email)
        await tx`insert into customer_invoice_receiver (customer_id, receiver, phone, email, is_default)
          values (${id}, '财务部', ${company.people[0]!.phone}, ${accountant.email}, true)`;
      await tx`insert into customer_balance (customer_id, amount, password_hash) values (${id}, ${company.balance}, ${paymentPassword})`;
      await tx`insert into customer_balance_record (customer_id, amount, balance, kind, reference)
        values (${id}, ${company.balance}, ${company.balance}, 'deposit', 'opening')`;
      if (company.credit > 0)
        await tx`insert into credit_account (customer_id, status, limit_amount, approved_at)
          values (${id}, ${creditStatusCode('enabled')}, ${company.credit}, ${now})`;
    }
    for (const { id, account, name, employeeNo, roles } of operators)
      await tx`insert into operator (id, account, name, employee_no, roles, password_hash)
        values (${id}, ${account}, ${name}, ${employeeNo}, ${[...roles]}, ${password})`;
    for (const table of ['customer', 'kp', 'operator'])
      await tx`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${tx(table)}))`;
  });
}
