import { space } from '@mall/design-tokens';
import { RightNotice, useMay } from '@mall/mall-parts/account';
import { Link, usePlatform, useSearchParams } from '@mall/mf-kit';
import { Button, ButtonLink, CartIcon, EmptyPanel, ErrorPanel, Notice, Page, PageSkeleton } from '@mall/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { CartLine } from '../../../parts/trading-types.ts';
import { useSteady } from '../../../parts/use-steady.ts';
import { CampaignStrips } from './campaign-strips.tsx';
import { ownerOf } from './cart-call.ts';
import { CartLines } from './cart-lines.tsx';
import { CartTable } from './cart-table.tsx';
import { CartTools } from './cart-tools.tsx';
import type { CartView } from './cart-view.ts';
import { CouponStrip } from './coupon-strip.tsx';
import { InvalidLines } from './invalid-lines.tsx';
import { SettlementBar } from './settlement-bar.tsx';
import { SubstituteStrip } from './substitute-strip.tsx';
import { TransferLog } from './transfer-log.tsx';
import { type Cart, useCart } from './use-cart.ts';
import { useSubstitutes } from './use-substitutes.ts';
import { useTake } from './use-take.ts';
import { useUndo } from './use-undo.ts';

/** /mycart */
export default function CartPage() {
  // Another person's cart is another page: nothing of one is left in the other.
  const [query] = useSearchParams();
  return <OneCart key={ownerOf(query).kpId} />;
}

function OneCart() {
  const cart = useCart();
  if (cart.view) return <ReadyCart cart={cart} view={cart.view} />;
  if (cart.error) return <ErrorPanel error={cart.error} onRetry={cart.refresh} />;
  return <PageSkeleton what="购物车" variant="table" count={6} />;
}

function ReadyCart({ cart, view }: { cart: Cart; view: CartView }) {
  const { navigate } = usePlatform();
  const mayOrder = useMay('order');
  const { deleted, isBusy, remove, undo, forget } = useUndo(cart);
  const substitutes = useSubstitutes(cart);
  const taking = useTake(cart);
  const [isLeaving, setLeaving] = useState(false);
  const steady = useSteady({
    onRemove: (line: CartLine) => void remove([line]),
    onReplace: (id: number) => void substitutes.replace(id),
    onCancel: (id: number) => void substitutes.cancel(id),
  });
  const count = view.lines.length + view.invalidLines.length;
  const chosen = view.lines.filter(({ selected }) => selected);
  async function settle() {
    setLeaving(true);
    const isFine = await cart.flush();
    setLeaving(false);
    if (isFine) navigate(`/checkout/myconfirm${cart.kpId ? `?kpId=${cart.kpId}` : ''}`);
  }

  return (
    <Page title={cart.kpId ? '同事的购物车' : '全部商品'} note={`共 ${count} 种`} surface="plain">
      {deleted.length > 0 && (
        <Gap>
          <Notice
            live
            action={
              <Button size="sm" busy={isBusy} onClick={undo}>
                撤销
              </Button>
            }
            onClose={forget}
          >
            {deleted.length === 1 ? `已删除 ${deleted[0]?.productName}` : `已删除 ${deleted.length} 种商品`}
          </Notice>
        </Gap>
      )}
      {(cart.error || cart.hasUnsaved) && (
        <Gap>
          <Notice
            tone="warning"
            action={
              <Button size="sm" onClick={cart.refresh}>
                重试
              </Button>
            }
          >
            {cart.hasUnsaved ? '有修改尚未保存，您填写的内容已保留' : '购物车未能更新，显示的可能不是最新内容'}
          </Notice>
        </Gap>
      )}
      {count === 0 ? (
        <EmptyCart isOwn={!cart.kpId} />
      ) : (
        <>
          {!mayOrder && (
            <Gap>
              <RightNotice right="order" />
            </Gap>
          )}
          <CartTools cart={cart} view={view} />
          <SubstituteStrip {...substitutes} />
          <CampaignStrips campaigns={view.campaigns} />
          <CouponStrip kpId={cart.kpId} payableFen={view.totals.payableFen} isSettling={cart.isSettling} />
          <CartTable>
            <CartLines cart={cart} view={view} substitutes={substitutes} {...steady} />
            {view.invalidLines.length > 0 && (
              <InvalidLines lines={view.invalidLines} isLooking={cart.isLooking} onRemove={(lines) => void remove(lines)} />
            )}
          </CartTable>
          <SettlementBar
            view={view}
            isSettling={cart.isSettling}
            onSelectAll={cart.selectAll}
            onDeleteSelected={cart.isLooking ? undefined : () => void remove(chosen)}
          >
            {cart.kpId && (
              <Button size="lg" busy={taking.isBusy} disabled={chosen.length === 0} onClick={() => void taking.take(chosen)}>
                转入我的购物车
              </Button>
            )}
            {!cart.isLooking && (
              <Button variant="primary" size="lg" busy={isLeaving} disabled={chosen.length === 0 || !mayOrder} onClick={settle}>
                去结算
              </Button>
            )}
          </SettlementBar>
        </>
      )}
      <TransferLog kpId={cart.kpId} />
    </Page>
  );
}

const EmptyCart = ({ isOwn }: { isOwn: boolean }) => (
  <EmptyPanel
    icon={<CartIcon size={40} strokeWidth={0.9} />}
    title={isOwn ? '购物车还是空的' : '这位同事的购物车是空的'}
    action={
      isOwn ? (
        <>
          <ButtonLink as={Link} to="/quickorder">
            按型号快速下单
          </ButtonLink>
          <ButtonLink as={Link} variant="quiet" to="/customer/myorders">
            从历史订单再次购买
          </ButtonLink>
          <ButtonLink as={Link} variant="quiet" to="/">
            去首页逛逛
          </ButtonLink>
        </>
      ) : (
        <ButtonLink as={Link} to="/mycart">
          回到我的购物车
        </ButtonLink>
      )
    }
  >
    {isOwn && '搜索型号、订货编码或品名，把要采购的商品加进来'}
  </EmptyPanel>
);

const Gap = styled.div`
  padding-bottom: ${space.md};
`;
