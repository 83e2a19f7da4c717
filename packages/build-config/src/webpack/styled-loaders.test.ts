import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
// @ts-expect-error a loader, which webpack reads as it is
import joinRules from './join-rules.mjs';
// @ts-expect-error a loader, which webpack reads as it is
import shortIds from './short-ids.mjs';

const run = (loader: (this: object, source: string) => void, source: string) => {
  let made = '';
  loader.call({ callback: (_: unknown, text: string) => (made = text) }, source);
  return made;
};

test('a component’s name is short, the same in every build, and another’s is another', () => {
  const named = (id: string) => /componentId: "([^"]+)"/.exec(run(shortIds, `styled.div.withConfig({ componentId: "${id}" })`))![1]!;
  expect(named('mf-search__sc-48bd246c-0')).toMatch(/^s[0-9a-z]{1,7}$/);
  expect(named('mf-search__sc-48bd246c-0')).toBe(named('mf-search__sc-48bd246c-0'));
  const all = ['mf-search', 'mf-credit', 'shell'].flatMap((area) => [0, 1, 2].map((at) => named(`${area}__sc-48bd246c-${at}`)));
  expect(new Set(all).size).toBe(9);
});

test('both builds of the installed styled-components join their rules, and one that is written otherwise is refused', () => {
  const folder = join(dirname(createRequire(import.meta.url).resolve('styled-components/package.json')), 'dist');
  for (const file of ['styled-components.esm.js', 'styled-components.browser.esm.js']) {
    const source = readFileSync(join(folder, file), 'utf8');
    const joined = run(joinRules, source);
    expect(joined).toContain('[e.join("")]');
    expect(joined.length).toBeGreaterThan(source.length);
  }
  expect(() => run(joinRules, 'export const styled = 1')).toThrow('styled-components');
});
