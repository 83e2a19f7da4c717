import type { Element, Nodes, Root } from 'hast';
import { defaultSchema, type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import type { Nodes as MarkdownNodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { toHast } from 'mdast-util-to-hast';
import { gfmTable } from 'micromark-extension-gfm-table';
import { isSafeAddress } from './safe-address.ts';

export interface Rendered {
  html: string;
  /** Its text without any mark. */
  text: string;
  headings: { id: string; text: string }[];
}

const schema: Schema = {
  ...defaultSchema,
  tagNames: [
    ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'del', 'code', 'pre', 'blockquote', 'br', 'hr'],
    ...['a', 'img', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  attributes: { a: ['href'], img: ['src', 'alt'], th: ['align'], td: ['align'], ol: ['start'] },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: [] },
  clobber: [],
};

const mostKept = 600;
const remembered = new Map<string, Rendered>();

/**
 * Markdown of staff or of an import as HTML that may stand in a page (rule content 26). It is cleaned at every reading: nothing that was stored is trusted. Markup in it
 * is no markup.
 * @param prefix begins the ids of its headings, so that two texts of a page have none in common
 */
export function renderMarkdown(markdown: string, prefix = 's'): Rendered {
  const key = `${prefix}\0${markdown}`;
  const known = remembered.get(key);
  if (known) return known;
  const made = render(markdown, prefix);
  if (remembered.size >= mostKept) remembered.delete(remembered.keys().next().value ?? '');
  remembered.set(key, made);
  return made;
}

export const parseMarkdown = (markdown: string) =>
  fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });

function render(markdown: string, prefix: string): Rendered {
  const parsed = parseMarkdown(markdown);
  levelHeadings(parsed);
  const clean = sanitize(toHast(parsed), schema) as Root;
  const headings: Rendered['headings'] = [];
  walk(clean, (node, at, parent) => {
    if (node.tagName === 'h2') {
      const id = `${prefix}-${headings.length + 1}`;
      headings.push({ id, text: textOf(node) });
      node.properties.id = id;
    }
    if (node.tagName === 'a') finishLink(node);
    if (node.tagName === 'img') finishPicture(node);
    if (node.tagName === 'table' && parent) parent.children[at] = scrolling(node);
  });
  return { html: toHtml(clean), text: textOf(clean).replace(/\s+/g, ' ').trim(), headings };
}

/** The page has its title: sections of a text begin with the second level. */
function levelHeadings(node: MarkdownNodes) {
  if (node.type === 'heading') node.depth = Math.min(4, Math.max(2, node.depth)) as 2 | 3 | 4;
  if ('children' in node) for (const child of node.children) levelHeadings(child);
}

function walk(
  node: Nodes,
  visit: (node: Element, at: number, parent: Root | Element | undefined) => void,
  at = 0,
  parent?: Root | Element,
) {
  if ('children' in node) for (const [index, child] of [...node.children].entries()) walk(child, visit, index, node as Root | Element);
  if (node.type === 'element') visit(node, at, parent);
}

export const textOf = (node: Nodes | MarkdownNodes): string =>
  'children' in node
    ? node.children.map((child) => textOf(child)).join(isBlock(node) ? ' ' : '')
    : 'value' in node
      ? String(node.value)
      : '';
const isBlock = (node: Nodes | MarkdownNodes) =>
  node.type === 'root' || ('tagName' in node && /^(table|thead|tbody|tr|ul|ol|blockquote)$/.test(node.tagName));

function finishLink(link: Element) {
  const href = String(link.properties.href ?? '');
  if (!isSafeAddress(href)) link.properties = {};
  // Elsewhere: it gets neither our window nor our good name.
  else if (/^https?:/.test(href)) link.properties = { href, rel: ['nofollow', 'noopener'], target: '_blank' };
}

function finishPicture(picture: Element) {
  const { src, alt } = picture.properties;
  const own = /^\/img\/(?:[\w-]+\/)+[\w.-]+$/.test(String(src ?? ''));
  picture.properties = own ? { src: String(src), alt: String(alt ?? ''), loading: 'lazy', decoding: 'async' } : { alt: String(alt ?? '') };
}

/** A wide table scrolls by itself, with the keyboard too; the page doesn't. */
const scrolling = (table: Element): Element => ({
  type: 'element',
  tagName: 'div',
  properties: { className: ['table'], role: 'group', ariaLabel: '表格', tabIndex: 0 },
  children: [table],
});
