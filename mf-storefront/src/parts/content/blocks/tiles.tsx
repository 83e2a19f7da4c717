import { below, color, radius, space, type } from '@mall/design-tokens';
import { Link } from '@mall/mf-kit';
import { Picture } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { Part } from './block-parts.ts';
import type { BlockOf } from './content-blocks.tsx';

/** Ways on: categories, brands, pages. */
export const Tiles = ({ block: { title, tiles } }: { block: BlockOf<'tiles'> }) => (
  <Part>
    <header>
      <h2>{title}</h2>
    </header>
    <Grid>
      {tiles.map(({ name, url, pictureUrl, note }) => (
        <Link key={url} to={url} {...(url.startsWith('/b-') ? { target: '_blank' } : {})}>
          {pictureUrl &&
            (url.startsWith('/b-') ? (
              <Mark src={pictureUrl} alt="" width={96} height={40} loading="lazy" />
            ) : (
              <Picture src={pictureUrl} alt="" size={48} />
            ))}
          <span>
            <b>{name}</b>
            {note && <small>{note}</small>}
          </span>
        </Link>
      ))}
    </Grid>
  </Part>
);

/** A brand's mark is wide. */
const Mark = styled.img`
  flex: none;
  object-fit: contain;
  ${below.tablet} {
    width: 64px;
  }
`;
const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
  gap: ${space.md};
  & > a {
    display: flex;
    align-items: center;
    gap: ${space.md};
    min-height: 56px;
    padding: ${space.md};
    border: 1px solid ${color.line};
    border-radius: ${radius.md};
    background: ${color.surface};
    color: ${color.ink};
  }
  & > a:hover {
    border-color: ${color.accent};
    text-decoration: none;
  }
  & span {
    min-width: 0;
  }
  & b {
    display: block;
    font-weight: ${type.weightPart};
  }
  & small {
    display: -webkit-box;
    overflow: hidden;
    color: ${color.inkSecond};
    font-size: ${type.sizeTable};
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
  }
  ${below.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.sm};
    & > a {
      padding: ${space.sm};
    }
  }
`;
