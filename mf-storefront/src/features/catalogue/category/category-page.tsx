import { useParams, useSearchParams, useTitle } from '@mall/mf-kit';
import { categoryCall } from '../../../parts/catalogue/catalogue-calls.ts';
import { CatalogueView } from '../../../parts/catalogue/catalogue-view.tsx';
import { rowsBelow, SubCategories } from '../../../parts/catalogue/sub-categories.tsx';
import { useCatalogue } from '../../../parts/catalogue/use-catalogue.ts';
import { NotFound } from '../../../parts/not-found.tsx';

/** A category: its sub-categories with pictures, filters, and its SKUs. */
function Category({ categoryId }: { categoryId: string }) {
  const [query] = useSearchParams();
  const call = categoryCall(categoryId, query);
  const state = useCatalogue(call);
  useTitle(state.data?.category?.name);
  if (!call || state.error?.reason === 'CATEGORY_NOT_FOUND')
    return <NotFound title="没有找到该分类">分类可能已调整，可以从全部分类里找，或直接搜索商品。</NotFound>;
  const below = state.data?.subCategories ?? [];
  return (
    <CatalogueView
      state={state}
      name={state.data?.category?.name ?? ''}
      intro={<SubCategories categories={below} />}
      firstRows={rowsBelow(below)}
    />
  );
}

/** The key empties the list when another category is opened. */
export default function CategoryPage() {
  const { categoryId = '' } = useParams();
  return <Category key={categoryId} categoryId={categoryId} />;
}
