import { below, color, space, type } from '@mall/design-tokens';
import { Link, type SlotProps, useSession } from '@mall/mf-kit';
import { Button, ButtonLink, CopyText, EmptyPanel, ErrorPanel, InquiryIcon, Notice, PageSkeleton } from '@mall/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { BasketItem } from '../features/inquiry/inquiry-basket/basket-item.tsx';
import { useInquiryBasket } from '../features/inquiry/inquiry-basket/use-inquiry-basket.ts';
import { createInquiryPath, inquiryPath } from '../parts/inquiry/paths.ts';
import type { InquiryBasketItem } from '../parts/trading-types.ts';

const AlertDialog = lazy(async () => ({ default: (await import('@mall/ui-kit/overlays')).AlertDialog }));

const emptyText = '您暂时没有待询价的商品您可以在浏览商城的过程中添加需要询价的商品到这里';

/** What is in the inquiry basket, for the side menu's popup; it loads only for who is logged in. */
export default function InquiryBasket({ onClose }: SlotProps['inquiry-basket']) {
  return useSession().signedIn ? <Basket onClose={onClose} /> : null;
}

function Basket({ onClose }: SlotProps['inquiry-basket']) {
  const { basket, error, refresh, isSubmitting, submitted, remove, submit } = useInquiryBasket();
  const [doomed, setDoomed] = useState<InquiryBasketItem>();
  const [isAsking, setAsking] = useState(false);
  if (!basket && error) return <ErrorPanel size="sm" error={error} onRetry={refresh} />;
  if (!basket) return <PageSkeleton what="询价篮" count={3} />;
  const items = basket.matchedProducts;
  return (
    <Root aria-label="询价篮">
      <Head>
        询价篮 <span>{items.length} 种商品</span>
      </Head>
      {submitted && (
        <Notice tone="success" live>
          <Link to={inquiryPath(submitted.id)} onClick={onClose}>
            提交成功，点击查看详情
          </Link>
          <div>
            询价单号 <CopyText text={submitted.number} />
          </div>
        </Notice>
      )}
      {items.length === 0 ? (
        <EmptyPanel size="sm" icon={<InquiryIcon size={32} strokeWidth={0.9} />} title="询价篮是空的">
          {emptyText}
        </EmptyPanel>
      ) : (
        <>
          <Items>
            {items.map((item) => (
              <BasketItem
                key={item.id}
                item={item}
                onFollow={onClose}
                onDelete={() => {
                  setDoomed(item);
                  setAsking(true);
                }}
              />
            ))}
          </Items>
          <Foot>
            <ButtonLink as={Link} block to={createInquiryPath} onClick={onClose}>
              查看与修改询价单
            </ButtonLink>
            <Button block busy={isSubmitting} disabled={basket.inquiryData.id <= 0} onClick={submit}>
              {isSubmitting ? '提交中' : '立即提交询价'}
            </Button>
          </Foot>
        </>
      )}
      {doomed && (
        <Suspense>
          <AlertDialog tone="danger" open={isAsking} onOpenChange={setAsking} confirmText="删除" onConfirm={() => remove(doomed.id)}>
            确认删除当前询价商品吗
          </AlertDialog>
        </Suspense>
      )}
    </Root>
  );
}

const Root = styled.section`
  display: flex;
  flex-direction: column;
  max-height: min(528px, calc(100vh - 352px));
  background: ${color.surface};
  ${below.tablet} {
    max-height: 68vh;
  }
`;
const Head = styled.h2`
  padding-bottom: ${space.md};
  border-bottom: 1px solid ${color.line};
  font-size: ${type.sizeText};
  & > span {
    color: ${color.inkSecond};
    font-size: ${type.sizeLeast};
    font-weight: ${type.weightText};
  }
`;
const Items = styled.ul`
  flex: 1;
  min-height: 0;
  overflow: auto;
`;
const Foot = styled.div`
  display: grid;
  gap: ${space.sm};
  padding-top: ${space.md};
`;
