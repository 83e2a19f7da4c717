import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from '@jest/globals';
import { readMigrations } from './database/migrate.ts';

/** Which folder's repositories own which tables: they alone write them (docs/decisions/whose-tables.md). */
const owners: Record<string, string> = {
  adapters: 'sms_message mail_message wechat_code captcha_secret cashier_statement tax_invoice',
  http: 'idempotent_answer',
  'modules/account': `customer black_card_purchase kp session audit_log login_failure login_device captcha sms_code sms_source register_token wechat_account wechat_proof wechat_scan
    customer_address customer_invoice_receiver customer_invoice_title customer_balance customer_balance_record promotion_channel_record kp_invitation company_event balance_top_up manufacturer_application staff_invitation`,
  'modules/cart': 'cart cart_item removed_cart_item cart_transfer',
  'modules/after-sales': 'after_sales_case after_sales_line after_sales_event after_sales_issue',
  'modules/approval':
    'approval_rule approval_deputy approval_budget approval_spending approval_request approval_need approval_event approval_stock',
  'modules/assistant': 'assistant_act assistant_key assistant_key_day assistant_key_use assistant_talk',
  'modules/catalogue': 'category manufacturer brand_page brand_certificate',
  'modules/checkout': 'checkout_quote',
  'modules/comparison': 'sku_comparison sku_comparison_seo',
  'modules/content':
    'news help_entry agreement agreement_acceptance content_item content_version content_change content_picture content_vote content_former_address',
  'modules/credit-application':
    'credit_application credit_application_section credit_application_view credit_step credit_proposal credit_contract face_check',
  'modules/credit': 'credit_account credit_use',
  'modules/credit-bill': 'credit_bill credit_bill_closing credit_bill_dispute credit_bill_event credit_bill_item',
  'modules/delivery': 'delivery_package delivery_package_item delivery_trace',
  'modules/discount': 'coupon_package coupon coupon_use',
  'modules/download': 'action_job catalogue_book',
  'modules/file': 'kept_file',
  'modules/inquiry': 'inquiry inquiry_attachment inquiry_column_mapping inquiry_item inquiry_list_reading inquiry_order',
  'modules/invoice': 'invoice invoice_line invoice_link invoice_order invoice_return invoice_trace',
  'modules/layout': 'layout_link layout_banner layout_text layout_activity short_link client_error',
  'modules/notification': 'notification notification_choice notification_mailbox',
  'modules/operator': 'account_entry operator operator_recovery_code sign_in_ticket staff_key',
  'modules/order': 'sales_order sales_order_item sales_order_reservation sales_order_event sales_order_search',
  'modules/payment': 'pay_link payment payment_charge payment_notice payment_refund',
  'modules/pricing':
    'agreement_price exclusive_price black_card_price black_card_saving campaign promotion_price promotion_use quoted_price',
  'modules/product': 'product sku sku_relation customer_sku_item_no sku_video_request page_visit request_record',
  'modules/search': 'sdoc sdoc_sample search_part search_word search_type search_synonym search_version facet_key facet_value',
  'modules/staff': 'staff_act',
  'modules/supplier': 'supplier_application supplier_file',
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
