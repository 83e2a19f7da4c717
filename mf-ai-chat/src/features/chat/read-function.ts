import type { FuncFrontendArguments, Proposal, Thread } from '@mall/api-contract/assistant';
import { actNames } from './act-names.ts';
import type { Part } from './conversation.ts';

const skuPattern = /^[A-Za-z0-9-]{1,40}$/;
const mostProducts = 20;
const isSku = (value: unknown): value is string => typeof value === 'string' && skuPattern.test(value);
const isText = (value: unknown): value is string => typeof value === 'string';
/** A path of this site; never another host, whatever the assistant says. */
const isPath = (value: unknown): value is string => isText(value) && /^\/(?![/\\])/.test(value);
const objectsIn = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'object' && one !== null).slice(0, 40) : [];

function readProposal(given: Record<string, unknown>): Proposal | undefined {
  const { id, tool, input, title, button, warning, sku } = given;
  const isWhole = isText(id) && /^[\w-]{1,80}$/.test(id) && isText(tool) && actNames.includes(tool) && isText(title) && isText(button);
  if (!isWhole || typeof input !== 'object' || input === null) return undefined;
  const changes = objectsIn(given.changes).map((one) => ({ label: String(one.label ?? ''), value: String(one.value ?? '') }));
  return {
    id,
    tool,
    input: input as Record<string, unknown>,
    title,
    button,
    changes,
    warning: isText(warning) ? warning : '',
    sku: isText(sku) ? sku : '',
  };
}

/** The thread to send along with the next question; undefined for any other function. */
export const threadOf = (name: string, given: Record<string, unknown>): Thread | undefined =>
  name === 'keepThread' && typeof given.thread === 'object' && given.thread !== null
    ? (given as unknown as FuncFrontendArguments['keepThread']).thread
    : undefined;

/**
 * What the page does for a function of the assistant (FuncFrontend). A function this page doesn't know, or one whose arguments make no sense, is told
 * honestly as `unknown`; nothing is guessed, and nothing is done that isn't pressed.
 */
export function readFunction(name: string, given: Record<string, unknown>): Part {
  const { skus, url, title } = given;
  if (name === 'propose') {
    const proposal = readProposal(given);
    if (proposal) return { kind: 'proposal', proposal, state: 'open', message: '' };
  }
  if (name === 'showProducts' && Array.isArray(skus)) {
    const known = [...new Set(skus.filter(isSku).map((one) => one.toUpperCase()))].slice(0, mostProducts);
    if (known.length) return { kind: 'products', skus: known };
  }
  if (name === 'choices') {
    const answers = objectsIn(given.answers).map(({ label, question }) => ({ label: String(label), question: String(question) }));
    if (answers.length) return { kind: 'choices', answers };
  }
  if (name === 'understood') {
    const pieces = objectsIn(given.pieces).map(({ words, question }) => ({ words: String(words), question: String(question) }));
    if (pieces.length) return { kind: 'understood', pieces };
  }
  if (name === 'showTable' && Array.isArray(given.columns) && Array.isArray(given.rows)) {
    const rows = given.rows.slice(0, 60).map((row) => (Array.isArray(row) ? row.map(String) : []));
    return { kind: 'table', title: isText(title) ? title : '', columns: given.columns.map(String), rows };
  }
  if (name === 'openPage' && isPath(url)) return { kind: 'page', url, title: isText(title) && title ? title.slice(0, 80) : url };
  return { kind: 'unknown', name };
}
