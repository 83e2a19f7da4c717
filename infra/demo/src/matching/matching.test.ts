import { expect, test } from '@jest/globals';
import { listWords, matchLines } from '@mall/domain/inquiry/matching';
import { buildSearchIndex, openDatabase } from '@mall/mall-api/filling';
import { catalogueService, matchingPorts, postgresSearchEngine, testingDatabase } from '@mall/mall-api/testing';
import { seedCatalogue } from '../catalogue/load.ts';
import { handSheets } from './hand-sheets.ts';
import { madeSheets } from './made-sheets.ts';
import { figuresOf, judgeSheets, sheetSkus } from './measure.ts';
import { pastedSheets } from './pasted-sheets.ts';

const db = await testingDatabase();

test('of the lines that clerks send a right SKU stands first in nearly all, and hardly one that is wrong is called exact', async () => {
  // Filling takes longer than serving may.
  const filling = openDatabase(db.url, { max: 3 });
  await seedCatalogue({ sql: filling.sql, size: 9000 });
  await buildSearchIndex(filling);
  await filling.close();
  const ports = matchingPorts(db, postgresSearchEngine(db), catalogueService(db), undefined);
  const skus = await sheetSkus(db);
  const made = madeSheets(skus);
  expect(new Set(made.map(({ name }) => name)).size).toBeGreaterThanOrEqual(20);
  const sheets = [...made.slice(0, 12), ...pastedSheets(skus), ...handSheets(skus)];
  const verdicts = await judgeSheets(
    sheets,
    async (lines) => {
      const matches = [];
      for await (const batch of matchLines(lines, ports)) matches.push(...batch);
      return matches;
    },
    listWords(await ports.lexicon()),
  );
  const { lines, first, wrongExact, read } = figuresOf(verdicts);
  expect(lines).toBeGreaterThan(1000);
  expect({ isFirst: first >= 0.95, isProven: wrongExact <= 0.01, isRead: read >= 0.99 }).toEqual({
    isFirst: true,
    isProven: true,
    isRead: true,
  });
  // What has no header, and what stands in a chat, is read as well as a clean table.
  const kinds = Map.groupBy(
    verdicts.filter(({ sheet }) => /pasted|chat/.test(sheet.kind)),
    ({ sheet }) => sheet.kind,
  );
  expect([...kinds].filter(([, some]) => figuresOf(some).first < 0.92).map(([kind]) => kind)).toEqual([]);
}, 240_000);
