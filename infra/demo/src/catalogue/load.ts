import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { pinyin } from 'pinyin-pro';
import type postgres from 'postgres';
import { brandById, brands } from './brands.ts';
import { campaignsAt, categoryAgreements, demoCustomerGroup, demoCustomerId, otherPricesOf } from './campaigns.ts';
import { type Batch, catalogueBatches, catalogueTotal } from './catalogue.ts';
import { type CopyValue, copyText } from './copy-text.ts';
import { allLines } from './lines.ts';
import { type CategoryRow, categoriesOf } from './tree.ts';
import { stockOf, warehouses } from './warehouses.ts';

const day = 86_400_000;

export interface SeedCatalogueOptions {
  sql: postgres.Sql;
  /** About how many SKUs; undefined for whole series, what the mall opens with. */
  size?: number;
  /** The day the mall opens: campaigns and new products count from it. */
  now?: Date;
  onProgress?: (done: number, total: number) => void;
}

/** Fills the empty tables of the catalogue, its stock and its prices in one transaction and answers with the number of SKUs. */
export async function seedCatalogue({ sql, size, now = new Date(), onProgress }: SeedCatalogueOptions): Promise<number> {
  const total = size ?? catalogueTotal();
  const categories = categoriesOf(allLines);
  let done = 0;
  await sql.begin(async (tx) => {
    // The generator's references are right by construction and by test; checking half a million of them again takes longer than writing them.
    const [role] = await tx<{ rolsuper: boolean }[]>`select rolsuper from pg_roles where rolname = current_user`;
    if (role?.rolsuper) await tx`set local session_replication_role = replica`;
    const copy = async (table: string, columns: string, rows: Iterable<CopyValue[]>) => {
      const stream: Writable = await tx.unsafe(`copy ${table} (${columns}) from stdin`).writable();
      for (const chunk of copyText(rows)) if (!stream.write(chunk)) await once(stream, 'drain');
      stream.end();
      await once(stream, 'finish');
    };
    await copy(
      'category',
      'id, parent_id, level, name, sort, is_new',
      mapped(categories.values(), (c) => [c.id, c.parentId, c.level, c.name, c.sort, c.isNew]),
    );
    await copy(
      'manufacturer',
      'id, name, pinyin, initial, is_private, is_hot, country, introduction, mark',
      mapped(brands, (b) => {
        const key = /^[A-Za-z]/.test(b.name) ? b.name.toLowerCase() : pinyin(b.zh, { toneType: 'none', separator: '' }).toLowerCase();
        return [b.id, b.name, key, (key[0] ?? 'z').toUpperCase(), b.isPrivate, b.isHot, b.country, introductionOf(b.id), b.mark];
      }),
    );
    await copy(
      'warehouse',
      'id, name, provinces',
      mapped(warehouses, (w) => [w.id, w.name, `{${w.provinces.join(',')}}`]),
    );
    await copy(
      'campaign',
      'id, kind, name, description, rule, thresholds, starts_at, ends_at, show_type, show_mode',
      mapped(campaignsAt(now), (c) => [
        c.id,
        c.kind,
        c.name,
        c.description,
        c.rule,
        c.thresholds,
        c.startsAt.toISOString(),
        c.endsAt.toISOString(),
        c.showType ?? 1,
        c.showMode ?? 1,
      ]),
    );
    const pictures = new Map<number, string>();
    const prices: PriceTables = { promotions: [], exclusive: [], black: [], agreed: [] };
    for (const batch of gathered(catalogueBatches(size))) {
      await copyBatch(copy, batch, now);
      choosePictures(batch, pictures);
      collectPrices(batch.skus, prices);
      done += batch.skus.length;
      onProgress?.(done, total);
    }
    await pictureCategories(tx, categories, pictures);
    const byName = new Map([...categories.values()].filter(({ level }) => level === 3).map(({ name, id }) => [name, id]));
    for (const [name, discount] of categoryAgreements) {
      const category = byName.get(name);
      if (category) prices.agreed.push([demoCustomerId, null, category, null, discount]);
    }
    await copyPrices(copy, prices);
  });
  await sql`analyze`;
  return done;
}

/** Lines are small and a COPY has a round trip to pay: several lines go together. */
function* gathered(batches: Iterable<Batch>): Generator<Batch> {
  let open: Batch = { products: [], skus: [], relations: [] };
  for (const { products, skus, relations } of batches) {
    open = { products: open.products.concat(products), skus: open.skus.concat(skus), relations: open.relations.concat(relations) };
    if (open.skus.length > 12_000) {
      yield open;
      open = { products: [], skus: [], relations: [] };
    }
  }
  yield open;
}

function choosePictures({ skus }: Batch, pictures: Map<number, string>) {
  const popular = new Map<number, number>();
  for (const sku of skus) {
    if (!sku.isActive || sku.popularity <= (popular.get(sku.categoryId) ?? Number.NEGATIVE_INFINITY)) continue;
    popular.set(sku.categoryId, sku.popularity);
    pictures.set(sku.categoryId, sku.skuNumber);
  }
}

function* mapped<T>(items: Iterable<T>, row: (item: T) => CopyValue[]): Generator<CopyValue[]> {
  for (const item of items) yield row(item);
}

function introductionOf(brandId: number): string {
  const { name, country, isPrivate, level } = brandById(brandId);
  if (isPrivate) return `${name}是百工商城自有品牌，从认证工厂直采，逐批抽检，价格更实在。`;
  return `${name}，${country}工业品品牌${level > 1.2 ? '，以精度与耐用见长' : '，以稳定供货与性价比见长'}。`;
}

type Copy = (table: string, columns: string, rows: Iterable<CopyValue[]>) => Promise<void>;

async function copyBatch(copy: Copy, { products, skus, relations }: Batch, now: Date) {
  if (!skus.length) return;
  await copy(
    'product',
    'id, category_id, manufacturer_id, name, series, family, description, is_non_standard, options',
    mapped(products, (p) => [p.id, p.categoryId, p.manufacturerId, p.name, p.series, p.family, p.description, p.isNonStandard, p.options]),
  );
  await copy(
    'sku',
    'id, sku_number, product_id, category_id, manufacturer_id, name, manufacturer_part_number, order_code, attributes, drawing, pack_qty, pack_uom, sales_pack_uom, min_order_qty, step_value, list_price, tier_prices, lead_time_id, is_active, is_short_supply, is_inquiry_price, is_drop_ship, is_clearance, is_fixed_price, is_black_card, sales, listed_at',
    mapped(skus, (s) => [
      s.id,
      s.skuNumber,
      s.productId,
      s.categoryId,
      s.manufacturerId,
      s.name,
      s.partNumber,
      s.orderCode,
      s.attributes,
      s.drawing,
      s.packQty,
      s.packUom,
      s.unit,
      s.step,
      s.step,
      s.price,
      s.tiers,
      s.leadTimeId,
      s.isActive,
      s.isScarce,
      s.isInquiryPrice,
      s.isDropShip,
      s.isClearance,
      s.isFixedPrice,
      s.isBlackCard,
      s.sales,
      new Date(Math.floor(now.getTime() / day) * day - s.listedDaysAgo * day).toISOString(),
    ]),
  );
  await copy('stock', 'sku_id, warehouse_id, on_hand', stockRows(skus));
  if (relations.length)
    await copy(
      'sku_relation',
      'sku_id, related_id, kind, remark',
      mapped(relations, (r) => [r.skuId, r.relatedId, r.kind, r.remark]),
    );
}

interface PriceTables {
  promotions: CopyValue[][];
  exclusive: CopyValue[][];
  black: CopyValue[][];
  agreed: CopyValue[][];
}

/** Few SKUs have a price beside the list price: these wait until the end. */
function collectPrices(skus: Batch['skus'], tables: PriceTables) {
  for (const sku of skus) {
    const other = otherPricesOf(sku);
    for (const p of other.promotions) tables.promotions.push([p.campaignId, p.skuId, p.price, p.limit, p.overLimit, p.stock]);
    if (other.exclusive) tables.exclusive.push([demoCustomerGroup, sku.id, other.exclusive]);
    if (other.blackCard) tables.black.push([sku.id, other.blackCard]);
    if (other.agreement) tables.agreed.push([demoCustomerId, sku.id, null, other.agreement, null]);
  }
}

async function copyPrices(copy: Copy, { promotions, exclusive, black, agreed }: PriceTables) {
  await copy('promotion_price', 'campaign_id, sku_id, price, limit_number, over_limit, stock', promotions);
  await copy('exclusive_price', 'customer_group, sku_id, price', exclusive);
  await copy('black_card_price', 'sku_id, price', black);
  await copy('agreement_price', 'customer_id, sku_id, category_id, price, discount', agreed);
}

function* stockRows(skus: Batch['skus']): Generator<CopyValue[]> {
  for (const sku of skus) {
    if (!sku.isActive) continue;
    for (const [warehouse, onHand] of stockOf(sku)) yield [sku.id, warehouse, onHand];
  }
}

/** A category is shown by one of its SKUs; a parent by its first child's. */
async function pictureCategories(tx: postgres.TransactionSql, categories: Map<string, CategoryRow>, pictures: Map<number, string>) {
  const all = [...categories.values()];
  for (const level of [2, 1]) {
    for (const parent of all.filter((c) => c.level === level)) {
      const child = all.find((c) => c.parentId === parent.id && pictures.has(c.id));
      const picture = child && pictures.get(child.id);
      if (picture) pictures.set(parent.id, picture);
    }
  }
  const ids = [...pictures.keys()];
  await tx`update category set picture_sku = given.sku from (select unnest(${ids}::int[]) as id, unnest(${[...pictures.values()]}::text[]) as sku) given where given.id = category.id`;
}
