import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawnDocuments } from '../infra/demo/src/documents/documents.ts';
import { figuresOf, judgeDocument } from '../infra/demo/src/documents/measure.ts';
import { embeddedOcr } from '../infra/mall-api/src/adapters/ocr/embedded/embedded-ocr.ts';
import { readPictures } from '../infra/mall-api/src/adapters/ocr/read-picture.ts';
import { ocrService } from '../infra/mall-api/src/modules/ocr/ocr.service.ts';

// Are documents read? `npm run documents` draws licences, cards, invoices and addresses of invented companies and people, clean, turned, dark, noisy, as bad JPEGs and as a phone sees
// them, reads them as the API does, and says how many fields are right, wrong and empty. Half of them are kept apart: nothing is tuned on those. `-- --failed`
// lists what isn't right (of those kept apart only with `--all`), `-- --only=idBack` takes those whose name fits.

const option = (name) => process.argv.find((one) => one === `--${name}` || one.startsWith(`--${name}=`));
const kept = join(import.meta.dirname, 'results/documents.json');
const percent = (share) => `${(share * 100).toFixed(1)} %`.padStart(8);
const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK']).toString());

/** Seconds that a process has computed, and the most memory it ever held, in MB. */
function spentBy(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1];
  return { cpu: (Number(fields[11]) + Number(fields[12])) / ticksPerSecond, peakMb: Number(peak) / 1024 };
}

const model = embeddedOcr();
const ocr = readPictures(model);
const only = option('only')?.split('=')[1];
const verdicts = [];
const seconds = [];
const cpu = [];
let peakMb = 0;
for (const [at, document] of drawnDocuments().entries()) {
  if (only && !new RegExp(only).test(document.name)) continue;
  const content = await document.draw();
  // Another person each time: one has ten readings a minute.
  const service = ocrService({ files: {}, ocr, log: console });
  const before = model.pid() === undefined ? 0 : spentBy(model.pid()).cpu;
  const began = performance.now();
  const read = await service
    .read(document.kind, { kpId: at }, async () => content)
    .catch((error) => void (error.reason ?? console.error(error)));
  seconds.push((performance.now() - began) / 1000);
  // A reader that has read enough has ended: what it spent went with it.
  if (model.pid() !== undefined) {
    const spent = spentBy(model.pid());
    cpu.push(Math.max(spent.cpu - before, 0));
    peakMb = Math.max(peakMb, spent.peakMb);
  }
  verdicts.push(...judgeDocument(document, read));
}
ocr.end();

const rows = {};
const row = (name, among) => {
  rows[name] = figuresOf(verdicts.filter(({ document }) => among(document)));
};
for (const kind of new Set(verdicts.map(({ document }) => document.kind))) row(kind, (one) => one.kind === kind);
for (const look of new Set(verdicts.map(({ document }) => document.look))) row(look, (one) => one.look === look);
row('tuned on', (one) => !one.isHeldOut);
row('kept apart', (one) => one.isHeldOut);
for (const look of ['clean', 'photographed']) row(`kept apart, ${look}`, (one) => one.isHeldOut && one.look === look);
row('all', () => true);
const before = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {};
console.log(`${'documents'.padEnd(28)} fields    right    wrong    empty   before: right`);
for (const [name, { fields, right, wrong, empty }] of Object.entries(rows)) {
  const figures = `${percent(right)} ${percent(wrong)} ${percent(empty)}   ${before[name] ? percent(before[name].right) : ''}`;
  console.log(`${name.padEnd(28)} ${String(fields).padStart(6)} ${figures}`);
}
const middle = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1].toFixed(1);
console.log(
  `${seconds.length} documents: ${middle(seconds)} s each, ${Math.max(...seconds).toFixed(1)} s at most; the model computed ${middle(cpu)} s each, ${Math.max(...cpu).toFixed(1)} s at most, and held ${peakMb.toFixed(0)} MB at its peak`,
);
if (option('failed'))
  for (const { document, field, wanted, got, verdict } of verdicts)
    if (verdict !== 'right' && (!document.isHeldOut || option('all')))
      console.log(`${verdict.padEnd(6)} ${document.name}, ${field}: ${got || '–'} for ${wanted || 'nothing'}`);
if (!only) {
  mkdirSync(join(kept, '..'), { recursive: true });
  writeFileSync(kept, JSON.stringify(rows, null, 2));
}
