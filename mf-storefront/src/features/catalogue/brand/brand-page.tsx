import { useParams, useSearchParams, useTitle } from '@mall/mf-kit';
import { brandCall } from '../../../parts/catalogue/catalogue-calls.ts';
import { CatalogueView } from '../../../parts/catalogue/catalogue-view.tsx';
import { useCatalogue } from '../../../parts/catalogue/use-catalogue.ts';
import { NotFound } from '../../../parts/not-found.tsx';
import { BrandIntro } from './brand-intro.tsx';
import { BrandSem } from './brand-sem.tsx';

/** A brand: who it is, filters, and its SKUs. */
function Brand({ manufacturerId }: { manufacturerId: string }) {
  const [query] = useSearchParams();
  const call = brandCall(manufacturerId, query);
  const state = useCatalogue(call);
  const brand = state.data?.manufacturer;
  useTitle(brand?.name);
  if (!call || state.error?.reason === 'MANUFACTURER_NOT_FOUND')
    return <NotFound title="没有找到该品牌">品牌可能已停止合作，可以在全部品牌里找，或直接搜索商品。</NotFound>;
  return (
    <CatalogueView
      state={state}
      name={brand?.name ?? ''}
      intro={
        brand && (
          <>
            <BrandIntro brand={brand} />
            {state.data?.brandSem && <BrandSem brand={brand} sem={state.data.brandSem} />}
          </>
        )
      }
    />
  );
}

export default function BrandPage() {
  const { manufacturerId = '' } = useParams();
  return <Brand key={manufacturerId} manufacturerId={manufacturerId} />;
}
