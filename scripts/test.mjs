// npm test: every check and every test there is, from a fresh clone, with what doesn't depend on each other side by side.
// `npm test -- --only=checks|units|browser` runs a part, `--changed[=COMMIT]` what a change since then can break at first hand (HEAD by default).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { affectedSince } from './testing/affected.mjs';
import { planOf } from './testing/plan.mjs';
import { dearestFiles, report } from './testing/report.mjs';
import { runAll } from './testing/schedule.mjs';
import { sitePool } from './testing/sites.mjs';
import { runStep } from './testing/step.mjs';

// A mall's process starts in two thirds of the time, and the tests start a hundred.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/node-compile');

const option = (name) => process.argv.find((one) => one === `--${name}` || one.startsWith(`--${name}=`));
const only = option('only')?.slice('--only='.length);
const parts = ['checks', 'units', 'browser'];
if (only && !parts.includes(only)) {
  process.stderr.write(`--only takes ${parts.join(', ')}, not ${only}\n`);
  process.exit(2);
}
const changed = option('changed');
const affected = changed && affectedSince(changed.slice('--changed='.length) || 'HEAD');
if (affected)
  process.stdout.write(
    `Since ${affected.commit}: ${affected.files.length} files changed, ${affected.tests.length} test files at first hand. What is further away is the whole run's.\n`,
  );

const begun = Date.now();
const folder = mkdtempSync(join(tmpdir(), 'mall-test-'));
process.env.MALL_TEST_CPU = join(folder, 'computing');
const plan = planOf({ affected }).filter(({ part }) => !only || part === only);
const sites = sitePool();
const results = await runAll(plan, (step) => runStep(step, sites), {
  mayBegin: (step, running) => !step.onSite || running.filter(({ onSite }) => onSite).length < sites.size(),
});
await sites.close();
const passed = report(results, Date.now() - begun, dearestFiles(process.env.MALL_TEST_CPU));
rmSync(folder, { recursive: true });
process.exit(passed ? 0 : 1);
