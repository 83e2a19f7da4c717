import { readFileSync } from 'node:fs';
import { readQueries } from '../infra/demo/src/relevance/measure.ts';
import { postgresSearchEngine } from '../infra/mall-api/src/modules/search/postgres-search-engine.ts';
import { ownCatalogue } from './own-catalogue.mjs';
import { percentile } from './pages.mjs';

const rounded = (ms) => Math.round(ms * 10) / 10;

/** What a process has computed so far, in ms; where that can't be known, 0. */
function computedBy(pid) {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return 0;
  }
}

/**
 * The search engine alone, one query after the other, relevance on: every query of bench/relevance/queries.tsv, none answered before, with facets. Beside the time on the
 * clock what engine and database computed, which a busy machine doesn't stretch as much.
 * @param size about how many SKUs; undefined for what the mall opens with
 * @param rounds how often each query is asked
 */
export async function measureSearch(size, rounds, say) {
  say(`search engine: ${size ? `${size} SKUs` : 'the whole series'}`);
  const { db, stop } = await ownCatalogue(size, 1);
  try {
    const engine = postgresSearchEngine(db);
    const [{ pid }] = await db.sql`select pg_backend_pid() as pid`;
    const [{ skus }] = await db.sql`select count(*)::int as skus from sdoc`;
    const queries = readQueries().map(({ query }) => query);
    // Twice, so that what is read from disk and compiled at first isn't counted: buyers meet a server that runs.
    for (const keyword of queries.slice(0, 150)) await engine.search({ keyword, limit: 19 });
    const [times, computed] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      for (const keyword of queries) {
        const [cpu, backend, started] = [process.cpuUsage(), computedBy(pid), performance.now()];
        // Another limit is another question to those that remember answers.
        await engine.search({ keyword, limit: 20 + round });
        times.push(performance.now() - started);
        const { user, system } = process.cpuUsage(cpu);
        computed.push((user + system) / 1000 + computedBy(pid) - backend);
      }
    }
    return {
      what: 'search engine',
      SKUs: skus,
      queries: queries.length,
      p50: rounded(percentile(times, 0.5)),
      p95: rounded(percentile(times, 0.95)),
      'computed p50': rounded(percentile(computed, 0.5)),
      'computed p95': rounded(percentile(computed, 0.95)),
    };
  } finally {
    await stop();
  }
}
