import { lazy, Suspense } from 'react';

const RecommendLine = lazy(() =>
  import(/* webpackChunkName: "recommend-popup" */ './recommend-line.tsx').then((all) => ({ default: all.RecommendLine })),
);

/** The private brand's recommendation on the page itself: it always shows, where the part can't be bought (rule layout 32). */
export const OwnBrandLine = ({ skuNumber }: { skuNumber: string }) => (
  <Suspense fallback={null}>
    <RecommendLine skuNumber={skuNumber} />
  </Suspense>
);
