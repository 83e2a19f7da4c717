import { below, color, radius, space, type } from '@mall/design-tokens';
import { categoryUrl } from '@mall/domain/catalogue';
import { type CallOutput, Link } from '@mall/mf-kit';
import { ChevronRightIcon } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { ProductCard } from './product-card.tsx';

export type HotProductGroup = CallOutput<'home.getMallIndex'>['hotProductData'][number];

interface Props {
  group: HotProductGroup;
  /** What its name is among the headings of the page. */
  heading: 'h2' | 'h3';
  /** Its page begins with it: its pictures come with the page. */
  first?: boolean;
}

/** A first-level category: its second level at the left, its six best sellers beside it. */
export const HotFloor = ({ group, heading, first = false }: Props) => (
  <Floor aria-labelledby={`floor-${group.id}`}>
    <Side>
      <Name as={heading} id={`floor-${group.id}`}>
        <Link to={categoryUrl(group.id)}>
          {group.name}
          <ChevronRightIcon size={14} />
        </Link>
      </Name>
      <ul>
        {group.subCategories.slice(0, 8).map(({ id, name }) => (
          <li key={id}>
            <Link to={categoryUrl(id)}>{name}</Link>
          </li>
        ))}
      </ul>
    </Side>
    <Products>
      {group.products.slice(0, 6).map((sku) => (
        <li key={sku.skuNumber}>
          <ProductCard sku={sku} priority={first} />
        </li>
      ))}
    </Products>
  </Floor>
);

const Floor = styled.section`
  display: grid;
  grid-template-columns: 186px 1fr;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Side = styled.div`
  padding: ${space.lg};
  border-right: 1px solid ${color.line};
  background: ${color.surfaceHover};
  & li {
    padding: 3px 0;
    font-size: ${type.sizeTable};
  }
  & li > a {
    color: ${color.inkSecond};
  }
  & a:hover {
    color: ${color.accent};
  }
  ${below.tablet} {
    padding: ${space.sm} ${space.md};
    border-width: 0 0 1px;
    & ul {
      display: flex;
      flex-wrap: wrap;
      gap: 0 ${space.lg};
    }
    & li > a {
      display: flex;
      align-items: center;
      min-height: 44px;
    }
    & li {
      padding: 0;
    }
  }
`;
const Name = styled.h3`
  padding-bottom: ${space.sm};
  font-size: ${type.sizeLead};
  & > a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    color: ${color.ink};
  }
  ${below.tablet} {
    padding: 0;
    & > a {
      min-height: 44px;
    }
  }
`;
const Products = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  & > li {
    display: grid;
  }
  & > li + li {
    border-left: 1px solid ${color.line};
  }
  ${below.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
