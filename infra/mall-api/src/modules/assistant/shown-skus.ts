import type { AssistantTools } from './toolbox.ts';

/** SKU numbers as the mall writes them: two letters, five to ten digits or letters. */
const looksLikeSku = /(?<![A-Za-z0-9-])[A-Za-z]{2}\d[A-Za-z0-9]{3,8}(?![A-Za-z0-9-])/g;
/** So much of a text is held back while a number may still grow. */
const tail = /[A-Za-z0-9-]{1,40}$/;

/**
 * Lets a model's words through, with no SKU that the catalogue doesn't have (rule assistant 13): one that no tool told and nobody finds is left out. Its links
 * lead to pages of the mall only.
 */
export function checkedWords(tools: Pick<AssistantTools, 'products'>, told: Set<string>) {
  let held = '';
  const checked = async (text: string): Promise<string> => {
    const unknown = [...new Set((text.match(looksLikeSku) ?? []).map((sku) => sku.toUpperCase()))].filter((sku) => !told.has(sku));
    if (unknown.length > 0) for (const { card } of await tools.products(unknown)) told.add(card.skuNumber);
    return text
      .replace(looksLikeSku, (sku) => (told.has(sku.toUpperCase()) ? sku : '（商城没有的型号）'))
      .replace(/\]\((?!\/(?![/\\]))[^)]*\)/g, ']');
  };
  return {
    async *pass(text: string): AsyncGenerator<string> {
      held += text;
      // A number or a link that isn't whole yet waits for the rest of it.
      const open = /\[[^\]]{0,200}(?:\]\([^)]{0,300})?$/.exec(held)?.index ?? held.length;
      const at = Math.min(open, tail.exec(held)?.index ?? held.length);
      const [ready, rest] = [held.slice(0, at), held.slice(at)];
      held = rest;
      if (ready) yield await checked(ready);
    },
    async rest(): Promise<string> {
      const last = held;
      held = '';
      return last && checked(last);
    },
  };
}
