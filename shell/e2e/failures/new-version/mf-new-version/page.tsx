import { lazy, Suspense, useState } from 'react';
import { edition } from './edition.ts';

const Details = lazy(() => import(/* webpackChunkName: "details" */ './details.tsx'));

/** Half of it is in a chunk that is asked for later. */
export default function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <h1>{edition}</h1>
      <button type="button" onClick={() => setIsOpen(true)}>
        查看详情
      </button>
      <Suspense fallback={null}>{isOpen && <Details />}</Suspense>
    </>
  );
}
