import { looksLikePartNumber, normalisePartNumber } from '@mall/domain/search';
import { normalise, readPinyin, type Understanding, understand } from '@mall/domain/search/query';
import type { Database } from '../../database/database.ts';
import { answer, type Found, type Meant, type Query } from './answer.ts';
import { CountedScopes } from './counted-scopes.ts';
import { explained, nearTo } from './explain.ts';
import { type LoadedIndex, readIndexState } from './index-state.ts';
import { KnownAnswers } from './known-answers.ts';
import { type PartRow, partNumberRepository } from './part-number.repository.ts';
import { planOf } from './plan.ts';
import { type Relaxed, relax, withNeighbours } from './relax.ts';
import type { SearchAnswer, SearchEngine, SearchRequest } from './search-engine.ts';
import { synonymRepository } from './synonym.repository.ts';
import { wantedTypes } from './wanted-types.ts';

/** How long a process may not know that another one changed the index or the synonyms, in ms. */
const lookAfter = 2000;

/** The search engine on PostgreSQL. Words, types, synonyms and facets are read at the first search and held in memory until another process says they changed. */
export function postgresSearchEngine(db: Database): SearchEngine {
  let loading: Promise<LoadedIndex> | undefined;
  let version = '';
  let looked = 0;
  const ready = async () => {
    if (Date.now() - looked > lookAfter) {
      looked = Date.now();
      const now = await synonymRepository(db).version();
      if (now !== version) loading = undefined;
      version = now;
    }
    loading ??= readIndexState(db).then((state) => ({ ...state, scopes: new CountedScopes(), answers: new KnownAnswers() }));
    const state = await loading.catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    if (state.total === 0) loading = undefined;
    return state;
  };
  return {
    async reload() {
      loading = undefined;
      await ready();
    },
    state: ready,
    async chineseFor(pinyin) {
      const { vocabulary } = await ready();
      const letters = normalise(pinyin).replace(/[\s']/g, '');
      return (readPinyin(letters, vocabulary) ?? []).map(([word]) => word).join('');
    },
    async search(request) {
      const state = await ready();
      return state.answers.get(request, () => find(db, state, request));
    },
  };
}

const noParts: Meant = { types: undefined, parts: [] };

async function find(db: Database, state: LoadedIndex, request: SearchRequest): Promise<SearchAnswer> {
  const text = normalise(request.keyword ?? '');
  let meant = understand(text, state);
  const numbers = partNumberRepository(db);
  const parts = new Map<number, number>();
  const addParts = (rows: readonly PartRow[]) => {
    for (const { rank, part } of rows) parts.set(rank, Math.max(part, parts.get(rank) ?? 0));
    return rows.length > 0;
  };
  const query: Query = { request, text, parts };
  const told = (found: Found, relaxed: readonly Relaxed[], isWhole: boolean, corrected = meant.corrected): SearchAnswer => ({
    ...found,
    isPerfectMatch: isWhole && relaxed.length === 0 && meant.unknown.length === 0,
    correctedKeyword: corrected,
    ...explained(meant, relaxed),
    near: found.total > 0 ? [] : nearTo(meant, state),
  });
  const number = normalisePartNumber(text);
  if (looksLikePartNumber(number)) {
    const isBeginning = addParts(await numbers.beginning(number));
    const isGuess =
      meant.corrected !== '' || meant.unread.length + meant.unknown.length > 0 || (meant.noun === undefined && meant.parts.length !== 1);
    // A part number that begins like this, or has it in it, is meant, not what its letters could abbreviate or its digits measure.
    if (isGuess && (isBeginning || addParts(await numbers.containing(number)))) {
      meant = { ...meant, noun: undefined, parts: [], unread: [], unknown: [], corrected: '' };
      return told(await answer(db, state, query, noParts), [], true);
    }
  }
  let isWhole = true;
  if (meant.unread.length > 0) {
    for (const piece of meant.unread.map(normalisePartNumber)) {
      if (piece.length < 3 || !(addParts(await numbers.beginning(piece)) || addParts(await numbers.containing(piece)))) isWhole = false;
    }
    const known = parts.size === 0 ? meantBySeries(meant, text, state) : undefined;
    if (known) {
      meant = known;
      isWhole = false;
    }
  }
  const types = meant.noun && wantedTypes(meant.noun.types, state.assortment);
  const { parts: read, relaxed } = withNeighbours(meant.parts);
  const hasWords = types !== undefined || read.length > 0;
  if (parts.size > 0 && meant.unread.length > 0 && hasWords) {
    // 火也 5783-0803: the part number narrows what the words find.
    const narrowed = await answer(db, state, { ...query, parts: new Map() }, { types, parts: read }, [...parts.keys()]);
    if (narrowed.total > 0) return told(narrowed, relaxed, isWhole);
    parts.clear();
    isWhole = false;
  }
  if (text && parts.size === 0 && !isFindable(meant, read.length)) return told(nothing, [], true);
  const found = await answer(db, state, query, { types, parts: read });
  if (found.total > 0 || !text) return told(found, relaxed, isWhole);
  if (looksLikePartNumber(number) && addParts(await numbers.containing(number)))
    return told(await answer(db, state, query, noParts), [], true, '');
  const plan = planOf(request, { types: undefined, parts: [] }, [], state);
  const less = plan === 'impossible' ? undefined : await relax(db, state, plan.scope, types, meant.parts);
  if (!less) return told(nothing, [], true);
  return told(await answer(db, state, query, { types, parts: less.parts }), less.relaxed, false);
}

const nothing: Found = { skuIds: [], total: 0, isEstimated: false, facets: [] };

/** A thing that nobody sells is not found by its size: without a noun all that was typed has to be understood, or a model has to be among it. */
function isFindable({ noun, unknown, unread, parts }: Understanding, read: number): boolean {
  if (noun) return true;
  if (read === 0 || unread.length > 0) return false;
  return unknown.length === 0 || (parts.some(({ kind }) => kind === 'partNumber') && unknown.every((one) => /^[a-z-]+$/.test(one)));
}

/** CDJ2B16: the maker's series is known, and the number that follows is the thing's first size. */
function meantBySeries(meant: Understanding, text: string, state: LoadedIndex): Understanding | undefined {
  for (const piece of meant.unread) {
    const series = state.synonyms.series(piece.replace(/[^a-z0-9./-]/g, ''));
    if (!series) continue;
    const size = (/^\d+(?:[-x]\d+)?/.exec(series.rest)?.[0] ?? '').replace('-', 'x');
    return { ...understand(`${text.replace(piece, ' ')} ${series.means[0]} ${size}`, state), corrected: '' };
  }
  return undefined;
}
