import { below, color, radius, space, type } from '@mall/design-tokens';
import { Link } from '@mall/mf-kit';
import { ButtonLink } from '@mall/ui-kit';
import { styled } from 'styled-components';
import type { BlockOf } from './content-blocks.tsx';
import { SizedPicture } from './sized-picture.tsx';

/** What a page is about, at its top. */
export function Hero({ block: { title, text, picture, linkText, linkUrl }, isFirst }: { block: BlockOf<'hero'>; isFirst: boolean }) {
  const Title = isFirst ? 'h1' : 'h2';
  return (
    <Band data-pictured={picture ? '' : undefined}>
      <div>
        <Title>{title}</Title>
        {text && <p>{text}</p>}
        {linkText && linkUrl && (
          <ButtonLink as={Link} to={linkUrl}>
            {linkText}
          </ButtonLink>
        )}
      </div>
      {picture && <SizedPicture picture={picture} sizes="(width < 768px) 100vw, 480px" isFirst />}
    </Band>
  );
}

const Band = styled.header`
  display: grid;
  gap: ${space.xl};
  align-items: center;
  padding: ${space.xxl};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  &[data-pictured] {
    grid-template-columns: minmax(0, 1fr) minmax(0, 480px);
  }
  & :is(h1, h2) {
    font-size: ${type.sizeDisplay};
    text-wrap: balance;
  }
  & p {
    max-width: 42em;
    padding: ${space.md} 0 ${space.lg};
    color: ${color.inkSecond};
    font-size: ${type.sizeLead};
    line-height: 1.7;
  }
  ${below.tablet} {
    padding: ${space.lg};
    &[data-pictured] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
