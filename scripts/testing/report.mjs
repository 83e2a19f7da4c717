const minutes = (ms) => (ms / 60_000).toFixed(1).padStart(5);
const slowest = 10;

/**
 * Prints what failed and why, a table of the steps with minutes and counts, the slowest files, and the line that counts all.
 * @param {{ step: { name: string, part: string }, passed: boolean, isSkipped?: true, ms?: number, counts?: { passed: number, failed: number }, slow?: { file: string, seconds: number }[], reason?: string }[]} results
 * @param {number} wallMs
 * @returns {boolean} everything passed
 */
export function report(results, wallMs, print = (text) => process.stdout.write(text)) {
  const failures = results.filter(({ passed }) => !passed);
  for (const { step, reason } of failures) if (reason) print(`\n── what failed in ${step.name}\n\n${reason}\n`);
  print('\n minutes  passed  failed  step\n');
  for (const { step, ms = 0, counts = { passed: 0, failed: 0 }, isSkipped } of results)
    print(
      `   ${minutes(ms)}  ${String(counts.passed).padStart(6)}  ${String(counts.failed).padStart(6)}  ${step.name}${isSkipped ? ' (not run)' : ''}\n`,
    );
  const files = results.flatMap(({ slow = [] }) => slow).sort((a, b) => b.seconds - a.seconds);
  if (files.length) print('\n seconds  the slowest files\n');
  for (const { file, seconds } of files.slice(0, slowest)) print(`   ${seconds.toFixed(1).padStart(5)}  ${file}\n`);
  const sum = (key) => results.reduce((total, { counts }) => total + (counts?.[key] ?? 0), 0);
  print(`\n${failures.length ? `Failed: ${failures.map(({ step }) => step.name).join(', ')}` : 'Everything passed.'}\n`);
  print(`In ${(wallMs / 60_000).toFixed(1)} minutes.\n`);
  print(`${sum('passed')} passed, ${Math.max(sum('failed'), failures.length)} failed\n`);
  return failures.length === 0;
}
