import { space } from '@mall/design-tokens';
import { Link, usePlatform, useSearchParams } from '@mall/mf-kit';
import { Button, ButtonLink, CartIcon, EmptyPanel, ErrorPanel, Notice, Page, PageSkeleton } from '@mall/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import type { CartLine } from '../../../parts/trading-types.ts';
import { CampaignStrips } from './campaign-strips.tsx';
import { ownerOf } from './cart-call.ts';
import { CartLineRow } from './cart-line-row.tsx';
import { CartTable } from './cart-table.tsx';
import type { CartView } from './cart-view.ts';
import { InvalidLines } from './invalid-lines.tsx';
import { SettlementBar } from './settlement-bar.tsx';
import { type Cart, useCart } from './use-cart.ts';
import { useUndo } from './use-undo.ts';

const AlertDialog = lazy(async () => ({ default: (await import('@mall/ui-kit/overlays')).AlertDialog }));

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
  const { deleted, isBusy, remove, undo, forget } = useUndo(cart);
  const [isLeaving, setLeaving] = useState(false);
  const [question, setQuestion] = useState<{ text: string; lines: CartLine[] }>();
  const [isAsking, setAsking] = useState(false);
  // A colleague's line can't be put back, so deleting it asks first.
  const removeOne = (line: CartLine) => (cart.kpId ? ask(`确认删除 ${line.productName} 吗？`, [line]) : void remove([line]));
  const count = view.lines.length + view.invalidLines.length;
  const ask = (text: string, lines: CartLine[]) => {
    setQuestion({ text, lines });
    setAsking(true);
  };
  async function settle() {
    setLeaving(true);
    const isFine = await cart.flush();
    setLeaving(false);
    if (isFine) navigate(`/checkout/myconfirm${cart.kpId ? `?kpId=${cart.kpId}` : ''}`);
  }

  return (
    <Page title="全部商品" note={`共 ${count} 种`} surface="plain">
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
        <EmptyPanel
          icon={<CartIcon size={40} strokeWidth={0.9} />}
          title="购物车还是空的"
          action={
            <>
              <ButtonLink as={Link} to="/">
                去首页逛逛
              </ButtonLink>
              <ButtonLink as={Link} variant="quiet" to="/customer/myorders">
                从历史订单再次购买
              </ButtonLink>
            </>
          }
        >
          搜索型号、订货编码或品名，把要采购的商品加进来
        </EmptyPanel>
      ) : (
        <>
          <CampaignStrips campaigns={view.campaigns} />
          <CartTable>
            <tbody>
              {view.lines.map((line) => (
                <CartLineRow
                  key={line.id}
                  line={line}
                  campaignNames={view.campaigns.filter(({ skus }) => skus.includes(line.sku)).map(({ name }) => name)}
                  note={cart.noteOf(line.id)}
                  isSettling={cart.isSettling}
                  onEdit={cart.edit}
                  onRemove={removeOne}
                />
              ))}
            </tbody>
            {view.invalidLines.length > 0 && (
              <InvalidLines
                lines={view.invalidLines}
                onRemove={(lines) => void remove(lines)}
                onClear={() => ask(`确认清空 ${view.invalidLines.length} 种失效商品吗？`, view.invalidLines)}
              />
            )}
          </CartTable>
          <SettlementBar
            view={view}
            isSettling={cart.isSettling}
            isLeaving={isLeaving}
            onSelectAll={cart.selectAll}
            onDeleteSelected={() => {
              const chosen = view.lines.filter(({ selected }) => selected);
              ask(`确认删除选中的 ${chosen.length} 种商品吗？`, chosen);
            }}
            onSettle={settle}
          />
        </>
      )}
      {question && (
        <Suspense>
          <AlertDialog tone="danger" open={isAsking} onOpenChange={setAsking} confirmText="删除" onConfirm={() => remove(question.lines)}>
            {question.text}
          </AlertDialog>
        </Suspense>
      )}
    </Page>
  );
}

const Gap = styled.div`
  padding-bottom: ${space.md};
`;
