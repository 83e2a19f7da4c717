import { buildSearchIndex, type PoolDatabase } from '@mall/mall-api/filling';
import { listPaster } from '@mall/mall-api/trading';
import { seedCatalogue } from '../catalogue/load.ts';
import { seedAfterSales } from '../company/after-sales.ts';
import { seedApprovals } from '../company/approvals.ts';
import { seedBills } from '../company/bills.ts';
import { seedCoupons } from '../company/coupons.ts';
import { seedDraftSheet } from '../company/draft-sheet.ts';
import { seedCompanies } from '../company/load.ts';
import { seedQuotations } from '../company/quotations.ts';
import { seedTrading } from '../company/trading.ts';
import { seedArticles } from '../content/articles/seed-articles.ts';
import { seedPages } from '../content/pages/seed-pages.ts';
import { seedBrands } from '../content/seed-brands.ts';
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

/** Lists are matched against the whole index, which is read once for all. */
async function seedInquiries(db: PoolDatabase): Promise<void> {
  const paste = listPaster(db);
  await seedDraftSheet(db, paste);
  await seedQuotations(db, paste);
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
  const hasKind = async (kind: string) => (await sql`select 1 from content_item where kind = ${kind} limit 1`).length > 0;
  const steps: Record<SeedStep, Step> = {
    company: { label: '企业账户', run: () => seedCompanies(sql), isThere: () => has('customer') },
    frame: { label: '页面框架', run: () => seedLayout(db) },
    news: { label: '商城公告', run: () => seedNews(db), isThere: () => hasKind('news') },
    help: { label: '帮助中心', run: () => seedHelp(db), isThere: () => hasKind('help') },
    catalogue: {
      label: '商品目录',
      run: (onProgress) => seedCatalogue({ sql, ...(catalogueSize ? { size: catalogueSize } : {}), onProgress }),
      isThere: () => has('sku'),
    },
    brands: { label: '品牌资料', run: () => seedBrands(db), isThere: () => has('brand_page') },
    search: { label: '搜索索引', run: (onProgress) => buildSearchIndex(db, onProgress) },
    articles: { label: '知识文章', run: () => seedArticles(db), isThere: () => hasKind('article') },
    pages: { label: '专题与选购页', run: () => seedPages(db), isThere: () => hasKind('page') },
    coupon: { label: '优惠券', run: () => seedCoupons(db), isThere: () => has('coupon_package') },
    trading: { label: '示例订单', run: (onProgress) => seedTrading(db, onProgress), isThere: () => has('sales_order') },
    inquiry: { label: '示例询价', run: () => seedInquiries(db), isThere: () => has('inquiry') },
    afterSales: { label: '示例售后', run: () => seedAfterSales(db), isThere: () => has('after_sales_case') },
    approval: { label: '示例审批', run: () => seedApprovals(db), isThere: () => has('approval_rule') },
    bills: { label: '示例账单', run: () => seedBills(db), isThere: () => has('credit_bill') },
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
    if (missing.length > 0) {
      // Without statistics the first plans would be guesses.
      await sql`analyze`;
      // A server that is killed now would write all of it again before it answers. Where that isn't this user's to ask for, it comes in its time.
      await sql`checkpoint`.catch(() => {});
    }
    return missing.length > 0;
  } finally {
    await lock`select pg_advisory_unlock(${lockId})`.catch(() => {});
    lock.release();
  }
}
