import { useCall, useSearchParams } from '@mall/mf-kit';
import { EmptyPanel, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { channelCall, privateCategoryCall, privateGoodsCall } from '../../../parts/brands/brand-calls.ts';
import { ProductGrid } from '../../../parts/brands/product-grid.tsx';
import { SubCategories } from '../../../parts/catalogue/sub-categories.tsx';
import { ListPages } from '../../../parts/content/list-pages.tsx';

/** Goods of the private brands: of the category in the address with what lies below it, of the brand there page by page, else what is recommended of all. */
export function PrivateGoods() {
  const [query] = useSearchParams();
  const [ofCategory, ofBrand] = [privateCategoryCall(query), privateGoodsCall(query)];
  const category = useCall(ofCategory ?? null, { keepPreviousData: true });
  const brand = useCall(ofCategory ? null : (ofBrand ?? null), { keepPreviousData: true });
  const tab = useCall(ofCategory || ofBrand ? null : channelCall(2, query));
  const { error, refresh } = ofCategory ? category : ofBrand ? brand : tab;
  if (ofCategory && category.data)
    return (
      <>
        {category.data.subCategories.length > 0 && <SubCategories categories={category.data.subCategories} />}
        <ProductGrid products={category.data.products} label={`${category.data.category.name}热销`} isBusy={category.isLoading} />
      </>
    );
  if (!ofCategory && ofBrand && brand.data)
    return (
      <>
        <ProductGrid products={brand.data.items} label="品牌商品" isBusy={brand.isLoading} />
        <ListPages list={brand.data} />
      </>
    );
  if (!ofCategory && !ofBrand && tab.data) return <ProductGrid products={tab.data.products} label="自有品牌热销" />;
  if (error?.reason === 'CATEGORY_NOT_FOUND' || error?.reason === 'PRIVATE_BRAND_NOT_FOUND')
    return <EmptyPanel title={error.message}>自有品牌在这里还没有商品，换一个分类看看。</EmptyPanel>;
  return error ? <ErrorPanel error={error} onRetry={refresh} /> : <PageSkeleton what="商品" variant="grid" count={12} />;
}
