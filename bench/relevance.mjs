import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { figuresOf, judge, judgedSkus, readQueries } from '../infra/demo/src/relevance/measure.ts';
import { postgresSearchEngine } from '../infra/mall-api/src/modules/search/postgres-search-engine.ts';
import { givenCatalogue, ownCatalogue } from './own-catalogue.mjs';

// Does the search find what buyers mean? `npm run relevance` asks bench/relevance/queries.tsv of a catalogue of its own, kept between runs; DATABASE_URL asks a
// mall that is filled. `-- --failed` lists what isn't among the first three (of the queries kept apart only with `--all`), `-- --only=size` asks one kind.

const root = join(import.meta.dirname, '..');
const option = (name) => process.argv.find((one) => one === `--${name}` || one.startsWith(`--${name}=`));
const kept = join(root, 'bench/results/relevance.json');

const percent = (share) => `${(share * 100).toFixed(0)} %`.padStart(6);
const { db, stop } = await (process.env.DATABASE_URL ? givenCatalogue(process.env.DATABASE_URL) : ownCatalogue('relevance'));
try {
  const engine = postgresSearchEngine(db);
  const only = option('only')?.split('=')[1];
  const queries = readQueries().filter(({ kind }) => !only || kind === only);
  const times = [];
  const verdicts = await judge(queries, await judgedSkus(db), async (keyword) => {
    const started = performance.now();
    const { skuIds } = await engine.search({ keyword });
    times.push(performance.now() - started);
    return skuIds;
  });
  const before = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {};
  const rows = {};
  for (const kind of [...new Set(queries.map((one) => one.kind))]) rows[kind] = figuresOf(verdicts.filter((one) => one.kind === kind));
  rows['kept apart'] = figuresOf(verdicts.filter((one) => one.isHeldOut));
  rows.tuned = figuresOf(verdicts.filter((one) => !one.isHeldOut));
  rows.all = figuresOf(verdicts);
  console.log(`${'kind'.padEnd(12)} queries  first  three    ten   MRR   before: three`);
  for (const [kind, { queries: n, first, three, ten, mrr }] of Object.entries(rows)) {
    const old = before[kind] ? percent(before[kind].three) : '';
    console.log(
      `${kind.padEnd(12)} ${String(n).padStart(7)} ${percent(first)} ${percent(three)} ${percent(ten)}  ${mrr.toFixed(2)}   ${old}`,
    );
  }
  times.sort((a, b) => a - b);
  console.log(`engine p50 ${times[times.length >> 1].toFixed(1)} ms, p95 ${times[Math.floor(times.length * 0.95)].toFixed(1)} ms`);
  for (const { kind, query, rule, place, found, isHeldOut } of verdicts) {
    if ((place >= 1 && place <= 3) || !option('failed') || (isHeldOut && !option('all'))) continue;
    console.log(`\n${kind}: ${query} (${place || 'not in ten'}), wanted ${rule}\n   ${found.join('\n   ') || 'nothing'}`);
  }
  if (!only) {
    mkdirSync(join(root, 'bench/results'), { recursive: true });
    writeFileSync(kept, JSON.stringify(rows, null, 2));
  }
} finally {
  await stop();
}
