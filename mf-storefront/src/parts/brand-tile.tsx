import { color, motion, space, type } from '@mall/design-tokens';
import { brandPictureUrl, brandUrl } from '@mall/domain/catalogue';
import { Link } from '@mall/mf-kit';
import { styled } from 'styled-components';

/** A brand's mark with its name; opens in a new tab. */
export const BrandTile = ({ brand, eager }: { brand: { id: number; name: string }; eager?: boolean }) => (
  <Tile to={brandUrl(brand.id)} newTab title={`${brand.name}（新窗口打开）`}>
    <img src={brandPictureUrl(brand.id)} alt="" width={120} height={48} loading={eager ? 'eager' : 'lazy'} decoding="async" />
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
  & > img {
    height: 48px;
    object-fit: contain;
  }
  &:hover {
    background: ${color.surfaceHover};
    color: ${color.accent};
    text-decoration: none;
  }
`;
