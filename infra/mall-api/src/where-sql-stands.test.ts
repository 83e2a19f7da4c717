import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from '@jest/globals';
import { readMigrations } from './database/migrate.ts';

/** Which folder's repositories own which tables: they alone write them (docs/decisions/whose-tables.md). */
const owners: Record<string, string> = {
  adapters: 'sms_message wechat_code captcha_secret',
  http: 'idempotent_answer',
  'modules/account': `customer kp session audit_log login_failure login_device captcha sms_code sms_source register_token wechat_account wechat_proof wechat_scan
    customer_address customer_invoice_title customer_balance customer_balance_record promotion_channel_record`,
  'modules/cart': 'cart cart_item',
  'modules/catalogue': 'category manufacturer',
  'modules/checkout': 'checkout_quote',
  'modules/comparison': 'sku_comparison sku_comparison_seo',
  'modules/content': 'news help_entry agreement agreement_acceptance',
  'modules/credit': 'credit_account credit_bill credit_use',
  'modules/delivery': 'delivery_package delivery_package_item delivery_trace',
  'modules/file': 'kept_file',
  'modules/inquiry': 'inquiry inquiry_attachment inquiry_column_mapping inquiry_item inquiry_order',
  'modules/layout': 'layout_link layout_banner layout_text layout_activity short_link client_error',
  'modules/operator': 'operator operator_recovery_code sign_in_ticket staff_key',
  'modules/order': 'sales_order sales_order_item sales_order_reservation sales_order_event',
  'modules/payment': 'payment payment_charge payment_notice payment_refund',
  'modules/pricing': 'agreement_price exclusive_price black_card_price campaign promotion_price promotion_use quoted_price',
  'modules/product': 'product sku sku_relation customer_sku_item_no sku_video_request page_visit request_record',
  'modules/search': 'sdoc sdoc_sample search_part search_word search_type search_synonym search_version facet_key facet_value',
  'modules/staff': 'staff_act',
  'modules/stock': 'warehouse stock',
  'modules/webhook': 'webhook_endpoint webhook_event webhook_delivery webhook_line',
  'modules/wish-list': 'wish_list_item',
  '../../demo': 'seed_state',
};

/** The shelf: lists of thousands are joined in PostgreSQL, so the nouns of the catalogue may read these tables of one another. */
const shelf = ['category', 'manufacturer', 'product', 'sku', 'sku_relation', 'warehouse', 'stock'];
const nounsOfTheShelf = ['catalogue', 'product', 'pricing', 'search', 'stock'].map((noun) => `modules/${noun}`);
/** A price is of a customer's group and membership: asked in the same query as its candidates. A session is worth what its operator may do. */
const alsoRead: Record<string, string[]> = { 'modules/pricing': ['customer'], 'modules/account': ['operator'] };

const root = import.meta.dirname;
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => relative(root, join(root, file)).replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
const codeOf = (file: string) =>
  readFileSync(join(root, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '');
const ownerOf = new Map(Object.entries(owners).flatMap(([folder, tables]) => tables.split(/\s+/).map((table) => [table, folder] as const)));
const folderOf = (file: string) => Object.keys(owners).find((folder) => file.startsWith(`${folder}/`)) ?? file;

test('SQL stands in repositories, and nowhere else', () => {
  // The pool itself, the queue that joins a transaction, and the builders of tests.
  const mayToo = /^database\/|^jobs\/start-jobs\.ts$|^testing\//;
  const strangers = files.filter((file) => !file.endsWith('.repository.ts') && !mayToo.test(file) && /\bsql\b/.test(codeOf(file)));
  expect(strangers).toEqual([]);
});

/** Up to here files were numbered, and some made the tables of several nouns at once. */
const lastNumbered = '202611210932-wish-list.sql';

test('a migration makes and changes tables of its own noun', () => {
  const strangers = readMigrations()
    .filter(({ name }) => name.split('/')[1]! > lastNumbered)
    .flatMap(({ name, text }) =>
      [...text.matchAll(/(?:create|alter|drop) table (?:if (?:not )?exists )?(\w+)/g)]
        .filter(([, table]) => ownerOf.get(table!)?.replace('modules/', '') !== name.split('/')[0])
        .map(([, table]) => `${name}: ${table}`),
    );
  expect(strangers).toEqual([]);
});

test('every table has an owner', () => {
  const made = readMigrations().flatMap(({ text }) =>
    [...text.matchAll(/create table (?:if not exists )?(\w+)/g)].map(([, name]) => name!),
  );
  const gone = readMigrations().flatMap(({ text }) => [...text.matchAll(/drop table (?:if exists )?(\w+)/g)].map(([, name]) => name!));
  expect(made.filter((table) => !ownerOf.has(table) && !gone.includes(table))).toEqual([]);
});

test('a repository writes its own noun’s tables, and reads no other’s but the shelf’s', () => {
  const trespasses = files
    .filter((file) => file.endsWith('.repository.ts'))
    .flatMap((file) => {
      const folder = folderOf(file);
      const may = [...(nounsOfTheShelf.includes(folder) ? shelf : []), ...(alsoRead[folder] ?? [])];
      return [...codeOf(file).matchAll(/\b(insert into|update|delete from|truncate|copy|from|join)\s+(\w+)/g)].flatMap(
        ([, verb = '', table = '']) => {
          const owner = ownerOf.get(table);
          const isRead = verb === 'from' || verb === 'join';
          return owner === undefined || owner === folder || (isRead && may.includes(table)) ? [] : [`${file}: ${verb} ${table}`];
        },
      );
    });
  expect(trespasses).toEqual([]);
});
