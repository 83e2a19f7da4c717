import { color, space, type } from '@mall/design-tokens';
import { styled } from 'styled-components';
import { type PriceTagKind, Tag } from '../tag/tag.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export type PriceProps = {
  /** Whole yuan as text, grouped or not: `1,234`. */
  sub?: string;
  /** The two figures after the point: `50`. */
  decimal?: string;
  /** The sales unit: 个, 包 … */
  unit?: string;
  /** Tiered prices exist: 元起 follows. */
  from?: boolean;
  /** The price it was, struck through, ready to show: `¥15.00`. */
  was?: string;
  /** Why it is this price. */
  tag?: { kind: PriceTagKind; text: string };
  /** 14 (rows), 20 (cards), 28 px (product page). */
  size?: 'sm' | 'md' | 'lg';
  /** `total` is ink, for sums; a unit price is price red. */
  tone?: 'price' | 'total';
  /** A visitor sees this prompt instead of a price. */
  loginToSee?: string;
  /** Makes the prompt a button. */
  onLogin?: () => void;
  /** No price to be had: 价格详询 and the like, instead of figures. */
  text?: string;
};

/** A price: ¥ small, yuan large, fen small, its unit, its tag and the old price; or the prompt to log in. */
export function Price({ sub, decimal = '00', unit, from, was, tag, size = 'md', tone = 'price', loginToSee, onLogin, text }: PriceProps) {
  if (loginToSee !== undefined)
    return onLogin ? (
      <Prompt as="button" type="button" onClick={onLogin} data-size={size}>
        {loginToSee}
      </Prompt>
    ) : (
      <Prompt data-size={size}>{loginToSee}</Prompt>
    );
  if (text !== undefined || sub === undefined) return <Words data-size={size}>{text ?? '—'}</Words>;
  return (
    <Root data-size={size}>
      <Sum data-tone={tone}>
        <Minor>¥</Minor>
        {sub}
        <Minor>.{decimal}</Minor>
      </Sum>
      {(from || unit) && (
        <Aside>
          {from && '元起'}
          {unit && `/${unit}`}
        </Aside>
      )}
      {tag && <Tag kind={tag.kind}>{tag.text}</Tag>}
      {was && (
        <Was>
          <VisuallyHidden>原价</VisuallyHidden>
          <del>{was}</del>
        </Was>
      )}
    </Root>
  );
}

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space.xs};
  font-size: ${type.sizeTitle};
  line-height: ${type.lineTitle};
  &[data-size='sm'] {
    font-size: ${type.sizeText};
  }
  &[data-size='lg'] {
    font-size: 28px;
  }
`;
const Sum = styled.span`
  color: ${color.price};
  font-weight: ${type.weightStrong};
  letter-spacing: -0.01em;
  white-space: nowrap;
  &[data-tone='total'] {
    color: ${color.ink};
  }
`;
const Minor = styled.span`
  font-size: 0.7em;
  [data-size='sm'] > * > & {
    font-size: 0.857em;
  }
`;
const Aside = styled.span`
  color: ${color.inkSecond};
  font-size: ${type.sizeLeast};
  white-space: nowrap;
`;
const Was = styled.span`
  position: relative;
  color: ${color.inkThird};
  font-size: ${type.sizeLeast};
`;
const Prompt = styled.span`
  color: ${color.accent};
  font-size: ${type.sizeText};
  &[data-size='sm'] {
    font-size: ${type.sizeTable};
  }
  &[data-size='lg'] {
    font-size: ${type.sizeTitle};
  }
  &[type='button']:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
const Words = styled.span`
  color: ${color.inkSecond};
  font-size: ${type.sizeText};
  &[data-size='sm'] {
    font-size: ${type.sizeTable};
  }
  &[data-size='lg'] {
    font-size: ${type.sizeTitle};
  }
`;
