import { ServerStyleSheet } from 'styled-components';

/** Rules by component and class. What a component looks like follows from its class, so they are the same on every page. */
const known = new Map<string, string[]>();
/** A component whose styles follow its props has many classes; those of the last pages stay. */
const most = 4000;

/**
 * A style sheet of one page that remembers what the pages before it compiled: a new one would parse the styles of every component it shows, which were a
 * tenth of a page's rendering.
 */
export function sheetWithMemory(): ServerStyleSheet {
  const sheet = new ServerStyleSheet();
  const { instance } = sheet;
  const { hasNameForId, insertRules } = instance;
  instance.insertRules = (id, name, rules) => {
    if (known.size >= most) known.clear();
    known.set(`${id} ${name}`, typeof rules === 'string' ? [rules] : rules);
    insertRules.call(instance, id, name, rules);
  };
  instance.hasNameForId = (id, name) => {
    if (hasNameForId.call(instance, id, name)) return true;
    const rules = known.get(`${id} ${name}`);
    if (rules) insertRules.call(instance, id, name, rules);
    return !!rules;
  };
  return sheet;
}
