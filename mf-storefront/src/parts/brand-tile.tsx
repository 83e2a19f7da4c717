import { color, motion, space, type } from '@mall/design-tokens';
import { brandUrl } from '@mall/domain/catalogue';
import { Link } from '@mall/mf-kit';
import { styled } from 'styled-components';
import { BrandMark } from './brand-mark.tsx';

/** A brand's mark with its name; opens in a new tab. */
export const BrandTile = ({ brand, priority }: { brand: { id: number; name: string }; priority?: boolean }) => (
  <Tile to={brandUrl(brand.id)} newTab title={`${brand.name}（新窗口打开）`}>
    <BrandMark brand={brand} width={120} height={48} priority={priority} />
    <span>{brand.name}</span>
  </Tile>
);

const Tile = styled(Link)`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space.xs};
  height: 92px;
  padding: ${space.xs};
  background: ${color.surface};
  color: ${color.inkSecond};
  font-size: ${type.sizeLeast};
  transition: background-color ${motion.fast} ${motion.ease};
  &:hover {
    background: ${color.surfaceHover};
    color: ${color.accent};
    text-decoration: none;
  }
`;
