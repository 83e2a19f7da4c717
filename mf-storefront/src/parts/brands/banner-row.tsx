import { below, color, radius, space } from '@mall/design-tokens';
import { Link, useCall } from '@mall/mf-kit';
import { styled } from 'styled-components';
import { bannersCall } from './brand-calls.ts';

/** The banners of private brands (9) or of hot products (8), beside each other; nothing where staff put none. */
export function BannerRow({ position, label }: { position: 8 | 9; label: string }) {
  const { data } = useCall(bannersCall(position));
  const banners = data?.items ?? [];
  if (banners.length === 0) return null;
  return (
    <Row aria-label={label} data-alone={banners.length === 1 || undefined}>
      {banners.map(({ id, title, imageUrl, linkUrl }, at) => (
        <Link key={id} to={linkUrl}>
          <img src={imageUrl} alt={title} width={964} height={336} fetchPriority={at === 0 ? 'high' : undefined} />
        </Link>
      ))}
    </Row>
  );
}

const Row = styled.nav`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space.md};
  margin-bottom: ${space.lg};
  & > a {
    overflow: hidden;
    border: 1px solid ${color.line};
    border-radius: ${radius.md};
  }
  & > a:hover {
    border-color: ${color.accent};
  }
  & img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 964 / 336;
    object-fit: cover;
  }
  &[data-alone] {
    grid-template-columns: minmax(0, 1fr);
  }
  &[data-alone] img {
    aspect-ratio: 1200 / 200;
    object-position: 0 50%;
  }
  ${below.tablet} {
    &,
    &[data-alone] {
      grid-template-columns: minmax(0, 1fr);
    }
    &[data-alone] img {
      aspect-ratio: 964 / 336;
    }
  }
`;
