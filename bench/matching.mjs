import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawnSheets } from '../infra/demo/src/matching/drawn-sheets.ts';
import { handSheets } from '../infra/demo/src/matching/hand-sheets.ts';
import { madeSheets } from '../infra/demo/src/matching/made-sheets.ts';
import { figuresOf, judgeSheets, sheetSkus } from '../infra/demo/src/matching/measure.ts';
import { pastedSheets } from '../infra/demo/src/matching/pasted-sheets.ts';
import { ocrOf } from '../infra/mall-api/src/adapters/ocr/ocr-of.ts';
import { catalogueService } from '../infra/mall-api/src/modules/catalogue/catalogue.service.ts';
import { matchingPorts } from '../infra/mall-api/src/modules/inquiry/matching-ports.ts';
import { postgresSearchEngine } from '../infra/mall-api/src/modules/search/postgres-search-engine.ts';
import { paperPrinter } from '../infra/mall-api/src/papers/printer.ts';
import { listWords, matchLines } from '../packages/domain/src/inquiry/matching/index.ts';
import { givenCatalogue, ownCatalogue } from './own-catalogue.mjs';

// Does a list of parts find its SKUs? `npm run matching` reads and matches the sheets of infra/demo/src/matching, some of them as pictures and PDFs, and bench/matching/hand against a catalogue of its own,
// kept between runs; DATABASE_URL asks a mall that is filled. `-- --failed` lists what is wrong (of the sheets kept apart only with `--all`), `-- --only=chat` takes
// the sheets of that name or kind.

const root = join(import.meta.dirname, '..');
const option = (name) => process.argv.find((one) => one === `--${name}` || one.startsWith(`--${name}=`));
const kept = join(root, 'bench/results/matching.json');
const percent = (share, digits = 1) => `${(share * 100).toFixed(digits)} %`.padStart(8);

const { db, stop } = await (process.env.DATABASE_URL
  ? givenCatalogue(process.env.DATABASE_URL)
  : ownCatalogue(Number(process.env.MALL_CATALOGUE) || undefined));
try {
  const ports = matchingPorts(db, postgresSearchEngine(db), catalogueService(db), undefined);
  const words = listWords(await ports.lexicon());
  const skus = await sheetSkus(db);
  const only = option('only')?.split('=')[1];
  const isAsked = ({ name, kind }) => !only || name.includes(only) || kind.includes(only);
  const made = madeSheets(skus);
  const sheets = [...made, ...pastedSheets(skus), ...handSheets(skus)].filter(isAsked);
  if (!only || only.includes('drawn')) {
    const ocr = ocrOf({ ocr: undefined });
    const began = performance.now();
    const printer = paperPrinter();
    for await (const sheet of drawnSheets(made, ocr, printer.pdf)) if (isAsked(sheet)) sheets.push(sheet);
    ocr.end();
    printer.end();
    console.log(`pictures and PDFs drawn and read in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  }
  let spent = 0;
  let longestFirst = 0;
  const verdicts = await judgeSheets(
    sheets,
    async (lines) => {
      const started = performance.now();
      const matches = [];
      for await (const batch of matchLines(lines, ports)) {
        if (matches.length === 0) longestFirst = Math.max(longestFirst, performance.now() - started);
        matches.push(...batch);
      }
      spent += performance.now() - started;
      return matches;
    },
    words,
  );
  const before = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {};
  const rows = {};
  for (const kind of new Set(sheets.map((sheet) => sheet.kind)))
    rows[kind] = figuresOf(verdicts.filter(({ sheet }) => sheet.kind === kind));
  rows['kept apart'] = figuresOf(verdicts.filter(({ sheet }) => sheet.isHeldOut && !sheet.read));
  rows.tuned = figuresOf(verdicts.filter(({ sheet }) => !sheet.isHeldOut && !sheet.read));
  rows['pictures and PDFs'] = figuresOf(verdicts.filter(({ sheet }) => sheet.read));
  rows.all = figuresOf(verdicts.filter(({ sheet }) => !sheet.read));
  console.log(`${'sheets of kind'.padEnd(30)} lines matchable right first wrong exact   exact    read   before: first`);
  for (const [kind, { lines, matchable, first, wrongExact, exact, read }] of Object.entries(rows)) {
    const figures = `${percent(first)}    ${percent(wrongExact, 2)} ${percent(exact, 0)} ${percent(read)}`;
    console.log(
      `${kind.padEnd(30)} ${String(lines).padStart(5)} ${String(matchable).padStart(9)}    ${figures}   ${before[kind] ? percent(before[kind].first) : ''}`,
    );
  }
  const perThousand = (spent / verdicts.length) * 1000;
  console.log(
    `${sheets.length} sheets; 1,000 lines in ${(perThousand / 1000).toFixed(1)} s, the first fifty of a sheet in ${longestFirst.toFixed(0)} ms at most`,
  );
  const nameOf = new Map(skus.map(({ id, name }) => [id, name]));
  for (const { sheet, line, match, isRight, isWrongExact } of verdicts) {
    if (!option('failed') || (isRight && !isWrongExact) || (sheet.isHeldOut && !option('all'))) continue;
    const [right] = line.right;
    console.log(`\n${sheet.name}: ${line.text}${isWrongExact ? ' (wrong, and exact)' : ''}\n   wanted ${nameOf.get(right) ?? 'nothing'}`);
    console.log(`   ${match?.state ?? 'not read'}: ${nameOf.get(match?.candidates[0]?.skuId) ?? 'nothing'}; ${match?.why ?? ''}`);
  }
  if (!only) {
    mkdirSync(join(root, 'bench/results'), { recursive: true });
    writeFileSync(kept, JSON.stringify(rows, null, 2));
  }
} finally {
  await stop();
}
