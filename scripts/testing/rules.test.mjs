import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { test } from 'node:test';
import { filesOfRepository } from './files-of-repository.mjs';
import { citationsIn, figuresOf, rulesOf } from './rules.mjs';

const files = filesOfRepository();
const read = (file) => readFileSync(file, 'utf8');
const pages = files.filter((file) => /^docs\/domain\/[^/]+\.md$/.test(file) && basename(file) !== 'README.md');
const nounOf = (file) => basename(file, '.md');
const rules = new Map(pages.map((file) => [nounOf(file), rulesOf(read(file))]));
const ruleOf = (noun, number) => rules.get(noun)?.find((rule) => rule.number === number);
const sources = files.filter((file) => /\.(ts|tsx|mjs|cjs|sql|css|md)$/.test(file) && file !== 'scripts/testing/rules.test.mjs');

test('a citation is read wherever it stands, and one that makes no sense is told', () => {
  const read = (text, own) => citationsIn(text, own).map(({ noun, number }) => `${noun} ${number}`);
  assert.deepEqual(read('/** Locked (rules payment 21, 23; login 3–5). */'), ['payment 21', 'payment 23', 'login 3', 'login 4', 'login 5']);
  assert.deepEqual(read('   * As said (rules login\n   * 4, 5).'), ['login 4', 'login 5']);
  assert.deepEqual(read('see (rule 4)', 'cart'), ['cart 4']);
  assert.deepEqual(read('(rule login four), (rules login 5–4)'), [' NaN', 'login NaN']);
  assert.deepEqual(read('(rule === 3 ? a : b), rules 3 and 4 (rules 3 and 4)'), []);
});

test('rules end with the next one, or with a heading', () => {
  assert.deepEqual(rulesOf('# A\n1. One\n   more\n\n## B\nwords\n2. Two'), [
    { number: 1, text: '1. One more  ' },
    { number: 2, text: '2. Two ' },
  ]);
});

test('the rules of a page are numbered from 1 without gaps', () => {
  assert.ok(pages.length > 30);
  for (const [noun, own] of rules)
    if (noun !== 'figures')
      assert.deepEqual(
        own.map(({ number }) => number),
        own.map((_, index) => index + 1),
        `docs/domain/${noun}.md`,
      );
});

test('every rule that is cited exists', () => {
  const missing = sources.flatMap((file) => {
    const own = pages.includes(file) ? nounOf(file) : undefined;
    return citationsIn(read(file), own)
      .filter(({ noun, number }) => !ruleOf(noun, number))
      .map(({ said, noun, number }) => `${file}: ${said}${Number.isNaN(number) ? ' can’t be read' : `, there is no ${noun} ${number}`}`);
  });
  assert.deepEqual(missing, []);
});

test('nothing cites what only some can read', () => {
  const old = /(?:storefront|trading) sections? \d|domain decisions?,|\bthe specification\b|\.\.\/shared\//i;
  assert.deepEqual(
    sources.filter((file) => old.test(read(file))),
    [],
  );
});

test('every figure stands in the rule that is named beside it', () => {
  const figures = figuresOf(read('docs/domain/figures.md'));
  assert.equal(figures.length, read('docs/domain/figures.md').match(/^\| [^-]/gm).length - 1, 'a row that can’t be read');
  for (const { figure, value, noun, number } of figures)
    assert.ok(ruleOf(noun, number)?.text.includes(value), `${figure}: ${noun} ${number} doesn’t say ${value}`);
});

test('the table of pages names every page of docs/domain', () => {
  const listed = [...read('docs/domain/README.md').matchAll(/^\| \[([a-z-]+)\]\(\1\.md\) +\|/gm)].map(([, noun]) => noun);
  assert.deepEqual(listed, [...rules.keys()].sort());
});
