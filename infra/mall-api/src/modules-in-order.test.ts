import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '../../..');
const plan = readFileSync(join(root, 'docs/house.md'), 'utf8');
const rules = readFileSync(join(root, '.dependency-cruiser.cjs'), 'utf8');
const words = (text = '') => text.match(/[a-z]+(?:-[a-z]+)*/g) ?? [];

test.each([
  ['modules', /Modules, from the ground up: ([^.]*)\./, /const nouns = \[([^;]*)\];/],
  ['processes', /Processes: ([^.]*)\./, /const processes = \[([^;]*)\];/],
])('the %s that are there stand in the plan, in the order that dependency-cruiser holds', (folder, inPlan, inRules) => {
  const there = readdirSync(join(import.meta.dirname, folder), { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map(({ name }) => name);
  const listed = words(inPlan.exec(plan)?.[1]);
  expect(listed.toSorted()).toEqual(there.toSorted());
  expect(words(inRules.exec(rules)?.[1])).toEqual(listed);
});
