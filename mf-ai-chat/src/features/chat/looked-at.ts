/** What a page of the mall is about, as the panel beside it knows (rule conversation 2). */
export type LookedAt =
  | { kind: 'product'; sku: string; questions: readonly string[] }
  | { kind: 'order' | 'category' | 'search'; sku: ''; questions: readonly string[] }
  | { kind: 'other'; sku: ''; questions: readonly string[] };

const nothing: LookedAt = { kind: 'other', sku: '', questions: [] };
const first = (pattern: RegExp, text: string) => {
  const found = pattern.exec(text)?.[1];
  try {
    return found === undefined ? '' : decodeURIComponent(found).trim();
  } catch {
    return '';
  }
};

/** By the address of a page, and by its title where the address has only a number (rule page-addresses 1). @returns what may be asked about it, ready to press */
export function lookedAt({ pathname, search }: { pathname: string; search: string }, title: string): LookedAt {
  const sku = first(/^\/p\/([\w-]{1,40})$/, pathname).toUpperCase();
  if (sku) return { kind: 'product', sku, questions: ['这个商品有现货吗，多久能发货？', '有没有可以替代的？', '有便宜点的吗？'] };
  const order = first(/^\/customer\/(?:my)?orders\/details\/(\w{4,40})$/i, pathname);
  if (order) return { kind: 'order', sku: '', questions: [`订单${order}到哪了`, `订单${order}开票了吗`] };
  const keyword = /^\/search/.test(pathname) ? (new URLSearchParams(search).get('keyword') ?? '').trim().slice(0, 60) : '';
  if (keyword) return { kind: 'search', sku: '', questions: [`${keyword}有现货的`, `${keyword}便宜点的`] };
  const name = title
    .split(/[-_|–—【]/)[0]!
    .trim()
    .slice(0, 30);
  if (/^\/c-\d+$/.test(pathname) && name) return { kind: 'category', sku: '', questions: [`${name}怎么选`, `${name}有现货的`] };
  return nothing;
}
