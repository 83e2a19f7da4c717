import { color, radius, type } from '@mall/design-tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** The four price tags of the mall: 专享价, 促销价, 黑卡价, 协议价. They alone are filled. */
export type PriceTagKind = 'exclusive' | 'promotion' | 'black-card' | 'agreement';
export type TagKind = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'brand' | PriceTagKind;

export type TagProps = {
  kind?: TagKind /** Its colour in the words only, where many say the same. */;
  quiet?: boolean;
  children: ReactNode;
};

/** A word about a thing: outlined, filled only for the four price tags, never wider than 130 px. */
export const Tag = ({ kind = 'neutral', quiet, children }: TagProps) => (
  <Root data-kind={kind} data-quiet={quiet || undefined}>
    {children}
  </Root>
);

const Root = styled.span`
  display: inline-block;
  max-width: 130px;
  height: 18px;
  padding: 0 5px;
  overflow: hidden;
  border: 1px solid currentColor;
  border-radius: ${radius.sm};
  color: ${color.inkSecond};
  font-size: ${type.sizeLeast};
  font-weight: ${type.weightText};
  line-height: 16px;
  text-overflow: ellipsis;
  white-space: nowrap;
  vertical-align: text-bottom;
  &[data-kind='neutral'],
  &[data-quiet] {
    border-color: ${color.lineStrong};
  }
  &[data-kind='accent'] {
    color: ${color.accent};
  }
  &[data-kind='success'] {
    color: ${color.success};
  }
  &[data-kind='warning'] {
    color: ${color.warning};
  }
  &[data-kind='danger'] {
    color: ${color.danger};
  }
  &[data-kind='brand'] {
    border-color: ${color.action};
    color: ${color.actionDeep};
  }
  &[data-kind='exclusive'] {
    border-color: ${color.tagExclusive};
    background: ${color.tagExclusive};
    color: ${color.onTag};
  }
  &[data-kind='promotion'] {
    border-color: ${color.tagPromotion};
    background: ${color.tagPromotion};
    color: ${color.onTag};
  }
  &[data-kind='black-card'] {
    border-color: ${color.tagBlackCard};
    background: ${color.tagBlackCard};
    color: ${color.onTagBlackCard};
  }
  &[data-kind='agreement'] {
    border-color: ${color.tagAgreement};
    background: ${color.tagAgreement};
    color: ${color.onTag};
  }
`;
