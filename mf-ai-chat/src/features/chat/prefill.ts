const skuPattern = /^[A-Za-z0-9-]{1,40}$/;

/** What an address puts into the input: `?q=` a question, `?sku=` a product and, without a question, the one most asked about it. */
export function readPrefill(query: URLSearchParams): { text: string; sku: string } {
  const given = query.get('sku') ?? '';
  const sku = skuPattern.test(given) ? given.toUpperCase() : '';
  const text = (query.get('q') ?? '').trim().slice(0, 500);
  return { text: text || (sku ? '这个商品有现货吗，多久能发货？' : ''), sku };
}
