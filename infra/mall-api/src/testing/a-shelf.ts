import type { Database } from '../database/database.ts';
import { aSku } from './a-sku.ts';

let nextCategory = 91_000;

/** SKUs of one new third-level category, each with its attributes. Answers with the category's id. */
export async function aShelf(
  db: Database,
  category: string,
  skus: readonly [name: string, attributes: Record<string, string>][],
): Promise<number> {
  nextCategory += 10;
  const [first, second, third] = [nextCategory, nextCategory + 1, nextCategory + 2];
  await db.sql`insert into category (id, parent_id, level, name, sort) values
    (${first}, null, 1, ${`${category}大类`}, 1), (${second}, ${first}, 2, ${`${category}类`}, 1), (${third}, ${second}, 3, ${category}, 1)`;
  for (const [name, attributes] of skus) {
    const { id } = await aSku(db, { name });
    await db.sql`update sku set category_id = ${third}, attributes = ${db.sql.json(Object.entries(attributes))} where id = ${id}`;
  }
  return third;
}
