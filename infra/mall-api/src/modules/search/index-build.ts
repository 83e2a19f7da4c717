import { once } from 'node:events';
import { normalisePartNumber } from '@mall/domain/search';
import { pinyin } from 'pinyin-pro';
import type { Sql, TransactionSql } from 'postgres';
import { DocumentTokens } from './document.ts';
import { FacetNumbers } from './facet-numbers.ts';
import { normalise } from './normalise.ts';
import { synonyms } from './synonyms.ts';
import { categoryLexeme, circles, facetLexeme, nameLexeme, thinSample, tsvectorText } from './tsquery.ts';

interface SkuRow {
  id: number;
  skuNumber: string;
  name: string;
  manufacturerPartNumber: string;
  orderCode: string;
  attributes: [string, string][];
  categoryId: number;
  manufacturerId: number;
  listPrice: number;
  listedDay: number;
}

const isHan = /^\p{Script=Han}+$/u;
const field = (text: string) => text.replace(/[\\\t\n\r]/g, (char) => ({ '\\': '\\\\', '\t': '\\t', '\n': '\\n' })[char] ?? '\\r');

/**
 * Writes the search index of the whole catalogue anew, in one transaction: readers see the old one until it is done. Delisted and generated SKUs
 * are not in it. The engine has to `reload()` afterwards.
 * @param onProgress called with SKUs done and SKUs in all
 */
export async function buildSearchIndex(sql: Sql, onProgress?: (done: number, total: number) => void): Promise<void> {
  const findable = sql`from sku where is_active and source_sku is null`;
  const [{ total = 0 } = {}] = await sql<{ total: number }[]>`select count(*)::int as total ${findable}`;
  const categories = await readCategories(sql);
  const brands = new Map((await sql<{ id: number; name: string }[]>`select id, name from manufacturer`).map(({ id, name }) => [id, name]));
  const tokens = new DocumentTokens(await ownWords(sql));
  const facets = new FacetNumbers();
  const frequency = new Map<string, number>();
  const wordsOf = remembering((text: string) => tokens.of(text));
  const everySample = total > 200_000 ? 32 : 8;

  await sql.begin(async (tx) => {
    await dropIndexes(tx);
    await tx`truncate sdoc, sdoc_sample, search_part, search_word, facet_value, facet_key`;
    let rank = 0;
    const rows = sql<SkuRow[]>`
      select id, sku_number, name, manufacturer_part_number, order_code, attributes, category_id, manufacturer_id, list_price,
        (extract(epoch from listed_at) / 86400)::int as listed_day
      ${findable} order by sales desc, id`.cursor(4000);
    for await (const batch of rows) {
      const docs: string[] = [];
      const sample: string[] = [];
      const parts: string[] = [];
      for (const sku of batch) {
        rank += 1;
        const path = categories.get(sku.categoryId) ?? [];
        const inName = new Set(tokens.of(sku.name));
        const elsewhere = new Set<string>();
        const also = [...path.map(({ name }) => name), brands.get(sku.manufacturerId) ?? '', ...sku.attributes.map(([, value]) => value)];
        for (const text of also) for (const word of wordsOf(text)) if (!inName.has(word)) elsewhere.add(word);
        const f = [
          facets.number('category', '分类', path.at(-1)?.name ?? '', sku.categoryId),
          facets.number('brand', '品牌', brands.get(sku.manufacturerId) ?? '', sku.manufacturerId),
          ...sku.attributes.map(([key, value]) => facets.number('attribute', key, value)),
        ].filter((id) => id !== undefined);
        const lexemes = [...path.map(({ id }) => categoryLexeme(id)), ...f.map(facetLexeme), ...elsewhere];
        for (const word of inName) lexemes.push(nameLexeme(word));
        for (const { lexeme, share } of circles) if (rank <= total * share) lexemes.push(lexeme);
        const chance = Math.imul(sku.id, 0x9e3779b1) >>> 8;
        if (chance % (everySample * thinSample.factor) === 0) lexemes.push(thinSample.lexeme);
        for (const word of inName) frequency.set(word, (frequency.get(word) ?? 0) + 1);
        for (const word of elsewhere) frequency.set(word, (frequency.get(word) ?? 0) + 1);
        const name = normalise(sku.name);
        const line = `${rank}\t${sku.id}\t${field(tsvectorText(lexemes))}\t${field(name)}\t${sku.listPrice}\t${sku.listedDay}\t{${f.join()}}\n`;
        docs.push(line);
        if (chance % everySample === 0) sample.push(line);
        const numbers = new Set([sku.manufacturerPartNumber, sku.orderCode, sku.skuNumber].map(normalisePartNumber));
        const own = normalisePartNumber(sku.manufacturerPartNumber);
        for (const number of numbers) if (number.length > 1) parts.push(`${field(number)}\t${rank}\t${number === own ? 't' : 'f'}\n`);
      }
      await copy(tx, 'sdoc', docs);
      await copy(tx, 'sdoc_sample', sample);
      await copy(tx, 'search_part', parts);
      onProgress?.(Math.min(rank, total), total);
    }
    await copy(
      tx,
      'facet_key',
      facets.keys().map(({ id, name }) => `${id}\t${field(name)}\n`),
    );
    await copy(
      tx,
      'facet_value',
      facets.values().map(({ id, value, ref, n }) => `${id}\t${field(value)}\t${ref ?? '\\N'}\t${n}\n`),
    );
    for (const word of synonyms.keys()) if (!frequency.has(word)) frequency.set(word, 0);
    const words = [...frequency].map(([word, df]) => `${field(word)}\t${isHan.test(word) ? sound(word) : ''}\t${df}\n`);
    await copy(tx, 'search_word', words);
    await createIndexes(tx);
  });
  for (const table of ['sdoc', 'sdoc_sample', 'search_part', 'facet_value']) await sql`analyze ${sql(table)}`;
}

const sound = (word: string) => pinyin(word, { toneType: 'none', type: 'array' }).join(' ');

const remembering = (work: (text: string) => string[]) => {
  const known = new Map<string, string[]>();
  return (text: string) => {
    let found = known.get(text);
    if (!found) {
      found = work(text);
      known.set(text, found);
    }
    return found;
  };
};

async function copy(tx: TransactionSql, table: string, lines: readonly string[]) {
  if (lines.length === 0) return;
  const stream = await tx`copy ${tx(table)} from stdin`.writable();
  for (let at = 0; at < lines.length; at += 500) if (!stream.write(lines.slice(at, at + 500).join(''))) await once(stream, 'drain');
  stream.end();
  await once(stream, 'finish');
}

async function dropIndexes(tx: TransactionSql) {
  for (const name of [
    'sdoc_tsv',
    'sdoc_sample_tsv',
    'sdoc_rank',
    'sdoc_price',
    'sdoc_listed',
    'sdoc_sku',
    'search_part_prefix',
    'search_part_anywhere',
  ]) {
    await tx`drop index if exists ${tx(name)}`;
  }
}

async function createIndexes(tx: TransactionSql) {
  await tx`set local maintenance_work_mem = '512MB'`;
  await tx`set local max_parallel_maintenance_workers = 2`;
  await tx`create unique index sdoc_rank on sdoc (rank)`;
  await tx`create index sdoc_tsv on sdoc using gin (tsv) with (fastupdate = off)`;
  await tx`create index sdoc_sample_tsv on sdoc_sample using gin (tsv) with (fastupdate = off)`;
  await tx`create index sdoc_price on sdoc (price, rank)`;
  await tx`create index sdoc_listed on sdoc (listed desc, rank)`;
  await tx`create index sdoc_sku on sdoc (sku_id)`;
  await tx`create index search_part_prefix on search_part (pn text_pattern_ops)`;
  await tx`create index search_part_anywhere on search_part using gin (pn gin_trgm_ops) with (fastupdate = off)`;
}

/** Each category's path from its first level down to itself. */
async function readCategories(sql: Sql) {
  const rows = await sql<{ id: number; parentId: number | null; name: string }[]>`select id, parent_id, name from category`;
  const byId = new Map(rows.map((row) => [row.id, row]));
  const pathOf = (row: (typeof rows)[number]): typeof rows => {
    const parent = row.parentId === null ? undefined : byId.get(row.parentId);
    return [...(parent ? pathOf(parent) : []), row] as typeof rows;
  };
  return new Map(rows.map((row) => [row.id, pathOf(row)]));
}

/** Short Han names and values are words of their own, whatever a general dictionary thinks of them. */
async function ownWords(sql: Sql): Promise<string[]> {
  const texts = await sql<{ text: string }[]>`
    select name as text from category union select name from manufacturer
    union select distinct pair ->> 1 from (select attributes from sku order by id limit 200000) s, jsonb_array_elements(s.attributes) pair`;
  return texts.flatMap(({ text }) => (text.match(/\p{Script=Han}+/gu) ?? []).filter((word) => word.length >= 2 && word.length <= 4));
}
