import { createServer } from 'node:http';
import { join } from 'node:path';
import { judgedSkus } from '../infra/demo/src/relevance/measure.ts';
import { judgementOf } from '../infra/demo/src/relevance/rule.ts';
import { aBuyer } from '../infra/mall-api/src/testing/a-buyer.ts';
import { aMall } from '../infra/mall-api/src/testing/a-mall.ts';
import { ask } from './assistant/ask.mjs';
import { figuresOf, judgeTurn, kindsOf, readDialogues } from './assistant/measure.mjs';
import { recordedModel } from './assistant/recorded-model.mjs';
import { givenCatalogue, ownCatalogue } from './own-catalogue.mjs';

// Does the assistant follow a conversation? `npm run assistant-eval` holds bench/assistant/dialogues.tsv with a buyer who has two orders, over HTTP. `-- --dialogues=FILE` others,
// `-- --failed` lists the turns that went wrong (of the half kept apart only with `--all`), `-- --only=KIND` one kind, `-- --model` answers with the recorded model, `-- --faults` with one that fails
// at every fifth question, so that the embedded one goes on in the middle of conversations.

const option = (name) => process.argv.find((one) => one === `--${name}` || one.startsWith(`--${name}=`));
const given = (name) => option(name)?.split('=')[1];
const { db, stop } = await (process.env.DATABASE_URL
  ? givenCatalogue(process.env.DATABASE_URL)
  : ownCatalogue(Number(process.env.MALL_CATALOGUE) || undefined));
const model = option('model') || option('faults') ? await recordedModel(createServer, option('faults') ? 5 : 0) : undefined;
if (model) Object.assign(process.env, { MALL_LLM_URL: model.url, MALL_LLM_MODEL: 'recorded', MALL_LLM_PATIENCE_MS: '600' });
// Connections that only wait keep no process alive.
const awake = setInterval(() => {}, 1000);
const app = await aMall(db);
try {
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const [sold] = await db.sql`
    select s.sku_number from sku s join stock t on t.sku_id = s.id
    where s.is_active and s.source_sku is null and not s.is_inquiry_price and s.min_order_qty < 50 and s.name like '%深沟球轴承%' order by s.id limit 1`;
  const skus = await judgedSkus(db);
  const numbers = new Map((await db.sql`select id, sku_number from sku`).map((row) => [row.skuNumber, row.id]));
  const byId = new Map(skus.map((sku) => [sku.id, sku]));
  const rules = new Map();
  const isRight = (rule, number) => {
    if (!rules.has(rule)) rules.set(rule, judgementOf(rule, skus));
    const sku = byId.get(numbers.get(number));
    return sku !== undefined && rules.get(rule)?.(sku);
  };
  const only = given('only');
  const dialogues = readDialogues(given('dialogues') ?? join(import.meta.dirname, 'assistant/dialogues.tsv')).filter(
    ({ kind }) => !only || kind === only,
  );
  const verdicts = [];
  let buyer;
  for (const [at, dialogue] of dialogues.entries()) {
    // A person may ask thirty times a minute, and so there are many of them.
    if (at % 6 === 0) {
      buyer = await aBuyer(db);
      if (sold) for (const quantity of [10, 20]) await buyer.orders(sold.skuNumber, quantity);
    }
    let thread;
    let shown = [];
    const context = [];
    for (const turn of dialogue.turns) {
      const { events, first, whole } = await ask(address, {
        headers: dialogue.kind === 'visitor' ? {} : { token: buyer.token },
        from: `127.0.0.${1 + (at % 200)}`,
        body: {
          question: turn.question.replaceAll('\\n', '\n'),
          ...(thread ? { thread } : {}),
          ...(model ? { withContext: context } : {}),
        },
      });
      const verdict = judgeTurn({ turn, events, shown, isRight });
      verdicts.push({ ...verdict, kind: dialogue.kind, isHeldOut: dialogue.isHeldOut, first, whole });
      context.push(
        { role: 'user', text: turn.question },
        { role: 'assistant', text: verdict.text.slice(0, 4000), ...(verdict.shown.length ? { skus: verdict.shown } : {}) },
      );
      thread = verdict.thread ?? thread;
      // One product's card says more of the list before, it is no new list.
      if (verdict.shown.length > 1 || shown.length === 0 || !shown.includes(verdict.shown[0] ?? shown[0])) shown = verdict.shown;
    }
  }
  console.log(`${'kind'.padEnd(12)} turns right  acts  wrong acts  words   first p95   whole p95`);
  const table = [
    ...kindsOf(verdicts),
    ['tuned', verdicts.filter((one) => !one.isHeldOut)],
    ['kept apart', verdicts.filter((one) => one.isHeldOut)],
    ['all', verdicts],
  ];
  for (const [kind, some] of table) {
    const { turns, right, acts, wrongActs, words, first, whole } = figuresOf(some);
    console.log(
      `${kind.padEnd(12)} ${String(turns).padStart(5)} ${`${(100 * right).toFixed(0)} %`.padStart(5)} ${acts.padStart(6)} ${String(wrongActs).padStart(10)} ${words.toFixed(0).padStart(6)} ${first.toFixed(0).padStart(8)} ms ${whole.toFixed(0).padStart(7)} ms`,
    );
  }
  console.log(`${dialogues.length} dialogues`);
  if (option('failed'))
    for (const { kind, question, wanted, why, text, names, isHeldOut } of verdicts)
      if (why && (!isHeldOut || option('all')))
        console.log(
          `\n${kind}: ${question}\n  wanted ${wanted}: ${why}\n  ${text.slice(0, 200).replaceAll('\n', ' / ')}\n  ${names.join(' ')}`,
        );
  process.exitCode = option('quiet') || figuresOf(verdicts).wrongActs === 0 ? 0 : 1;
} finally {
  clearInterval(awake);
  await app.close();
  await model?.close();
  await stop();
}
