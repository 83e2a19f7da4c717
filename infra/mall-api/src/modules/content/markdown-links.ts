import type { Nodes } from 'mdast';
import { parseMarkdown } from './markdown.ts';

export interface MarkdownLinks {
  links: string[];
  pictures: { url: string; alt: string }[];
  /** Markup that would not be shown. */
  markup: string[];
}

/** What a text refers to, for who checks it before it is published (rule content 26). */
export function linksIn(markdown: string): MarkdownLinks {
  const found: MarkdownLinks = { links: [], pictures: [], markup: [] };
  const look = (node: Nodes) => {
    if (node.type === 'link' || node.type === 'definition') found.links.push(node.url);
    if (node.type === 'image') found.pictures.push({ url: node.url, alt: node.alt ?? '' });
    if (node.type === 'html') found.markup.push(node.value.slice(0, 40));
    if ('children' in node) for (const child of node.children) look(child);
  };
  look(parseMarkdown(markdown));
  return found;
}
