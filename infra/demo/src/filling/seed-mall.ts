import { buildSearchIndex, type PoolDatabase } from '@mall/mall-api/filling';
import { seedCatalogue } from '../catalogue/load.ts';
import { seedDraftSheet } from '../company/draft-sheet.ts';
import { seedCompanies } from '../company/load.ts';
import { seedQuotations } from '../company/quotations.ts';
import { seedTrading } from '../company/trading.ts';
import { seedHelp } from '../content/seed-help.ts';
import { seedLayout } from '../content/seed-layout.ts';
import { seedNews } from '../content/seed-news.ts';
import { progressBar } from './progress-bar.ts';
import { type SeedStep, seedSteps } from './seed-steps.ts';

type Progress = (done: number, total: number) => void;

interface Step {
  label: string;
  run: (onProgress: Progress) => Promise<unknown>;
  /** A step whose work was committed, but not its mark, is not done again. */
  isThere?: () => Promise<boolean>;
}

const lockId = 7_211_502;

/**
 * Fills an empty database: companies, frame, catalogue, search index, example orders and inquiries, each once, under a lock, with a bar that shows how far it is.
 * A mall that has its content is open at once.
 * @param catalogueSize SKUs to make; the catalogue's own size if undefined
 * @returns whether anything was made
 */
export async function seedMall(
  db: PoolDatabase,
  catalogueSize: number | undefined,
  bar: (label: string) => Progress = progressBar,
): Promise<boolean> {
  const { sql } = db;
  const has = async (table: string) => (await sql`select 1 from ${sql(table)} limit 1`).length > 0;
  const steps: Record<SeedStep, Step> = {
    company: { label: '企业账户', run: () => seedCompanies(sql), isThere: () => has('customer') },
    frame: { label: '页面框架', run: () => seedLayout(db) },
    news: { label: '商城公告', run: () => seedNews(db), isThere: () => has('news') },
    help: { label: '帮助中心', run: () => seedHelp(db), isThere: () => has('help_entry') },
    catalogue: {
      label: '商品目录',
      run: (onProgress) => seedCatalogue({ sql, ...(catalogueSize ? { size: catalogueSize } : {}), onProgress }),
      isThere: () => has('sku'),
    },
    search: { label: '搜索索引', run: (onProgress) => buildSearchIndex(db, onProgress) },
    trading: { label: '示例订单', run: (onProgress) => seedTrading(db, onProgress), isThere: () => has('sales_order') },
    inquiry: { label: '示例询价', run: () => seedDraftSheet(db).then(() => seedQuotations(db)), isThere: () => has('inquiry') },
  };
  const lock = await sql.reserve();
  try {
    await lock`select pg_advisory_lock(${lockId})`;
    const done = new Set((await sql<{ name: string }[]>`select name from seed_state`).map((row) => row.name));
    const missing = seedSteps.filter((name) => !done.has(name));
    for (const name of missing) {
      const { label, run, isThere } = steps[name];
      if (!(await isThere?.())) {
        const progress = bar(label);
        let total = 1;
        await run((now, all) => {
          total = all;
          if (now < all) progress(now, all);
        });
        progress(total, total);
      }
      await sql`insert into seed_state (name, version) values (${name}, '1') on conflict (name) do nothing`;
    }
    // Without statistics the first plans would be guesses.
    if (missing.length > 0) await sql`analyze`;
    return missing.length > 0;
  } finally {
    await lock`select pg_advisory_unlock(${lockId})`.catch(() => {});
    lock.release();
  }
}
