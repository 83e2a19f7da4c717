import { parse } from 'acorn';
import type webpack from 'webpack';
import { isOurs } from './used-calls.ts';

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
const textOf = (value: unknown) => (isNode(value) && value.type === 'Literal' && typeof value.value === 'string' ? value.value : undefined);
const jsxFunction = /^_?jsx(s|DEV)?$/;

/** `jsx(Slot, { name: 'add-to-cart' })` as JSX compiles to, or `platform.widget('search-box')`. */
function slotOf({ callee, arguments: given }: Node): string | undefined {
  const [first, second] = given as unknown[];
  if (!isNode(callee)) return undefined;
  if (callee.type === 'MemberExpression' && isNode(callee.property) && callee.property.name === 'widget') return textOf(first);
  if (callee.type !== 'Identifier' || !jsxFunction.test(callee.name as string)) return undefined;
  if (!isNode(first) || first.name !== 'Slot' || !isNode(second) || second.type !== 'ObjectExpression') return undefined;
  const name = (second.properties as Node[]).find(({ key }) => isNode(key) && (key.name === 'name' || key.value === 'name'));
  return textOf(name?.value);
}

/**
 * The slots a module shows: places that other areas fill.
 * @param source JavaScript, an ES module whose JSX is compiled
 */
export function slotsIn(source: string): string[] {
  if (!/\bSlot\b|\.widget\(/.test(source)) return [];
  const found: string[] = [];
  const waiting: unknown[] = [parse(source, { ecmaVersion: 'latest', sourceType: 'module', allowHashBang: true })];
  while (waiting.length) {
    const value = waiting.pop();
    if (Array.isArray(value)) waiting.push(...value);
    else if (isNode(value)) {
      const slot = value.type === 'CallExpression' ? slotOf(value) : undefined;
      if (slot) found.push(slot);
      waiting.push(...Object.values(value).filter((child) => typeof child === 'object' && child !== null));
    }
  }
  return found;
}

/** The slots of every module of a compilation, sorted, each once. */
export function usedSlots(modules: Iterable<webpack.Module>): string[] {
  const slots = new Set<string>();
  for (const module of modules) {
    const path = 'resource' in module && typeof module.resource === 'string' ? module.resource.split('?')[0]! : '';
    const source = isOurs(path) ? module.originalSource()?.source() : undefined;
    if (source !== undefined) for (const slot of slotsIn(source.toString())) slots.add(slot);
  }
  return [...slots].sort();
}
