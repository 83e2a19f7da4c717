import { below, space } from '@mall/design-tokens';
import { RightNotice, useMay } from '@mall/mall-parts/account';
import { Link, usePlatform } from '@mall/mf-kit';
import { Button, ButtonLink, CartIcon, EmptyPanel, ErrorPanel, Notice, Page, PageSkeleton } from '@mall/ui-kit';
import { lazy, Suspense, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { CheckoutConfirm, InquiryConfirm } from '../../../parts/trading-types.ts';
import { AddressSection } from './address-section.tsx';
import { CouponSection } from './coupon-section.tsx';
import { FromInquiry } from './from-inquiry.tsx';
import { InvoiceSection } from './invoice-section.tsx';
import { LinesSection } from './lines-section.tsx';
import { NotesSection } from './notes-section.tsx';
import { OrderTotal } from './order-total.tsx';
import { PaymentSection } from './payment-section.tsx';
import { type Checkout, type Choices, useCheckout } from './use-checkout.ts';
import { useOutlook } from './use-outlook.ts';
import { useSubmitOrder } from './use-submit-order.ts';

const ApprovalSection = lazy(() => import('./approval-section.tsx'));
const ChangedDialog = lazy(() => import('./changed-dialog.tsx'));

/** /checkout/myconfirm */
export default function ConfirmPage() {
  const checkout = useCheckout();
  const { back } = checkout;
  const { page, choices, error, refresh } = checkout;
  if (page && choices && error?.reason !== 'CHECKOUT_EMPTY') return <ReadyCheckout checkout={checkout} page={page} choices={choices} />;
  if (error?.reason === 'CHECKOUT_EMPTY')
    return (
      <EmptyPanel
        icon={<CartIcon size={40} strokeWidth={0.9} />}
        title={error.message}
        action={
          <ButtonLink as={Link} to={back.to}>
            {back.name}
          </ButtonLink>
        }
      >
        可能已经下单，也可能商品已不可购买
      </EmptyPanel>
    );
  if (error)
    return (
      <ErrorPanel
        error={error}
        onRetry={refresh}
        action={
          <ButtonLink as={Link} to={back.to}>
            {back.name}
          </ButtonLink>
        }
      />
    );
  return <PageSkeleton what="确认订单" variant="table" count={6} />;
}

/** Which part of the page a refusal is about. */
const partOf: Record<string, 'address' | 'invoice' | 'payment'> = {
  CHECKOUT_ADDRESS_INVALID: 'address',
  CHECKOUT_INVOICE_INVALID: 'invoice',
  CHECKOUT_PAYMENT_NOT_ALLOWED: 'payment',
};

function ReadyCheckout({ checkout, page, choices }: { checkout: Checkout; page: CheckoutConfirm | InquiryConfirm; choices: Choices }) {
  const { navigate } = usePlatform();
  const mayOrder = useMay('order');
  const { outlook, refresh: lookAgain } = useOutlook(checkout);
  const needsApproval = outlook !== undefined && outlook.needs.length > 0;
  const order = useSubmitOrder(checkout, lookAgain);
  const { back } = checkout;
  const [lacksAddress, setLacksAddress] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const about = partOf[order.reason ?? ''];
  const errorOf = (part: typeof about) => (about === part && order.failure ? order.failure : undefined);
  const isOrderable = page.lines.some(({ isValid }) => isValid);

  function submit() {
    setLacksAddress(choices.addressId === 0);
    if (choices.addressId === 0) return top.current?.querySelector('button')?.focus();
    void order.submit(page, choices, needsApproval);
  }
  return (
    <Page title="请核对订单" surface="plain">
      {checkout.error && (
        <Gap>
          <Notice
            tone="warning"
            live
            action={
              <Button size="sm" onClick={checkout.refresh}>
                重试
              </Button>
            }
          >
            页面未能更新：{checkout.error.message}。已填写的内容都在
          </Notice>
        </Gap>
      )}
      <Sides>
        <div ref={top}>
          {'inquiry' in page && <FromInquiry page={page} addressId={choices.addressId} onRefresh={() => void checkout.refresh()} />}
          <AddressSection
            page={page}
            addressId={choices.addressId}
            error={lacksAddress && choices.addressId === 0 ? '请先填写收货地址' : errorOf('address')}
            onChoose={(addressId) => checkout.choose({ addressId })}
            onSaved={(addressId) => void (addressId === choices.addressId ? checkout.refresh() : checkout.choose({ addressId }))}
          />
          <LinesSection page={page} isStale={checkout.isStale} />
          <CouponSection page={page} couponId={choices.couponId} onChoose={(couponId) => checkout.choose({ couponId })} />
          <InvoiceSection
            page={page}
            invoiceId={choices.invoiceId}
            error={errorOf('invoice')}
            onChoose={(invoiceId) => checkout.choose({ invoiceId })}
            onSaved={(invoiceId) => {
              checkout.choose({ invoiceId });
              void checkout.refresh();
            }}
          />
          <PaymentSection
            page={page}
            method={choices.paymentMethod}
            error={errorOf('payment')}
            onChoose={(paymentMethod) => checkout.choose({ paymentMethod })}
          />
          <NotesSection choices={choices} onChange={checkout.choose} />
          {outlook && outlook.needs.length + outlook.budgets.length > 0 && (
            <Suspense>
              <ApprovalSection outlook={outlook} />
            </Suspense>
          )}
        </div>
        <OrderTotal
          page={page}
          back={back.to}
          addressId={choices.addressId}
          isBusy={order.isBusy}
          isStale={checkout.isStale || !mayOrder}
          submitText={needsApproval ? '提交审批' : '提交订单'}
          failure={
            !mayOrder ? (
              <RightNotice right="order" />
            ) : lacksAddress && choices.addressId === 0 ? (
              '请先填写收货地址'
            ) : (
              order.differences.length === 0 &&
              order.failure && (
                <>
                  {order.failure}
                  {order.reason === 'CHECKOUT_ALREADY_ORDERED' && <Link to="/customer/myorders"> 查看订单</Link>}
                  {order.reason === 'APPROVAL_ALREADY_SUBMITTED' && <Link to="/customer/approvals?box=mine"> 查看申请</Link>}
                </>
              )
            )
          }
          onSubmit={submit}
        />
      </Sides>
      {order.differences.length > 0 && (
        <Suspense>
          <ChangedDialog
            differences={order.differences}
            payableAmount={isOrderable && checkout.error === undefined ? page.totals.payableAmount : undefined}
            isBusy={order.isBusy}
            onAccept={submit}
            backName={back.name}
            onBack={() => navigate(back.to)}
            onClose={order.dismiss}
          />
        </Suspense>
      )}
    </Page>
  );
}

const Gap = styled.div`
  padding-bottom: ${space.md};
`;
const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 300px;
  align-items: start;
  gap: ${space.lg};
  ${below.desktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
