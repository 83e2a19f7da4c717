const between = (text, start, end) => {
  const from = text.indexOf(start);
  return from < 0 ? '' : text.slice(from + start.length, text.indexOf(end, from + start.length));
};
const words = (text) =>
  text
    .replace(/\([^)]*\)|`[^`]*`/g, ' ')
    .split(/[\s,:;.]+/)
    .filter((word) => /^[a-z][a-z-]*$/.test(word));

/**
 * The two lists of names and the table of areas in docs/house.md.
 * @param {string} house the page's text
 */
export function nounsOf(house) {
  const glue = new Set(['and', 'which', 'all', 'share', 'in', 'the', 'contract', 'among', 'events', 'themes', 'of']);
  const table = house.split('\n').filter((line) => /^\| (mf-[a-z-]+|shell|infra\/[a-z]+) +\|/.test(line));
  const rows = table
    .slice(0, table.findIndex((line) => line.includes('infra/console')) + 1)
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return {
    nouns: words(between(house, 'Nouns, the same everywhere:', '\n\n')),
    others: words(between(house, 'Not nouns, and known by name all the same:', '\nA test')).filter((word) => !glue.has(word)),
    areas: new Map(rows.map(([, area, owned]) => [area, words(owned)])),
  };
}

/** @param {readonly string[]} files @param {string} folder @returns {string[]} the names of the folders right below it */
export const foldersIn = (files, folder) => [
  ...new Set(files.filter((file) => file.startsWith(folder)).flatMap((file) => /^([^/]+)\//.exec(file.slice(folder.length))?.[1] ?? [])),
];

/** @returns {string[]} the names of the files right below it, up to their first dot */
export const pagesIn = (files, folder) =>
  files
    .filter((file) => file.startsWith(folder) && !file.slice(folder.length).includes('/'))
    .map((file) => file.slice(folder.length).split('.')[0]);
