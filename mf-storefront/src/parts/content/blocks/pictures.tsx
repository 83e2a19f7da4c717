import { color, space, type } from '@mall/design-tokens';
import { styled } from 'styled-components';
import { Part } from './block-parts.ts';
import type { BlockOf } from './content-blocks.tsx';
import { SizedPicture } from './sized-picture.tsx';

/** Pictures with what they show. */
export const Pictures = ({ block: { title, pictures } }: { block: BlockOf<'pictures'> }) => (
  <Part>
    {title && (
      <header>
        <h2>{title}</h2>
      </header>
    )}
    <Grid>
      {pictures.map((picture) => (
        <figure key={picture.url}>
          <SizedPicture picture={picture} sizes="(width < 768px) 100vw, 580px" />
          <figcaption aria-hidden>{picture.alt}</figcaption>
        </figure>
      ))}
    </Grid>
  </Part>
);

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  gap: ${space.lg};
  & > figure {
    margin: 0;
  }
  & figcaption {
    padding-top: ${space.xs};
    color: ${color.inkSecond};
    font-size: ${type.sizeTable};
  }
`;
