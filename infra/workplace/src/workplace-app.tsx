import type { CallFailure } from '@mall/api-sdk';
import { EmptyPanel, ErrorPanel, PageSkeleton, toast } from '@mall/ui-kit';
import { type ComponentType, lazy, Suspense } from 'react';
import { Link, Route, Routes, useLocation } from 'react-router';
import { SWRConfig } from 'swr';
import { failureWords } from './calls/failure-words.ts';
import { placesFor } from './frame/places.ts';
import { Screen } from './frame/screen.tsx';
import { ScreenBoundary } from './frame/screen-boundary.tsx';
import { WorkplaceFrame } from './frame/workplace-frame.tsx';
import { QueuesPage } from './queues/queues-page.tsx';
import { type Session, SessionContext } from './session/session-context.ts';
import { SignInPage } from './session/sign-in-page.tsx';
import { useDoor } from './session/use-door.ts';

const SignInAgain = lazy(() => import('./session/sign-in-again.tsx'));

/** The screens behind a place, each fetched when it is opened. */
const screens: Record<string, { path: string; Screen: ComponentType }[]> = {
  '/': [{ path: '/', Screen: QueuesPage }],
  '/inquiries': [
    { path: '/inquiries', Screen: lazy(() => import('./inquiries/inquiries-page.tsx')) },
    { path: '/inquiries/:inquiryId', Screen: lazy(() => import('./inquiries/inquiry-page.tsx')) },
  ],
  '/orders': [
    { path: '/orders', Screen: lazy(() => import('./orders/orders-page.tsx')) },
    { path: '/orders/:orderId', Screen: lazy(() => import('./orders/order-page.tsx')) },
  ],
  '/after-sales': [
    { path: '/after-sales', Screen: lazy(() => import('./after-sales/cases-page.tsx')) },
    { path: '/after-sales/:caseId', Screen: lazy(() => import('./after-sales/case-page.tsx')) },
  ],
  '/issues': [{ path: '/issues', Screen: lazy(() => import('./issues/issues-page.tsx')) }],
  '/hidden-stock': [{ path: '/hidden-stock', Screen: lazy(() => import('./hidden-stock/hidden-stock-page.tsx')) }],
  '/customers': [{ path: '/customers/:customerId', Screen: lazy(() => import('./customers/customer-page.tsx')) }],
  '/refunds': [{ path: '/refunds', Screen: lazy(() => import('./refunds/refunds-page.tsx')) }],
  '/top-ups': [{ path: '/top-ups', Screen: lazy(() => import('./top-ups/top-ups-page.tsx')) }],
  '/manufacturers': [{ path: '/manufacturers', Screen: lazy(() => import('./manufacturers/manufacturers-page.tsx')) }],
  '/invoices': [{ path: '/invoices', Screen: lazy(() => import('./invoices/invoices-page.tsx')) }],
  '/credit': [
    { path: '/credit', Screen: lazy(() => import('./credit/credit-page.tsx')) },
    { path: '/credit/:customerId', Screen: lazy(() => import('./credit/application-page.tsx')) },
  ],
  '/bills': [
    { path: '/bills', Screen: lazy(() => import('./bills/bills-page.tsx')) },
    { path: '/bills/:billId', Screen: lazy(() => import('./bills/bill-page.tsx')) },
  ],
  '/campaigns': [
    { path: '/campaigns', Screen: lazy(() => import('./campaigns/campaigns-page.tsx')) },
    { path: '/campaigns/:campaignId', Screen: lazy(() => import('./campaigns/campaign-page.tsx')) },
  ],
  '/coupons': [
    { path: '/coupons', Screen: lazy(() => import('./coupons/coupons-page.tsx')) },
    { path: '/coupons/:couponPackageId', Screen: lazy(() => import('./coupons/coupon-page.tsx')) },
  ],
  '/contents': [
    { path: '/contents', Screen: lazy(() => import('./content/contents-page.tsx')) },
    { path: '/contents/:id', Screen: lazy(() => import('./content/content-page.tsx')) },
  ],
  '/synonyms': [{ path: '/synonyms', Screen: lazy(() => import('./synonyms/synonyms-page.tsx')) }],
  '/film-wishes': [{ path: '/film-wishes', Screen: lazy(() => import('./film-wishes/film-wishes-page.tsx')) }],
  '/suppliers': [{ path: '/suppliers', Screen: lazy(() => import('./suppliers/suppliers-page.tsx')) }],
  '/catalogue-books': [{ path: '/catalogue-books', Screen: lazy(() => import('./catalogue-books/catalogue-books-page.tsx')) }],
  '/invitation': [{ path: '/invitation', Screen: lazy(() => import('./invitation/invitation-page.tsx')) }],
  '/agreements': [
    { path: '/agreements', Screen: lazy(() => import('./agreements/agreements-page.tsx')) },
    { path: '/agreements/:type', Screen: lazy(() => import('./agreements/agreement-page.tsx')) },
  ],
  '/acts': [{ path: '/acts', Screen: lazy(() => import('./acts/acts-page.tsx')) }],
  '/operators': [{ path: '/operators', Screen: lazy(() => import('./operators/operators-page.tsx')) }],
  '/keys': [{ path: '/keys', Screen: lazy(() => import('./keys/keys-page.tsx')) }],
};

/** Nothing before the sign-in; then the screens of one's roles. A failed refresh wipes nothing off the screen. */
export const WorkplaceApp = () => (
  <SWRConfig value={{ errorRetryInterval: 4000, errorRetryCount: Number.POSITIVE_INFINITY, revalidateOnFocus: true }}>
    <Door />
  </SWRConfig>
);

function Door() {
  const door = useDoor();
  const { operator } = door;
  const { pathname } = useLocation();
  if (operator === null) return <SignInPage onSignedIn={(one) => void door.signedIn(one)} />;
  if (!operator) return door.error ? <ErrorPanel error={door.error} onRetry={door.retry} /> : <PageSkeleton label="正在打开工作台" />;
  const leave = async () => {
    const failure = await door.signOut();
    if (failure) toast.show({ tone: 'danger', text: `没有退出：${failureWords(failure)}` });
  };
  const session: Session = { operator, ended: door.ended, signOut: leave, renew: door.open, hasEnded: door.hasEnded };
  // A session that ended elsewhere asks for a new one, over what is on the screen.
  const onError = ({ reason }: CallFailure) => {
    if (reason === 'NOT_SIGNED_IN') door.lost();
  };
  const places = placesFor(operator.roles);
  return (
    <SessionContext value={session}>
      <SWRConfig value={{ onError }}>
        <WorkplaceFrame>
          <ScreenBoundary key={pathname}>
            <Suspense fallback={<PageSkeleton variant="table" />}>
              <Routes>
                {places.flatMap(({ path: place }) =>
                  screens[place]!.map(({ path, Screen: Shown }) => <Route key={path} path={path} element={<Shown />} />),
                )}
                <Route path="*" element={places.length ? <Nowhere /> : <NoWork />} />
              </Routes>
            </Suspense>
          </ScreenBoundary>
        </WorkplaceFrame>
      </SWRConfig>
      {door.isOpen && (
        <Suspense>
          <SignInAgain
            operator={operator}
            hasEnded={door.hasEnded}
            onSignedIn={(one) => void door.signedIn(one)}
            onClose={door.close}
            onLeave={() => void leave()}
          />
        </Suspense>
      )}
    </SessionContext>
  );
}

/** An address that isn't there, or isn't for one's roles. */
const Nowhere = () => (
  <Screen title="没有这个页面">
    <EmptyPanel title="这里没有您可以处理的内容" action={<Link to="/">回到待办</Link>}>
      地址可能有误，或不属于您的角色。
    </EmptyPanel>
  </Screen>
);

const NoWork = () => (
  <Screen title="工作台">
    <EmptyPanel title="您的角色在工作台没有待办" action={<a href="/_platform/">前往运维台</a>}>
      如需处理订单、退款或账期，请联系管理员添加角色。
    </EmptyPanel>
  </Screen>
);
