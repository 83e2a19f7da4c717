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
