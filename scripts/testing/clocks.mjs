/** What a test's source may not have, by kind: each makes it depend on how fast the machine is, or starts what all share. */
const kinds = {
  clock: /(?:performance\.now\(\)|process\.hrtime\S*\))\s*[-<>]|Date\.now\(\) (?:- (?!\d)|[<>])|\b(?:threadC|c)puUsage\(|\bslowness\(/,
  sleep: /browser\.pause\(|await (?:new Promise\(.*setTimeout\(\w+, [1-9]|(?:wait|sleep|delay)\([1-9])/,
  start: /puppeteer\.launch\(|spawn\([^,]*chrom|new EmbeddedPostgres\(|\binitdb\b|\b(?:startEmbeddedServer|anOwnServer)\(/,
};
/** A moment between two looks at what is waited for. */
const looksAgain = /\b(?:while|for) \(/;

/** @returns {{ kind: 'clock' | 'sleep' | 'start', line: number }[]} where a test depends on time, or starts a browser or a database of its own */
export const clocksIn = (/** @type {string} */ text) => {
  const lines = text.split('\n');
  return lines.flatMap((line, at) =>
    Object.entries(kinds)
      .filter(
        ([kind, sign]) => sign.test(line) && !(kind === 'sleep' && looksAgain.test(lines.slice(Math.max(0, at - 5), at + 1).join('\n'))),
      )
      .map(([kind]) => ({ kind, line: at + 1 })),
  );
};
