import { delistedAttribute, madeToOrderWords, normalisePartNumber } from '@mall/domain/search';
import { DocumentWords, normalise } from '@mall/domain/search/query';
import type { Database } from '../../database/database.ts';
import { chinese } from './chinese.ts';
import { FacetNumbers } from './facet-numbers.ts';
import { ownSynonyms } from './own-synonyms/own-synonyms.ts';
import { type FindableRow, type NamedNode, searchIndexRepository } from './search-index.repository.ts';
import { SoldTypes } from './sold-types.ts';
import { synonymRepository } from './synonym.repository.ts';
import { categoryLexeme, circles, facetLexeme, nameLexeme, thinSample, tsvectorText, typeLexeme } from './tsquery.ts';

const isHan = /^\p{Script=Han}+$/u;
const field = (text: string) => text.replace(/[\\\t\n\r]/g, (char) => ({ '\\': '\\\\', '\t': '\\t', '\n': '\\n' })[char] ?? '\\r');

/**
 * Writes the search index of the whole catalogue anew, in one transaction: readers see the old one until it is done. What is delisted comes after all
 * that is sold; generated SKUs are not in it. The engine has to `reload()` afterwards.
 * @param onProgress called with SKUs done and SKUs in all
 */
export async function buildSearchIndex(db: Database, onProgress?: (done: number, total: number) => void): Promise<void> {
  const catalogue = searchIndexRepository(db);
  const total = await catalogue.countFindable();
  const categories = pathsOf(await catalogue.categories());
  const brands = new Map((await catalogue.brands()).map(({ id, name }) => [id, name]));
  const synonyms = synonymRepository(db);
  await synonyms.bring(ownSynonyms());
  const said = (await synonyms.all()).filter(({ kind }) => kind === 'word').flatMap(({ term, means }) => [term, ...means]);
  const tokens = new DocumentWords(
    [...shortWords(await catalogue.ownTexts()), ...said.filter((word) => isHan.test(word) && word.length < 6)],
    chinese,
  );
  const facets = new FacetNumbers();
  const types = new SoldTypes();
  const frequency = new Map<string, number>();
  const wordsOf = remembering((text: string) => tokens.of(text));
  const everySample = total > 200_000 ? 32 : 8;

  await db.transaction(async (tx) => {
    const index = searchIndexRepository(tx);
    await index.clear();
    let rank = 0;
    for await (const batch of catalogue.findable(4000)) {
      const docs: string[] = [];
      const sample: string[] = [];
      const parts: string[] = [];
      for (const found of batch) {
        rank += 1;
        const sku = { ...found, attributes: withSupply(found) };
        const path = categories.get(sku.categoryId) ?? [];
        const inName = new Set(tokens.of(sku.name));
        const elsewhere = new Set<string>();
        const also = [...path.map(({ name }) => name), brands.get(sku.manufacturerId) ?? '', ...sku.attributes.map(([, value]) => value)];
        for (const text of also) for (const word of wordsOf(text)) if (!inName.has(word)) elsewhere.add(word);
        if (sku.isNonStandard) for (const word of madeToOrderWords) if (!inName.has(word)) elsewhere.add(word);
        const f = [
          facets.number('category', '分类', path.at(-1)?.name ?? '', sku.categoryId),
          facets.number('brand', '品牌', brands.get(sku.manufacturerId) ?? '', sku.manufacturerId),
          ...sku.attributes.map(([key, value]) => facets.number('attribute', key, value)),
        ].filter((id) => id !== undefined);
        const type = types.of(sku, brands.get(sku.manufacturerId) ?? '', path, f);
        const lexemes = [typeLexeme(type), ...path.map(({ id }) => categoryLexeme(id)), ...f.map(facetLexeme), ...elsewhere];
        for (const word of inName) lexemes.push(nameLexeme(word));
        for (const { lexeme, share } of circles) if (rank <= total * share) lexemes.push(lexeme);
        const chance = Math.imul(sku.id, 0x9e3779b1) >>> 8;
        if (chance % (everySample * thinSample.factor) === 0) lexemes.push(thinSample.lexeme);
        for (const word of inName) frequency.set(word, (frequency.get(word) ?? 0) + 1);
        for (const word of elsewhere) frequency.set(word, (frequency.get(word) ?? 0) + 1);
        const name = normalise(sku.name);
        const [price, listed] = sku.isActive ? [sku.listPrice, sku.listedDay] : ['\\N', 0];
        const line = `${rank}\t${sku.id}\t${field(tsvectorText(lexemes))}\t${field(name)}\t${price}\t${listed}\t{${f.join()}}\t${type}\n`;
        docs.push(line);
        if (chance % everySample === 0) sample.push(line);
        const numbers = new Set([sku.manufacturerPartNumber, sku.orderCode, sku.skuNumber].map(normalisePartNumber));
        const own = normalisePartNumber(sku.manufacturerPartNumber);
        for (const number of numbers) if (number.length > 1) parts.push(`${field(number)}\t${rank}\t${number === own ? 't' : 'f'}\n`);
      }
      await index.append('sdoc', docs);
      await index.append('sdoc_sample', sample);
      await index.append('search_part', parts);
      onProgress?.(Math.min(rank, total), total);
    }
    await index.append(
      'facet_key',
      facets.keys().map(({ id, name }) => `${id}\t${field(name)}\n`),
    );
    await index.append(
      'facet_value',
      facets.values().map(({ id, value, ref, n }) => `${id}\t${field(value)}\t${ref ?? '\\N'}\t${n}\n`),
    );
    await index.append('search_type', types.lines(field));
    const words = [...frequency].map(([word, df]) => `${field(word)}\t${isHan.test(word) ? sound(word) : ''}\t${df}\n`);
    await index.append('search_word', words);
    await index.finish();
    await synonymRepository(tx).changed('index');
  });
  await catalogue.analyse();
}

/** The attributes of a SKU, with what is delisted saying so. */
const withSupply = ({ isActive, attributes }: FindableRow): [string, string][] =>
  isActive || attributes.some(([key]) => key === delistedAttribute.key)
    ? attributes
    : [...attributes, [delistedAttribute.key, delistedAttribute.value]];

const sound = (word: string) => chinese.syllables(word).join(' ');

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

/** Each category's path from its first level down to itself. */
function pathsOf(rows: readonly NamedNode[]): Map<number, NamedNode[]> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const pathOf = (row: NamedNode): NamedNode[] => {
    const parent = row.parentId === null ? undefined : byId.get(row.parentId);
    return [...(parent ? pathOf(parent) : []), row];
  };
  return new Map(rows.map((row) => [row.id, pathOf(row)]));
}

/** Short Han names and values are words of their own, whatever a general dictionary thinks of them. */
const shortWords = (texts: readonly string[]) =>
  texts.flatMap((text) => (text.match(/\p{Script=Han}+/gu) ?? []).filter((word) => word.length >= 2 && word.length <= 4));
