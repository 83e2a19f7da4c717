import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentRoute } from '../../platform/current-route.ts';
import { useSiteFacts } from '../../platform/site-facts.ts';
import { askedAgreements } from './asked-agreements.ts';

const AgreementDialog = lazy(() => import(/* webpackChunkName: "agreement-dialog" */ './agreement-dialog.tsx'));
const nothing: ReturnType<typeof askedAgreements.get> = [];
/** Who reads an agreement isn't kept from it by the question whether they agree. */
const isReading = () => location.pathname.startsWith('/t/agreement');

/** Asks who is here to agree to what is in force by now, on whatever page; its code comes only then. */
export function AgreementGate() {
  const asked = useSyncExternalStore(askedAgreements.subscribe, askedAgreements.get, () => nothing);
  const away = useSyncExternalStore(currentRoute.subscribe, isReading, () => true);
  const { shell } = useSiteFacts();
  if (asked.length === 0 || away || !shell) return null;
  return (
    <Suspense fallback={null}>
      <AgreementDialog platform={shell} asked={asked} />
    </Suspense>
  );
}
