import { below, color, radius, space, type } from '@mall/design-tokens';
import { brandUrl } from '@mall/domain/catalogue';
import { type CallOutput, Link } from '@mall/mf-kit';
import { ButtonLink } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { BrandMark } from '../../../parts/brand-mark.tsx';

type Brands = CallOutput<'catalogue.getMallPrivateBrandPageForPc'>['brands'];

/** The mall's own brands: mark, slogan, the first of their story, and the ways to their goods. */
export const BrandCards = ({ brands }: { brands: Brands }) => (
  <List>
    {brands.map((brand) => (
      <li key={brand.id}>
        <BrandMark brand={brand} width={144} height={56} />
        <div>
          <h2>{brand.slogan || brand.name}</h2>
          <p>{brand.story[0]?.text ?? brand.introduction}</p>
          <p>
            <ButtonLink as={Link} to={brandUrl(brand.id)} size="sm">
              {brand.name}全部 {brand.skuCount.toLocaleString('en-US')} 种
            </ButtonLink>
          </p>
        </div>
      </li>
    ))}
  </List>
);

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.md};
  & > li {
    display: flex;
    align-items: center;
    gap: ${space.xl};
    padding: ${space.lg};
    border: 1px solid ${color.line};
    border-radius: ${radius.md};
    background: ${color.surface};
    color: ${color.inkSecond};
    font-size: ${type.sizeTable};
  }
  & h2 {
    color: ${color.ink};
    font-size: ${type.sizeLead};
  }
  & div > p {
    margin-top: ${space.xs};
  }
  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
    & > li {
      flex-wrap: wrap;
      gap: ${space.md};
    }
  }
`;
