import { below, color, radius, space, type } from '@mall/design-tokens';
import { call, useCall, usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Button, EmptyPanel, ErrorPanel, Notice, PageSkeleton } from '@mall/ui-kit';
import { Field, Input } from '@mall/ui-kit/forms';
import { Dialog } from '@mall/ui-kit/overlays';
import { type FormEvent, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { InquiryProductCell } from '../../../parts/inquiry/inquiry-product-cell.tsx';
import type { InquiryLine, InquiryProduct, SheetChange } from '../../../parts/inquiry/inquiry-types.ts';
import { ReasonList } from '../../../parts/inquiry/reason-list.tsx';

interface Props {
  inquiryId: number;
  line: InquiryLine;
  onChosen: (change: SheetChange) => void;
  onClose: () => void;
}

/** What a line could be: the candidates with what agrees and what doesn't, other brands' equivalents, or any product by its number. */
export default function CandidateDialog({ inquiryId, line, onChosen, onClose }: Props) {
  const { sdk } = usePlatform();
  const { data, error, refresh } = useCall(call('inquiry.getInquiryItemCandidates', { itemId: line.id }));
  const choosing = useWrite();
  const [number, setNumber] = useState('');
  const [fault, setFault] = useState('');

  async function choose(sku: string) {
    const wish = { inquiryId, itemId: line.id, sku };
    const { answer } = await choosing.run(wish, () =>
      line.quantity === null
        ? sdk.inquiry.updateInquiryItemBySku(wish)
        : sdk.inquiry.updateInquiryItemBySkuWithItem({ ...wish, quantity: line.quantity }),
    );
    if (!answer) return;
    onChosen(answer);
    onClose();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    setFault(number.trim() ? '' : '请填写商品编号');
    if (number.trim()) void choose(number.trim());
  }
  const row = (product: InquiryProduct, more?: ReactNode) => (
    <li key={product.sku} aria-current={product.sku === line.product?.sku || undefined}>
      <InquiryProductCell product={product} full>
        {more}
      </InquiryProductCell>
      <div>
        <b>{product.priceText || '价格详询'}</b>
        <small>{product.stockText}</small>
        <small>{product.deliveryText}</small>
        {product.fault && <em>{product.fault}</em>}
      </div>
      <Button
        size="sm"
        aria-label={`选用 ${product.productName} ${product.sku}`}
        busy={choosing.isBusy}
        onClick={() => void choose(product.sku)}
      >
        {product.sku === line.product?.sku ? '就选它' : '选用'}
      </Button>
    </li>
  );

  return (
    <Dialog
      size="lg"
      title="选择商品"
      description={line.said || line.customer.partNumber || line.product?.productName}
      isBusy={choosing.isBusy}
      onClose={onClose}
      footer={
        <ByNumber onSubmit={submit}>
          <Field label="按商品编号指定" direction="row" error={fault || undefined}>
            <Input size="sm" maxLength={40} value={number} onChange={(event) => setNumber(event.target.value)} />
          </Field>
          <Button size="sm" type="submit" busy={choosing.isBusy}>
            选用
          </Button>
        </ByNumber>
      }
    >
      {choosing.failure && (
        <Notice tone="danger" live>
          {choosing.failure}
        </Notice>
      )}
      {data ? (
        <>
          {data.candidates.length === 0 && data.equivalents.length === 0 && (
            <EmptyPanel size="sm" title="没有候选商品">
              可以在下面按商品编号指定，或直接提交，由报价员为您查找
            </EmptyPanel>
          )}
          {data.candidates.length > 0 && (
            <List aria-label="候选商品">
              {data.candidates.map(({ product, score, reasons }) =>
                row(
                  product,
                  <>
                    <small>匹配度 {score}</small>
                    <ReasonList reasons={reasons} />
                  </>,
                ),
              )}
            </List>
          )}
          {data.equivalents.length > 0 && (
            <>
              <Other>其他品牌的替代品</Other>
              <List aria-label="其他品牌的替代品">{data.equivalents.map((product) => row(product))}</List>
            </>
          )}
        </>
      ) : error ? (
        <ErrorPanel size="sm" error={error} onRetry={refresh} />
      ) : (
        <PageSkeleton what="候选商品" count={4} />
      )}
    </Dialog>
  );
}

const List = styled.ul`
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 124px auto;
    align-items: center;
    gap: ${space.lg};
    padding: ${space.md} 0;
    border-bottom: 1px solid ${color.line};
  }
  & > [aria-current] {
    margin-inline: -${space.md};
    padding-inline: ${space.md};
    border-radius: ${radius.md};
    background: ${color.accentTint};
  }
  & > li > div:nth-child(2) {
    display: grid;
    justify-items: end;
    color: ${color.inkSecond};
    font-size: ${type.sizeLeast};
    text-align: right;
  }
  & b {
    color: ${color.price};
    font-size: ${type.sizeText};
  }
  & em {
    color: ${color.warning};
    font-style: normal;
  }
  ${below.tablet} {
    & > li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    & > li > :first-child {
      grid-column: 1 / -1;
    }
    & > li > div:nth-child(2) {
      justify-items: start;
      text-align: left;
    }
  }
`;
const ByNumber = styled.form`
  display: flex;
  align-items: flex-start;
  gap: ${space.sm};
  width: 100%;
  /* There the label stands above its field. */
  ${below.tablet} {
    align-items: flex-end;
  }
`;
const Other = styled.h3`
  padding-top: ${space.lg};
`;
