import { categoryUrl } from '@mall/domain/catalogue';
import { allLines } from '../catalogue/lines.ts';
import { categoriesOf } from '../catalogue/tree.ts';

/** Third-level categories by name. */
export function categoryIds(): (name: string) => number {
  const ids = new Map([...categoriesOf(allLines).values()].filter(({ level }) => level === 3).map(({ name, id }) => [name, id]));
  return (name) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`no category is called ${name}`);
    return id;
  };
}

/** `[text](分类:name)` becomes a link to the category; a name that no category has fails the filling. */
export const withCategoryLinks = (markdown: string, idOf: (name: string) => number): string =>
  markdown.replace(/\(分类:([^)]+)\)/g, (_, name: string) => `(${categoryUrl(idOf(name))})`);
