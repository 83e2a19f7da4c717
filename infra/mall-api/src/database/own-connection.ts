import type { Sql, TransactionSql } from 'postgres';

const lost = () => Object.assign(new Error('the transaction lost its connection'), { code: 'CONNECTION_CLOSED' });

/**
 * Begins a transaction whose work keeps to the connection that it began on. When that is lost the driver fails the transaction, and gives its
 * place to others: statements that the work sends later, and the commit or rollback at its end, would be theirs (porsager/postgres 1216).
 * So each later statement is refused, and the work, which nobody waits for any more, never comes to its end.
 */
export async function beginOnOwnConnection<T>(pool: Sql, work: (tx: TransactionSql) => Promise<T>): Promise<T> {
  let isOver = false;
  const kept = (tx: TransactionSql): TransactionSql =>
    new Proxy(tx, {
      apply(target, _this, args) {
        if (isOver) throw lost();
        return Reflect.apply(target as never, undefined, args);
      },
      get(target, key) {
        if (isOver) throw lost();
        if (key === 'savepoint') return (inner: (savepoint: TransactionSql) => Promise<unknown>) => target.savepoint(run(inner));
        return Reflect.get(target, key);
      },
    });
  const run =
    <R>(one: (tx: TransactionSql) => Promise<R>) =>
    async (tx: TransactionSql): Promise<R> => {
      try {
        return await one(kept(tx));
      } finally {
        if (isOver) await new Promise<never>(() => {});
      }
    };
  try {
    return (await pool.begin(run(work))) as T;
  } finally {
    isOver = true;
  }
}
