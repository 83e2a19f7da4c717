import { existsSync, readFileSync } from 'node:fs';

const minutes = (ms) => (ms / 60_000).toFixed(1).padStart(5);
const most = 10;

/**
 * The test files that computed longest.
 * @param {string} costs a file with a line `<seconds> <file>` for each, as `MALL_TEST_CPU` makes the runner write it
 * @returns {{ seconds: number, file: string }[]} at most ten, the dearest first; none where the system doesn't tell
 */
export const dearestFiles = (costs) =>
  (existsSync(costs) ? readFileSync(costs, 'utf8').trim().split('\n') : [])
    .map((line) => ({ seconds: Number.parseFloat(line), file: line.slice(line.indexOf(' ') + 1) }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, most);

/**
 * Prints what failed and why, a table of the steps (minutes on the clock, minutes of computing on all cores, counts), the dearest files, and the line that counts all.
 * @param {{ step: { name: string, part: string }, passed: boolean, isSkipped?: true, ms?: number, computed?: number, counts?: { passed: number, failed: number }, reason?: string }[]} results `computed` in seconds
 * @param {number} wallMs
 * @param {ReturnType<typeof dearestFiles>} files
 * @returns {boolean} everything passed
 */
export function report(results, wallMs, files, print = (text) => process.stdout.write(text)) {
  const failures = results.filter(({ passed }) => !passed);
  for (const { step, reason } of failures) if (reason) print(`\n── what failed in ${step.name}\n\n${reason}\n`);
  print('\n minutes  computing  passed  failed  step\n');
  for (const { step, ms = 0, computed, counts = { passed: 0, failed: 0 }, isSkipped } of results) {
    const cost = computed === undefined ? ''.padStart(9) : minutes(computed * 1000).padStart(9);
    const [passed, failed] = [counts.passed, counts.failed].map((count) => String(count).padStart(6));
    print(`   ${minutes(ms)}  ${cost}  ${passed}  ${failed}  ${step.name}${isSkipped ? ' (not run)' : ''}\n`);
  }
  if (files.length) print('\n seconds  the files that computed longest\n');
  for (const { file, seconds } of files) print(`   ${seconds.toFixed(1).padStart(5)}  ${file}\n`);
  const sum = (key) => results.reduce((total, { counts }) => total + (counts?.[key] ?? 0), 0);
  print(`\n${failures.length ? `Failed: ${failures.map(({ step }) => step.name).join(', ')}` : 'Everything passed.'}\n`);
  print(`In ${(wallMs / 60_000).toFixed(1)} minutes.\n`);
  print(`${sum('passed')} passed, ${Math.max(sum('failed'), failures.length)} failed\n`);
  return failures.length === 0;
}
