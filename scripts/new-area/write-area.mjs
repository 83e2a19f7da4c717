import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const template = join(import.meta.dirname, 'template');

/**
 * Writes the template's files under the names of a new area.
 * @param {string} folder
 * @param {{ slug: string, pascal: string, title: string }} names
 */
export function writeArea(folder, { slug, pascal, title }) {
  const named = (text) => text.replaceAll('new-area', slug).replaceAll('NewArea', pascal).replaceAll('新区域', title);
  for (const file of globSync('**/*', { cwd: template })) {
    if (statSync(join(template, file)).isDirectory()) continue;
    const path = join(folder, named(file));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, named(readFileSync(join(template, file), 'utf8')));
  }
}
