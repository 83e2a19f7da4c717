import { below, color, radius, space, type } from '@mall/design-tokens';
import { Tag } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { BrandMark } from '../../../parts/brand-mark.tsx';
import type { CatalogueResult } from '../../../parts/catalogue/use-catalogue.ts';

/** A brand's mark, where it comes from, and what it makes. */
export const BrandIntro = ({ brand }: { brand: NonNullable<CatalogueResult['manufacturer']> }) => (
  <Root>
    <BrandMark brand={brand} width={160} height={64} />
    <div>
      <p>
        {brand.isPrivate && <Tag kind="brand">自有品牌</Tag>} {brand.country && <span>{brand.country}</span>}
      </p>
      {brand.introduction && <p>{brand.introduction}</p>}
    </div>
  </Root>
);

const Root = styled.section`
  display: flex;
  align-items: center;
  gap: ${space.xxl};
  margin-bottom: ${space.lg};
  padding: ${space.lg} ${space.xxl};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
  & > div {
    display: grid;
    gap: ${space.xs};
    max-width: 76ch;
  }
  ${below.tablet} {
    flex-wrap: wrap;
    gap: ${space.md};
    padding: ${space.lg};
  }
`;
