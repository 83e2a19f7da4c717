const heading = /^(\d+)\. /;
const quoted = /^\s*(?:\*|\/\/|--)? ?/;
const citation = /\(rules?\s+[a-z][^()]*\)/g;
const ownCitation = /\(rules?\s+[a-z\d][^()]*\)/g;
const fromTo = /^(\d+)(?:–(\d+))?$/;

/**
 * The rules of a page of docs/domain.
 * @param {string} markdown
 * @returns {{ number: number, text: string }[]} in the order they stand; a rule ends with the next one or a heading
 */
export function rulesOf(markdown) {
  const rules = [];
  let open;
  for (const line of markdown.split('\n')) {
    const [, number] = heading.exec(line) ?? [];
    if (number) {
      open = { number: Number(number), text: '' };
      rules.push(open);
    } else if (line.startsWith('#')) open = undefined;
    if (open) open.text += `${line.trim()} `;
  }
  return rules;
}

/**
 * What a text cites: `(rule login 4)`, `(rules login 4, 7–9; cart 2)`, also where a comment breaks its line in between.
 * @param {string} text of any source
 * @param {string} [own] the noun that a number without one belongs to, on the pages of docs/domain
 * @returns {{ said: string, noun: string, number: number }[]} `number` is NaN where the citation can't be read
 */
export function citationsIn(text, own) {
  const whole = text.includes('(rule')
    ? text
        .split('\n')
        .map((line) => line.replace(quoted, ''))
        .join(' ')
    : '';
  return (whole.match(own ? ownCitation : citation) ?? []).flatMap((said) =>
    said
      .replace(/^\(rules?\s+|\)$/g, '')
      .split(';')
      .flatMap((part) => readPart(part.trim(), said, own)),
  );
}

function readPart(part, said, own) {
  const [, noun = own, numbers = ''] = /^(?:([a-z][a-z-]*) )?(\d.*)$/.exec(part) ?? [];
  return numbers.split(',').flatMap((one) => {
    const [, from, to = from] = fromTo.exec(one.trim()) ?? [];
    const first = Number(from);
    const last = Number(to);
    if (!noun || !(first <= last)) return [{ said, noun: noun ?? '', number: Number.NaN }];
    return Array.from({ length: last - first + 1 }, (_, index) => ({ said, noun, number: first + index }));
  });
}

/**
 * The rows of docs/domain/figures.md.
 * @param {string} markdown
 * @returns {{ figure: string, value: string, noun: string, number: number }[]}
 */
export const figuresOf = (markdown) =>
  [...markdown.matchAll(/^\| ([^|]+?) +\| ([^|]+?) +\| ([a-z-]+) (\d+) +\|$/gm)].map(([, figure, value, noun, number]) => ({
    figure,
    value,
    noun,
    number: Number(number),
  }));
