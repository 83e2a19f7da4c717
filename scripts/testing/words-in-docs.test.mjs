// Whoever reads at night looks for these words on the screen: they have to stand there as the page says them.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/something-is-broken.md'), 'utf8');
const textOf = (...patterns) =>
  globSync(patterns, { cwd: root, exclude: (name) => /node_modules|dist|\.test\./.test(name) })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');

const screens = textOf('shell/src/**/*.{ts,tsx}', 'infra/desk/src/**/*.{ts,tsx}', 'packages/{mf-kit,ui-kit}/src/**/*.{ts,tsx}');
const command = textOf('infra/cli/src/**/*.ts');

/** A whole text of a screen, not a part of a longer one: what stands around it is no Chinese. */
const stands = (words) => new RegExp(`(?<![\\p{Script=Han}，。])${words}(?![\\p{Script=Han}])`, 'u').test(screens);

const named = [...new Set(page.match(/\p{Script=Han}[\p{Script=Han}，、]*/gu))];

test('the page names words of screens', () => assert.ok(named.length >= 5));
for (const words of named) test(`${words} stands on a screen`, () => assert.ok(stands(words), `no screen of shell or desk says ${words}`));

for (const words of ['ERRORS (1 h)', "can't be served"])
  test(`mall status says ${words}`, () => {
    assert.ok(page.includes(words));
    assert.ok(command.includes(words), `no command says ${words}`);
  });

for (const [command_] of page.matchAll(/(?<=npx mall )[a-z-]+/g))
  test(`mall ${command_} is a command`, () =>
    assert.ok(new RegExp(`^ {2}${command_} `, 'm').test(command), `mall help names no ${command_}`));
