import { color, space, type } from '@mall/design-tokens';
import { styled } from 'styled-components';
import { type PriceTagKind, Tag } from '../tag/tag.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export type PriceProps = {
  /** The amount in fen: 123450 shows ¥1,234.50. */
  fen?: number | undefined;
  /** The sales unit: 个, 包 … */
  unit?: string;
  /** Tiered prices exist: 元起 follows. */
  from?: boolean;
  /** What it was, in fen, struck through. */
  was?: number | undefined;
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

/** Yuan, grouped, and the two figures after the point. */
const halves = (fen: number) => {
  const figures = String(fen).padStart(3, '0');
  return { yuan: figures.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ','), cents: figures.slice(-2) };
};

/** A price: ¥ small, yuan large, fen small, its unit, its tag and the old price; or the prompt to log in. */
export function Price({ fen, unit, from, was, tag, size = 'md', tone = 'price', loginToSee, onLogin, text }: PriceProps) {
  if (loginToSee !== undefined)
    return onLogin ? (
      <Prompt as="button" type="button" onClick={onLogin} data-size={size}>
        {loginToSee}
      </Prompt>
    ) : (
      <Prompt data-size={size}>{loginToSee}</Prompt>
    );
  if (text !== undefined || fen === undefined) return <Words data-size={size}>{text ?? '—'}</Words>;
  const { yuan, cents } = halves(fen);
  const old = was === undefined ? undefined : halves(was);
  return (
    <Root data-size={size}>
      <Sum data-tone={tone}>
        <Minor>¥</Minor>
        {yuan}
        <Minor>.{cents}</Minor>
      </Sum>
      {(from || unit) && (
        <Aside>
          {from && '元起'}
          {unit && `/${unit}`}
        </Aside>
      )}
      {tag && <Tag kind={tag.kind}>{tag.text}</Tag>}
      {old && (
        <Was>
          <VisuallyHidden>原价</VisuallyHidden>
          <del>
            ¥{old.yuan}.{old.cents}
          </del>
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
