// npm test: every check and every test there is, from a fresh clone. `npm test -- --only=checks|units|browser` runs a part.
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { runToEnd } from './processes.mjs';
import { whatFailed } from './testing/what-failed.mjs';

const only = process.argv.find((one) => one.startsWith('--only='))?.slice(7);
const wants = (part) => !only || only === part;
const started = Date.now();
const counts = { passed: 0, failed: 0 };
const failures = [];
const reasons = [];

const patterns = [
  /Tests:.*?(?:(?<failed>\d+) failed, )?(?:\d+ skipped, )?(?<passed>\d+) passed/,
  /(?<passed>\d+) passing\b/,
  /(?<failed>\d+) failing\b/,
  // node --test
  /^ℹ pass (?<passed>\d+)/,
  /^ℹ fail (?<failed>\d+)/,
];
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of the runners
const withoutColours = (output) => output.replace(/\u001b\[[0-9;]*m/g, '');
function count(output) {
  for (const line of withoutColours(output).split('\n')) {
    const found = patterns.map((pattern) => pattern.exec(line)?.groups).find(Boolean);
    if (!found) continue;
    counts.passed += Number(found.passed ?? 0);
    counts.failed += Number(found.failed ?? 0);
  }
}

async function step(title, command, options = {}) {
  const begun = Date.now();
  process.stdout.write(`\n── ${title}\n`);
  let output = '';
  const onLine = (line) => {
    output += `${line}\n`;
    return options.quiet ? false : !/npm warn|EBADENGINE/.test(line);
  };
  try {
    await runToEnd(command, { env: { FORCE_COLOR: '0', ...options.env }, onLine });
    count(output);
    if (options.countsAsTest) counts.passed += 1;
    process.stdout.write(`── ${title}: done in ${((Date.now() - begun) / 1000).toFixed(0)} s\n`);
    return true;
  } catch (error) {
    count(output);
    if (options.countsAsTest) counts.failed += 1;
    failures.push(title);
    reasons.push(`${title}\n\n${whatFailed(withoutColours(output)).join('\n\n') || error.message}`);
    process.stdout.write(options.quiet ? `${error.message}\n` : `── ${title}: FAILED\n`);
    return false;
  }
}

if (wants('checks')) {
  await step('format and lint', ['npx', 'biome', 'check', '.', '--diagnostic-level=error'], { quiet: true, countsAsTest: true });
  await step('who imports whom', ['npx', 'depcruise', '--config', '.dependency-cruiser.cjs', ...globSync('{shell,mf-*,packages,infra}')], {
    quiet: true,
    countsAsTest: true,
  });
  await step('nothing unused', ['npx', 'knip', '--no-config-hints'], { quiet: true, countsAsTest: true });
  await step('types', ['npx', 'turbo', 'run', 'types', '--output-logs=errors-only', '--concurrency=2'], {
    quiet: true,
    countsAsTest: true,
  });
}
if (wants('units')) {
  await step('the scripts’ own tests', [process.execPath, '--test', '--test-reporter=spec', ...globSync('scripts/testing/*.test.mjs')]);
  await step('unit and service tests', ['npx', 'turbo', 'run', 'test', '--output-logs=full', '--concurrency=1', '--continue']);
}
if (wants('browser')) {
  ensureBrowser();
  const built = await step('build', ['npx', 'turbo', 'run', 'build', '--output-logs=errors-only', '--concurrency=2'], {
    quiet: true,
    countsAsTest: true,
  });
  if (built)
    await step('the platform’s own code within 12 KB', [process.execPath, 'bench/platform-size.mjs', '--limit', '12288'], {
      quiet: true,
      countsAsTest: true,
    });
  if (built) {
    const { openSite } = await import('../packages/build-config/src/e2e/site.ts');
    process.stdout.write('\n── starting a site of its own for the browser tests\n');
    const site = await openSite().catch((error) => {
      failures.push('starting the site');
      process.stdout.write(`${error.message}\n`);
    });
    if (site) {
      const env = { MALL_SITE: site.url, MALL_SITE_API: site.apiUrl, MALL_SITE_DATA: site.dataFolder };
      for (const area of globSync('{mf-*,shell}').sort()) {
        if (!existsSync(join(area, 'e2e'))) continue;
        await step(`browser: ${area}`, ['npm', 'run', 'e2e', '-w', area], { env });
      }
      // Last, because it kills the database.
      await step('browser: when things break', ['npm', 'run', 'failures', '-w', 'shell'], { env });
      for (const [title, file] of [
        ['a new area, from nothing to live', 'scripts/new-area.test.mjs'],
        ['an area in a repository of its own', 'scripts/pack.test.mjs'],
      ])
        await step(title, [process.execPath, '--test', '--test-reporter=spec', file], { env });
      await site.close();
    }
  }
}

for (const reason of reasons) process.stdout.write(`\n── what failed in ${reason}\n`);
process.stdout.write(
  `\n${failures.length ? `Failed: ${failures.join(', ')}\n` : 'Everything passed.\n'}In ${((Date.now() - started) / 60_000).toFixed(1)} minutes.\n`,
);
process.stdout.write(`${counts.passed} passed, ${Math.max(counts.failed, failures.length)} failed\n`);
process.exit(failures.length ? 1 : 0);
