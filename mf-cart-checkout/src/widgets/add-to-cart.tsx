import { below, color, space, type } from '@mall/design-tokens';
import { decideOffer, decideQuantity } from '@mall/domain/cart';
import { Link, type SlotProps, usePlatform } from '@mall/mf-kit';
import { Button, CartIcon, InquiryIcon, VisuallyHidden } from '@mall/ui-kit';
import { QuantityStepper } from '@mall/ui-kit/forms';
import { useState } from 'react';
import { styled } from 'styled-components';
import { type AddTarget, useAdd } from '../features/cart/add-to-cart/use-add.ts';
import { fieldBounds, normalizerOf } from '../parts/line-rule.ts';

const chooseFirst = '请先选择规格参数哦~';

/** Quantity, 加入购物车 and, where a delivery time or price is on request, 加入询价 of one SKU. `compact` fits a table row. */
export default function AddToCart(props: SlotProps['add-to-cart']) {
  const { sku, name, pictureUrl, unit, needsSpecification, compact = false, onQuantity } = props;
  const { notify } = usePlatform();
  const offer = decideOffer(props);
  const bounds = fieldBounds(offer.rule);
  const [own, setOwn] = useState(props.quantity ?? bounds.min);
  const [isUnchosen, setUnchosen] = useState(false);
  const quantity = Math.max(bounds.min, onQuantity ? (props.quantity ?? own) : own);
  const setQuantity = (next: number) => {
    setOwn(next);
    onQuantity?.(next);
  };
  const { place, busy, failure, add } = useAdd(sku, pictureUrl, setQuantity);

  function press(into: AddTarget, wanted = quantity) {
    if (needsSpecification) {
      setUnchosen(true);
      notify({ tone: 'warning', text: chooseFirst });
      return;
    }
    const decision = decideQuantity(wanted, offer.rule);
    if (!decision.ok && decision.quantity > 0) setQuantity(decision.quantity);
    if (decision.quantity > 0) add(into, decision.quantity);
  }

  const main: AddTarget = offer.cart === 'open' || !offer.inquiry ? 'cart' : 'inquiry';
  const message = isUnchosen && needsSpecification ? chooseFirst : failure || offer.message;
  const size = compact ? 'sm' : 'lg';
  // Not sold: words, and nothing to press beside them (rule product 19).
  if (offer.cart === 'hidden' && !offer.inquiry)
    return (
      <Root ref={place} data-compact={compact || undefined}>
        <Words role="status">
          {compact && props.needsBlackCard ? '黑卡会员专享' : offer.message}
          {props.needsBlackCard && !compact && <Link to="/customer/BlackCardBenefit">开通黑卡</Link>}
        </Words>
      </Root>
    );
  return (
    <Root ref={place} data-compact={compact || undefined}>
      <QuantityStepper
        label={compact ? `${name}的数量` : '数量'}
        value={quantity}
        onValueChange={setQuantity}
        normalize={normalizerOf(offer.rule)}
        {...bounds}
        unit={compact ? undefined : unit}
        size={compact ? 'sm' : 'md'}
        startsStill={compact}
        disabled={offer.cart === 'blocked' && !offer.inquiry}
        onSubmit={(settled) => (offer.cart === 'open' || offer.inquiry) && press(main, settled)}
      />
      {!compact && offer.limitText && <Limit>{offer.limitText}</Limit>}
      <Ways>
        {offer.cart !== 'hidden' && (
          <Button
            variant={compact ? 'secondary' : 'primary'}
            size={size}
            icon={<CartIcon size={compact ? 14 : 20} />}
            busy={busy === 'cart'}
            disabled={offer.cart === 'blocked'}
            title={compact ? offer.message || offer.limitText || undefined : undefined}
            aria-label={compact ? `加购：把${name}加入购物车` : undefined}
            onClick={() => press('cart')}
          >
            {compact ? '加购' : '加入购物车'}
          </Button>
        )}
        {offer.inquiry && (
          <Button
            variant="secondary"
            size={size}
            icon={compact ? undefined : <InquiryIcon size={18} />}
            busy={busy === 'inquiry'}
            aria-label={compact ? `询价：把${name}加入询价` : undefined}
            onClick={() => press('inquiry')}
          >
            {compact ? '询价' : '加入询价'}
          </Button>
        )}
      </Ways>
      {!compact && (
        <Words role="status" data-tone={failure && !isUnchosen ? 'danger' : 'warning'}>
          {message}
        </Words>
      )}
      {compact && offer.message && <VisuallyHidden>{offer.message}</VisuallyHidden>}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space.md};
  justify-items: start;
  &[data-compact] {
    display: flex;
    align-items: center;
    gap: ${space.sm};
  }
  ${below.tablet} {
    gap: ${space.sm};
    &[data-compact] {
      flex-wrap: wrap;
    }
  }
`;
const Ways = styled.div`
  display: flex;
  gap: ${space.md};
  [data-compact] > & {
    gap: ${space.xs};
  }
  ${below.tablet} {
    [data-compact] > & {
      flex: 1;
    }
    [data-compact] > & > button {
      flex: 1;
    }
  }
`;
const Limit = styled.p`
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
`;
const Words = styled.p`
  min-height: 20px;
  color: ${color.warning};
  font-size: ${type.sizeTable};
  & > a {
    margin-left: ${space.sm};
    text-decoration: underline;
  }
  &[data-tone='danger'] {
    color: ${color.danger};
  }
`;
