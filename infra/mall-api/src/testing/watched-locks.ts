import type { Database } from '../database/database.ts';

/** Rule payment 36: from the left to the right, in every transaction. What isn't here is locked by nobody who doesn't hold its order. */
const order = ['sales_order', 'inquiry', 'stock', 'promotion_use', 'customer_balance', 'credit_account', 'webhook_line'];
/** Rows that only whoever holds their order may touch. */
const underTheOrder = ['payment', 'payment_charge', 'payment_refund', 'credit_use', 'after_sales_case', 'after_sales_line'];

const locked = (text: string): string[] => {
  const held = /\bfrom (\w+)[\s\S]*\bfor update\b/.exec(text)?.[1];
  const written = /\b(?:update|insert into|delete from) (\w+)\b/.exec(text)?.[1];
  return [held, written].filter((table) => table !== undefined);
};

/** For tests: a handle that writes down which tables each transaction locks rows of, in the order of their first lock. */
export function watchedLocks(database: Database) {
  const transactions: string[][] = [];
  const watch = (tx: Database): Database => {
    const seen: string[] = [];
    transactions.push(seen);
    const sql = new Proxy(tx.sql, {
      apply(target, self, args) {
        if (Array.isArray(args[0]?.raw)) for (const table of locked(args[0].join('?'))) if (!seen.includes(table)) seen.push(table);
        return Reflect.apply(target as never, self, args);
      },
    });
    const handle: Database = { sql, transaction: (work) => work(handle) };
    return handle;
  };
  const handle: Database = { sql: database.sql, transaction: (work) => database.transaction((tx) => work(watch(tx))) };
  return { handle, transactions };
}

const places = (tables: readonly string[]) => tables.filter((table) => order.includes(table)).map((table) => order.indexOf(table));

/** The transactions that lock in another order than rule payment 36 has, or touch what is under an order before they hold it. */
export const outOfOrder = (transactions: readonly string[][]): string[][] =>
  transactions.filter((tables) => {
    const isSorted = places(tables).every((place, at, all) => at === 0 || all[at - 1]! <= place);
    const first = tables.find((table) => underTheOrder.includes(table) || order.includes(table));
    return !isSorted || (first !== undefined && first !== 'sales_order');
  });
