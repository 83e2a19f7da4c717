import { looksLikePartNumber, normalisePartNumber } from '@mall/domain/search';
import { type Group, interpret, normalise, readPinyin } from '@mall/domain/search/query';
import type { Database } from '../../database/database.ts';
import { answer, type Found, type Query } from './answer.ts';
import { CountedScopes } from './counted-scopes.ts';
import { type LoadedIndex, readIndexState } from './index-state.ts';
import { KnownAnswers } from './known-answers.ts';
import { partNumberRepository } from './part-number.repository.ts';
import type { SearchAnswer, SearchEngine, SearchRequest } from './search-engine.ts';

/** The search engine on PostgreSQL. Vocabulary and facets are read at the first search and held in memory. */
export function postgresSearchEngine(db: Database): SearchEngine {
  let loading: Promise<LoadedIndex> | undefined;
  const ready = async () => {
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

async function find(db: Database, state: LoadedIndex, request: SearchRequest): Promise<SearchAnswer> {
  const text = normalise(request.keyword ?? '');
  let meant = interpret(text, state.vocabulary);
  const number = normalisePartNumber(text);
  const partNumbers = partNumberRepository(db);
  const parts = new Map<number, number>();
  const addParts = (rows: readonly { rank: number; part: number }[]) => {
    for (const { rank, part } of rows) parts.set(rank, Math.max(part, parts.get(rank) ?? 0));
    return rows.length > 0;
  };
  const looksLikePart = looksLikePartNumber(number);
  if (looksLikePart) {
    const isBeginning = addParts(await partNumbers.beginning(number));
    const isGuess = meant.corrected !== '' || !meant.isComplete;
    // A part number that begins like this, or has it in it, is meant, not what its letters could abbreviate or its digits measure.
    if (isGuess && (isBeginning || addParts(await partNumbers.containing(number)))) meant = { groups: [], isComplete: true, corrected: '' };
  }
  const query: Query = { request, text, parts };
  let isComplete = meant.isComplete;
  let groups = meant.groups;
  const unread = groups.filter(({ partNumber }) => partNumber !== undefined);
  if (unread.length > 0) {
    groups = groups.filter((group) => group.words.length > 0);
    if (parts.size === 0) {
      for (const { partNumber = '' } of unread) {
        const piece = normalisePartNumber(partNumber);
        if (piece.length < 3 || !(addParts(await partNumbers.beginning(piece)) || addParts(await partNumbers.containing(piece))))
          isComplete = false;
      }
      // 火也 5783-0803: the part number narrows what the words find.
      if (parts.size > 0 && groups.length > 0) {
        const narrowed = await answer(db, state, { ...query, parts: new Map() }, groups, [...parts.keys()]);
        if (narrowed.total > 0) return { ...narrowed, isPerfectMatch: isComplete, correctedKeyword: meant.corrected };
        isComplete = false;
        parts.clear();
      }
    } else groups = [];
  }
  if (text && groups.length === 0 && parts.size === 0) return nothing(meant.corrected);
  const found = await answer(db, state, query, groups);
  if (found.total > 0 || !text) return { ...found, isPerfectMatch: isComplete, correctedKeyword: meant.corrected };
  if (looksLikePart && addParts(await partNumbers.containing(number))) {
    return { ...(await answer(db, state, query, [])), isPerfectMatch: true, correctedKeyword: '' };
  }
  const relaxed = await withoutOne(db, state, query, groups);
  return relaxed ? { ...relaxed, isPerfectMatch: false, correctedKeyword: meant.corrected } : nothing(meant.corrected);
}

const nothing = (correctedKeyword: string): SearchAnswer => ({
  skuIds: [],
  total: 0,
  isEstimated: false,
  isPerfectMatch: true,
  correctedKeyword,
  facets: [],
});

/** Nothing has all that was typed: what has all but one, leaving out the one that costs most. Up to three are left out. */
async function withoutOne(db: Database, state: LoadedIndex, query: Query, groups: readonly Group[]): Promise<Found | undefined> {
  let left = [...groups];
  for (let tries = 0; tries < 3 && left.length > 1; tries += 1) {
    const counts: { rest: Group[]; total: number }[] = [];
    for (const group of left.slice(0, 6)) {
      const rest = left.filter((other) => other !== group);
      const bare = { ...query, request: { ...query.request, offset: 0, limit: 1, withoutFacets: true } };
      counts.push({ rest, total: (await answer(db, state, bare, rest)).total });
    }
    const fewest = counts.filter(({ total }) => total > 0).sort((a, b) => a.total - b.total)[0];
    if (fewest) return answer(db, state, query, fewest.rest);
    left = left.toSorted((a, b) => rarity(b, state) - rarity(a, state)).slice(0, -1);
  }
  return undefined;
}

const rarity = ({ words }: Group, { vocabulary }: LoadedIndex) => words.reduce((all, word) => all + vocabulary.df(word), 0);
