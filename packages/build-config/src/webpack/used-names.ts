import { parse } from 'acorn';

/** What a piece of code mentions. */
export interface Names {
  /** Every property read, destructured, set or called, and every text that could be a property's name. */
  fields: Set<string>;
  /** 'search.hasSku': two names in a row, as members (`sdk.search.hasSku`) or as one text (`call('search.hasSku')`). */
  pairs: Set<string>;
  /** '/api/assistant/Ask': addresses of the API that are asked without the client; of a template what stands before its first value. */
  paths: Set<string>;
}

export const noNames = (): Names => ({ fields: new Set(), pairs: new Set(), paths: new Set() });

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
const name = /^[A-Za-z_$][\w$]*$/;
const pair = /^[A-Za-z_]\w*\.[A-Za-z_]\w*$/;

/** The name of a member or key, written plainly or as a text: `a.b`, `a['b']`, `{ b }`, `{ 'b': 1 }`. */
function nameOf(key: unknown, computed: unknown): string | undefined {
  if (!isNode(key)) return undefined;
  if (key.type === 'Identifier' && !computed) return key.name as string;
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : undefined;
}

/** `sdk.search?.hasSku`: the name before the last one, or the variable that stands there. */
function ownerOf(object: unknown): string | undefined {
  if (!isNode(object)) return undefined;
  if (object.type === 'ChainExpression') return ownerOf(object.expression);
  if (object.type === 'Identifier') return object.name as string;
  return object.type === 'MemberExpression' ? nameOf(object.property, object.computed) : undefined;
}

function takeText(text: string, names: Names) {
  if (name.test(text)) names.fields.add(text);
  else if (pair.test(text)) names.pairs.add(text);
  else if (text.startsWith('/api/')) names.paths.add(text.split('?')[0]!);
}

function take(node: Node, names: Names) {
  if (node.type === 'MemberExpression') {
    const property = nameOf(node.property, node.computed);
    if (!property) return;
    names.fields.add(property);
    const owner = ownerOf(node.object);
    if (owner) names.pairs.add(`${owner}.${property}`);
  } else if (node.type === 'Property') {
    const key = nameOf(node.key, node.computed);
    if (key) names.fields.add(key);
    // `const { search: { hasSku } } = sdk`
    const inner = isNode(node.value) && node.value.type === 'ObjectPattern' ? (node.value.properties as Node[]) : [];
    for (const each of inner) {
      const own = nameOf(each.key, each.computed);
      if (key && own) names.pairs.add(`${key}.${own}`);
    }
  } else if (node.type === 'VariableDeclarator' && isNode(node.id) && node.id.type === 'ObjectPattern') {
    // `const { hasSku } = sdk.search`
    const owner = ownerOf(node.init);
    for (const each of node.id.properties as Node[]) {
      const own = nameOf(each.key, each.computed);
      if (owner && own) names.pairs.add(`${owner}.${own}`);
    }
  } else if (node.type === 'Literal' && typeof node.value === 'string') {
    takeText(node.value, names);
  } else if (node.type === 'TemplateElement') {
    takeText((node.value as { cooked?: string }).cooked ?? '', names);
  }
}

/**
 * Collects what a module mentions. More than it uses, never less: a name counts wherever it stands, because data wanders
 * through variables, spreads and tables of columns.
 * @param source JavaScript, an ES module
 */
export function collectNames(source: string, names: Names): void {
  const waiting: unknown[] = [parse(source, { ecmaVersion: 'latest', sourceType: 'module', allowHashBang: true })];
  while (waiting.length) {
    const value = waiting.pop();
    if (Array.isArray(value)) waiting.push(...value);
    else if (isNode(value)) {
      take(value, names);
      for (const [key, child] of Object.entries(value)) if (typeof child === 'object' && child && key !== 'value') waiting.push(child);
      if (isNode(value.value)) waiting.push(value.value);
    }
  }
}
