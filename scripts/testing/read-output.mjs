// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of the runners
export const withoutColours = (output) => output.replace(/\u001b\[[0-9;]*m/g, '');

const ofTests = [
  /Tests:.*?(?:(?<failed>\d+) failed, )?(?:\d+ skipped, )?(?<passed>\d+) passed/,
  /Tests:\s+(?<failed>\d+) failed,(?! \d+ passed)/,
  /(?<passed>\d+) passing\b/,
  /(?<failed>\d+) failing\b/,
  // node --test
  /^ℹ pass (?<passed>\d+)/,
  /^ℹ fail (?<failed>\d+)/,
];

/**
 * How many tests jest, mocha and node --test say they ran.
 * @param {string} output without colours
 * @returns {{ passed: number, failed: number }}
 */
export function countTests(output) {
  const counts = { passed: 0, failed: 0 };
  for (const line of output.split('\n')) {
    const found = ofTests.map((pattern) => pattern.exec(line)?.groups).find(Boolean);
    counts.passed += Number(found?.passed ?? 0);
    counts.failed += Number(found?.failed ?? 0);
  }
  return counts;
}

const seconds = (number, unit) => Number(number) * ({ ms: 0.001, s: 1, m: 60 }[unit] ?? 1);

/** Files in one browser session have one time. */
const nameOf = (files) => (files.length === 1 ? files[0] : `(${files.length} files)`);

/**
 * The test files whose runner told how long they took. jest: `mall-api:test: PASS src/a.test.ts (5.4 s)`, WebdriverIO: `[chrome #0-1] » /e2e/a.smoke.ts` and
 * later `[chrome #0-1] 5 passing (4s)`.
 * @param {string} output without colours
 * @param {string} step whose output it is
 * @returns {{ file: string, seconds: number }[]}
 */
export function slowFiles(output, step) {
  const found = [];
  const specs = new Map();
  for (const line of output.split('\n')) {
    const jest = /^(?:(?<workspace>[@\w/-]+):test: )?(?:PASS|FAIL) (?<file>\S+) \((?<number>[\d.]+) (?<unit>m?s)\)/.exec(line)?.groups;
    if (jest) found.push({ file: `${jest.workspace ?? step} ${jest.file}`, seconds: seconds(jest.number, jest.unit) });
    const spec = /^\[(?<worker>[^\]]+)\] » (?<file>\S+)/.exec(line)?.groups;
    if (spec) specs.set(spec.worker, [...(specs.get(spec.worker) ?? []), spec.file]);
    const end = /^\[(?<worker>[^\]]+)\] \d+ passing \((?:(?<minutes>\d+)m )?(?<number>[\d.]+)(?<unit>ms|s|m)\)/.exec(line)?.groups;
    if (end && specs.has(end.worker))
      found.push({
        file: `${step.split(' (')[0].replace('browser: ', '')} ${nameOf(specs.get(end.worker))}`,
        seconds: Number(end.minutes ?? 0) * 60 + seconds(end.number, end.unit),
      });
  }
  return found;
}
