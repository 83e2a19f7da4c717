import { below, color, radius, space, type } from '@mall/design-tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props {
  coupon: { name: string; valueText: string; thresholdDescription: string; discountDescription: string; scopeDescription: string };
  /** What it says below: until when, how many are left. */
  facts: ReactNode;
  /** What can be done with it, or why nothing can. */
  action: ReactNode;
  /** It can't be had or used any more. */
  isOver?: boolean;
}

/** A coupon: what it is worth at the left, what it is for in the middle, what to do at the right. */
export const CouponCard = ({ coupon, facts, action, isOver }: Props) => (
  <Card aria-label={`${coupon.name} ${coupon.discountDescription}`} data-over={isOver || undefined}>
    <Worth>
      <b>{coupon.valueText}</b>
      <span>{coupon.thresholdDescription}</span>
    </Worth>
    <div>
      <strong>{coupon.name}</strong>
      {coupon.discountDescription.includes('最多') && <p>{coupon.discountDescription}</p>}
      <p title={coupon.scopeDescription}>{coupon.scopeDescription}</p>
      <small>{facts}</small>
    </div>
    <Action>{action}</Action>
  </Card>
);

/** Coupons side by side, three in a row where there is room. */
export const CouponShelf = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
  gap: ${space.md};
  & > li {
    display: grid;
    min-width: 0;
  }
`;

const Card = styled.article`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr) auto;
  min-height: 104px;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-size: ${type.sizeTable};
  line-height: ${type.lineTable};
  & > div:nth-child(2) {
    display: grid;
    align-content: center;
    gap: 2px;
    min-width: 0;
    padding: ${space.md};
  }
  & strong {
    font-size: ${type.sizeText};
    font-weight: ${type.weightStrong};
  }
  & p {
    overflow: hidden;
    color: ${color.inkSecond};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & small {
    color: ${color.inkThird};
    font-size: ${type.sizeLeast};
  }
  & small > span {
    display: inline-block;
  }
  &[data-over] b {
    color: ${color.inkThird};
  }
  ${below.tablet} {
    grid-template-columns: 112px minmax(0, 1fr);
  }
`;
const Worth = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space.xs};
  padding: ${space.sm};
  border-right: 1px dashed ${color.lineStrong};
  text-align: center;
  & > b {
    color: ${color.price};
    font-size: ${type.sizeTitle};
    font-variant-numeric: tabular-nums;
    font-weight: ${type.weightStrong};
  }
  & > span {
    color: ${color.inkSecond};
    font-size: ${type.sizeLeast};
  }
`;
const Action = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  max-width: 128px;
  padding: ${space.md} ${space.md} ${space.md} 0;
  color: ${color.inkSecond};
  font-size: ${type.sizeLeast};
  text-align: center;
  ${below.tablet} {
    grid-column: 1 / -1;
    max-width: none;
    padding: 0 ${space.md} ${space.sm};
    justify-items: end;
    & > a {
      padding: 14px ${space.sm};
    }
  }
`;
