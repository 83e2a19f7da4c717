/** How the runners begin what they say of one failed test: jest ●, node --test ✖, mocha's numbers. */
const heading = /^(?:\s*(?:● |✖ )|\[[^\]]+\] \d+\) )\S/;
const most = 15;
const widest = 400;

/**
 * What a runner said of the tests that failed, cut out of all that it printed, so that the end of a long run names them.
 * @param {string} output without colours
 * @returns {string[]} one text a failed test: its heading and what followed it, up to 15 lines of 400 letters
 */
export function whatFailed(output) {
  const found = [];
  let open;
  for (const line of output.split('\n')) {
    if (heading.test(line) && !/● Console/.test(line)) {
      open = [line];
      found.push(open);
    } else if (/^-{20,}|^(PASS|FAIL|Tests:) /.test(line)) open = undefined;
    else if (open && open.length < most) open.push(line);
  }
  // Some runners say it twice: where it happened, and at the end.
  return found
    .map((lines) =>
      lines
        .map((line) => line.slice(0, widest))
        .join('\n')
        .trimEnd(),
    )
    .filter((text, index, all) => all.indexOf(text) === index);
}
