import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { test } from 'node:test';
import { filesOfRepository } from './files-of-repository.mjs';
import { nounsOf } from './nouns.mjs';
import { isAbout, ownersOf, readOwners, teamOf } from './owners.mjs';

const files = filesOfRepository();
const owners = readOwners(readFileSync('CODEOWNERS', 'utf8'));
const workspaces = files.filter((file) => /^(shell|mf-[^/]+|(packages|infra)\/[^/]+)\/package\.json$/.test(file)).map(dirname);
const teamOfFolder = (folder) => teamOf(readFileSync(`${folder}/README.md`, 'utf8'));
const { areas } = nounsOf(readFileSync('docs/house.md', 'utf8'));

test('the last line that fits counts, as GitHub and GitLab read it', () => {
  const read = readOwners('# a word\n*  @m/a\n\n/b/  @m/b @m/c\n/b/*/d/ @m/d\n');
  const whose = (file) => ownersOf(read, file).join(' ');
  assert.deepEqual(['a.ts', 'b/x/y.ts', 'b/x/d/y.ts', 'x/b/y.ts'].map(whose), ['@m/a', '@m/b @m/c', '@m/d', '@m/a']);
  assert.equal(teamOf('Words. Owned by the\nsearch team; more'), '@mall/search');
  assert.equal(teamOf('It is owned.'), undefined);
});

test('every workspace has a line of its own, and it names the team that its README names', () => {
  assert.ok(workspaces.length > 25);
  const folders = new Set([
    ...workspaces,
    ...files.filter((file) => /^infra\/[^/]+\//.test(file)).map((file) => file.split('/', 2).join('/')),
  ]);
  for (const folder of folders) {
    const team = teamOfFolder(folder);
    assert.ok(team, `${folder}/README.md doesn't say "Owned by the … team"`);
    assert.deepEqual(owners.find(({ pattern }) => pattern === `/${folder}/`)?.teams, [team], `/${folder}/ ${team}`);
    assert.deepEqual(ownersOf(owners, `${folder}/package.json`), [team]);
  }
});

test('a noun’s rules and calls, its events and slots belong to the teams whose areas have it in docs/house.md', () => {
  const teams = new Map();
  for (const [area, nouns] of areas)
    for (const noun of nouns) teams.set(noun, [...new Set([...(teams.get(noun) ?? []), teamOfFolder(area)])]);
  for (const file of files) {
    const noun = /^packages\/(?:domain|api-contract)\/src\/([^/]+)\/|^packages\/(?:events|slots)\/src\/([^/]+)\.d\.ts$/.exec(file);
    const own = noun && teams.get(noun[1] ?? noun[2]);
    if (own) assert.deepEqual(ownersOf(owners, file), own, `${file} ${own.join(' ')}`);
  }
});

test('an area’s pipeline on GitHub belongs to its team, as its folder does', () => {
  for (const folder of areas.keys())
    if (!folder.includes('/')) assert.deepEqual(ownersOf(owners, `.github/workflows/${folder}.yml`), [teamOfFolder(folder)]);
});

test('no line is about nothing', () => {
  const idle = owners.filter(({ pattern }) => !files.some((file) => isAbout(pattern, file)));
  assert.deepEqual(idle, []);
});
