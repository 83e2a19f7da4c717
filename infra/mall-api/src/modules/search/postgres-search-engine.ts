import { looksLikePartNumber, normalisePartNumber } from '@mall/domain/search';
import {
  isDimensions,
  isThing,
  meantByUse,
  normalise,
  readPinyin,
  readWithin,
  runsOf,
  type Understanding,
  understand,
  withCommonKind,
} from '@mall/domain/search/query';
import type { Database } from '../../database/database.ts';
import { answer, type Found, type Meant, type Query } from './answer.ts';
import { meantBySeries, meantBySeriesSize } from './by-series.ts';
import { CountedScopes } from './counted-scopes.ts';
import { explained, nearTo } from './explain.ts';
import { beforeChoosing, inPlace } from './facet-places.ts';
import { type LoadedIndex, readIndexState } from './index-state.ts';
import { KnownAnswers } from './known-answers.ts';
import { type PartRow, partNumberRepository } from './part-number.repository.ts';
import { planOf } from './plan.ts';
import { type Relaxed, relax, withNearest } from './relax.ts';
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
      const search = (one: SearchRequest) => state.answers.get(one, () => find(db, state, one));
      const plain = beforeChoosing(request);
      if (!plain) return search(request);
      const [answer, before] = await Promise.all([search(request), search(plain)]);
      return { ...answer, facets: inPlace(answer.facets, before.facets) };
    },
  };
}

/** So many signs are no number by chance. */
const longNumber = 8;
const noParts: Meant = { types: undefined, parts: [] };

/** Finds, and then within what was found: what a word within the results has none of never changes what was understood before (rule search 32). */
async function find(db: Database, state: LoadedIndex, { within = [], ...request }: SearchRequest): Promise<SearchAnswer> {
  if (within.length === 0) return findAll((query, meant, only) => answer(db, state, query, meant, only), db, state, request);
  let last: Parameters<Ask> | undefined;
  const told = await findAll(
    (query, meant, only) => {
      last = [query, meant, only];
      return answer(db, state, query, meant, only);
    },
    db,
    state,
    { ...request, offset: 0, limit: 1, withoutFacets: true },
  );
  if (told.total === 0 || !last) return { ...told, near: [] };
  const [query, meant, only] = last;
  const types = meant.types ? [...meant.types.all.keys()].map((id) => state.assortment.type(id)!) : typesIn(request, state);
  const read = within.map((text) => readWithin(normalise(text), types, state));
  const narrowed = { parts: read.flatMap(({ parts }) => parts), literals: read.flatMap(({ literals }) => literals) };
  return { ...told, ...(await answer(db, state, { ...query, request }, { ...meant, within: narrowed }, only)) };
}

/** The kinds of things of the category where the page stands. */
function typesIn({ scope }: SearchRequest, { inCategory, assortment }: LoadedIndex) {
  if (scope?.categoryId === undefined) return [];
  const own = new Set(inCategory(scope.categoryId).map(({ id }) => id));
  return assortment.types.filter(({ categoryValue }) => own.has(categoryValue));
}

type Ask = (query: Query, meant: Meant, only?: number[]) => Promise<Found>;

async function findAll(ask: Ask, db: Database, state: LoadedIndex, request: SearchRequest): Promise<SearchAnswer> {
  // A cell of a list ends where the next begins.
  const text = normalise((request.keyword ?? '').replaceAll('\t', ' | '));
  let meant = withCommonKind(text, understand(text, state), state);
  const numbers = partNumberRepository(db);
  const parts = new Map<number, number>();
  const addParts = (rows: readonly PartRow[]) => {
    for (const { rank, part } of rows) parts.set(rank, Math.max(part, parts.get(rank) ?? 0));
    return rows.length > 0;
  };
  const query: Query = { request, text, parts };
  const forUse = meantByUse(text, meant, state);
  if (forUse) meant = forUse;
  const told = ({ names, ...found }: Found, given: readonly Relaxed[], isWhole: boolean, corrected = meant.corrected): SearchAnswer => {
    const relaxed = given.filter((one) => !isHadByAll(one, names) && !isLetter(one));
    return {
      ...found,
      isPerfectMatch:
        meant.use === undefined &&
        (isWhole || relaxed.length < given.length) &&
        relaxed.length === 0 &&
        meant.otherBrands.length + meant.unknown.length === 0,
      correctedKeyword: corrected,
      ...explained(meant, relaxed),
      near: found.total > 0 ? [] : nearTo(meant, state),
    };
  };
  const bySize = await meantBySeriesSize(text, state, numbers);
  if (bySize) meant = bySize.meant;
  const number = normalisePartNumber(text);
  const isOfSeries = state.synonyms.series(text.replace(/^([a-z]{2,5}) (?=\d)/, '$1')) !== undefined;
  // M8x30 is a size, not the beginning of some number.
  if (looksLikePartNumber(number) && !bySize && !(isDimensions(text) && meant.noun)) {
    const begun = await numbers.beginning(number);
    // D-A93 is what makers call it, however it is typed; that some of the mall's own numbers begin with these letters is chance.
    const called = begun.some(({ part, isMaker }) => part === 3 || isMaker) ? undefined : state.designations.get(number);
    if (called) meant = withCommonKind(called, understand(called, state), state);
    const isBeginning = !called && addParts(begun);
    const isGuess =
      meant.corrected !== '' || meant.unread.length + meant.unknown.length > 0 || (meant.noun === undefined && meant.parts.length !== 1);
    // YE3-132S-4 stands in a number that is sold, whatever its pieces could say.
    const isInOne = !isBeginning && number.length >= longNumber && addParts(await numbers.containing(number));
    // A part number that begins like this, or has it in it, is meant, not what its letters could abbreviate or its digits measure.
    // HK2020 is a maker's needle bearing, whatever has these letters somewhere in the middle (rule search 37).
    if (isInOne || (isGuess && (isBeginning || (!isOfSeries && addParts(await numbers.containing(number)))))) {
      meant = { ...meant, noun: undefined, parts: [], unread: [], unknown: [], corrected: '' };
      return told(await ask(query, noParts), [], true);
    }
  }
  let isWhole = bySize?.isOwn ?? true;
  const known = meant.unread.length > 0 ? meantBySeries(meant, text, state) : undefined;
  if (meant.unread.length > 0) {
    for (const piece of meant.unread.map(normalisePartNumber)) {
      const isThere = async () => addParts(await numbers.beginning(piece)) || (!known && addParts(await numbers.containing(piece)));
      if (piece.length < 3 || !(await isThere())) isWhole = false;
    }
    if (known && parts.size === 0) {
      meant = known;
      isWhole = false;
    }
  }
  const plan = planOf(request, { types: undefined, parts: [] }, new Map(), state);
  const scope = plan === 'impossible' ? '' : plan.scope;
  const readAs = async ({ noun, parts }: Understanding) => {
    const types = noun && wantedTypes(noun.types, state.assortment);
    return { types, ...(await withNearest(db, state, types, scope, parts)) };
  };
  let { types, parts: read, relaxed } = await readAs(meant);
  const hasWords = types !== undefined || read.length > 0;
  if (parts.size > 0 && meant.unread.length > 0 && hasWords) {
    // 火也 5783-0803: the part number narrows what the words find.
    const narrowed = await ask({ ...query, parts: new Map() }, { types, parts: read }, [...parts.keys()]);
    if (narrowed.total > 0) return told(narrowed, relaxed, isWhole);
    parts.clear();
    isWhole = false;
    // NXB-63 3P C40 begins like a number of the mall that has nothing of the rest: then the maker's series is meant.
    if (known) {
      meant = known;
      ({ types, parts: read, relaxed } = await readAs(meant));
    }
  }
  /** APMT1135PDER called 数控刀片: a long number that something sold has is meant, whatever else is called so. */
  const askForNumber = async () => {
    const isLong = (piece: string) => normalisePartNumber(piece).length >= longNumber && looksLikePartNumber(normalisePartNumber(piece));
    const named = meant.parts.find(({ kind, text: piece, any }) => kind === 'partNumber' && any.length > 0 && isLong(piece));
    if (!meant.noun || !named) return undefined;
    const own = await ask(query, { types: undefined, parts: [named] });
    return own.total > 0 ? told(own, [{ text: meant.noun.text, key: '', to: [] }], false) : undefined;
  };
  if (text && parts.size === 0 && !isFindable(meant, text, read.length, state)) return told(nothing, [], true);
  const found = await ask(query, { types, parts: read });
  if (found.total > 0 || !text) return told(found, relaxed, isWhole);
  const made = await askForNumber();
  if (made) return made;
  // A maker who makes none of them gives way first: 千分尺 of one who makes depth gauges are other makers'.
  // A number that these come near to does not: 接触器 60A are 50 and 65 A before they are a relay of 60.
  const isNear = meant.parts.some(({ sizes }) => sizes.some(({ exact, near }) => exact.length === 0 && near.length > 0));
  if (meant.noun && meant.noun.wider.size > 0 && !isNear && read.some(({ kind }) => kind !== 'brand')) {
    const wider = wantedTypes(new Map([...meant.noun.types, ...meant.noun.wider]), state.assortment);
    const ofWider = await ask(query, { types: wider, parts: read });
    if (ofWider.total > 0) return told(ofWider, relaxed, isWhole);
  }
  if (!isOfSeries && !isDimensions(text) && looksLikePartNumber(number) && addParts(await numbers.containing(number)))
    return told(await ask(query, noParts), [], true, '');
  const less = plan === 'impossible' ? undefined : await relax(db, state, plan.scope, types, meant.parts);
  if (!less) return told(nothing, [], true);
  return told(await ask(query, { types, parts: less.parts }), less.relaxed, less.relaxed.length === 0);
}

const nothing: Found = { skuIds: [], names: [], total: 0, isEstimated: false, facets: [] };

/** The L of L-HM46 is nothing that anybody asks for. */
const isLetter = ({ text, to }: Relaxed): boolean => to.length === 0 && /^[a-z]$/.test(text);

/** A word was left out that the first of what is shown have in their names all the same: then it isn't missing. */
const isHadByAll = ({ text, to }: Relaxed, names: readonly string[]): boolean =>
  to.length === 0 &&
  text.length > 1 &&
  /^\p{Script=Han}+$/u.test(text) &&
  names.length > 0 &&
  names.every((name) => name.replaceAll(' ', '').includes(text));

/**
 * A thing that nobody sells is not found by its size: without a noun all that was typed has to be understood, or a model has to be among it. Whose model it was may be
 * unknown (乐泰 243): then what has that designation is shown.
 */
function isFindable({ noun, unknown, unread, parts }: Understanding, text: string, read: number, { models }: LoadedIndex): boolean {
  if (noun) return true;
  if (read === 0 || unread.length > 0) return false;
  // The numbers of 200x230 are no models.
  if (unknown.length > 0 && runsOf(text).some((run) => isDimensions(run.text))) return false;
  const designations = parts.filter(({ kind }) => kind === 'partNumber');
  const isKnown = designations.some(({ text }) => models.has(text));
  return unknown.every((one) => designations.length > 0 && (/^[a-z-]+$/.test(one) || (isKnown && !isThing(one))));
}
