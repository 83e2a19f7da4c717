import { yuan } from '@mall/domain/money';
import { type AttributeChoice, readAttributes, writeAttributes } from '@mall/domain/search';
import type { PriceView } from '@mall/mall-parts/product';
import { call, useCall, useLocation, useNavigate, useSearchParams, useSession } from '@mall/mf-kit';
import type { SkuDetail } from './product-words.ts';

/** What was chosen of a configurable product, in the order of its options; what the product doesn't offer is left out. */
function chosenOf({ options }: SkuDetail, text: string): AttributeChoice[] {
  const typed = readAttributes(text.slice(0, 2000));
  return options.flatMap(({ key, values }) => typed.find((one) => one.key === key && values.includes(one.value)) ?? []);
}

/**
 * The choice of a configurable product's parameters. It lives in the address (`exattr`), so it outlives the login. Once all are chosen the part number
 * and price are asked for, and for a signed-in buyer the part itself is made: the same choice gives the same SKU.
 */
export function useSpecification(sku: SkuDetail) {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { signedIn } = useSession();
  const isNeeded = !sku.isNonStandardAddCart && sku.options.length > 0;
  const chosen = isNeeded ? chosenOf(sku, query.get('exattr') ?? '') : [];
  const isComplete = isNeeded && chosen.length === sku.options.length;
  const input = { sourceSku: sku.skuNumber, selectedAttributes: chosen };
  const priced = useCall(isComplete ? call('product.getNonStandardSkuPriceAndPartNumber', input) : null);
  const generated = useCall(isComplete && signedIn ? call('product.generateNonStandardSku', input) : null);

  const choose = (key: string, value: string) => {
    const next = new URLSearchParams(query);
    next.set('exattr', writeAttributes([...chosen.filter((one) => one.key !== key), { key, value }]));
    void navigate(`${pathname}?${next}`, { replace: true });
  };
  const price = generated.data ?? priced.data;
  const priceView: PriceView | undefined = price?.priceSub
    ? {
        isLogin: true,
        appliedPriceTag: '',
        appliedPriceFen: yuan(`${price.priceSub}.${price.priceDecimal}`),
        underlinedPrice: '',
        hasTierPrices: false,
      }
    : undefined;
  return {
    isNeeded,
    chosen,
    choose,
    /** All chosen, and for a buyer the part exists: it may go into the cart. */
    isReady: isComplete && (signedIn ? !!generated.data : !priced.error),
    generatedSku: generated.data?.sku,
    partNumber: price?.manufacturerPartNumber || sku.manufacturerPartNumber,
    /** The product's attributes, with what was chosen in their place. */
    attributes: { ...sku.attributesJson, ...Object.fromEntries((price?.finalAttributes ?? []).map(({ key, value }) => [key, value])) },
    priceView,
    error: generated.error ?? priced.error,
    retry: () => void (generated.error ? generated.refresh() : priced.refresh()),
  };
}
export type Specification = ReturnType<typeof useSpecification>;
