import type { PageSnapshot } from '@mall/mf-kit/manifest';

/** Reads what the gateway wrote into the page: the live areas and the data the server read. */
export function readPage(source: Document): PageSnapshot {
  const text = source.getElementById('mall-page')?.textContent;
  if (!text) throw new Error('the page carries no registry: it was not served by the gateway');
  return JSON.parse(text) as PageSnapshot;
}
