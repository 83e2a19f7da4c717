import { radius } from '@mall/design-tokens';
import { styled } from 'styled-components';
import { Part } from './block-parts.ts';
import type { BlockOf } from './content-blocks.tsx';

/** A film of the mall: nothing of it is fetched before somebody plays it. It has no sound. */
export const Video = ({ block: { title, videoUrl, poster } }: { block: BlockOf<'video'> }) => (
  <Part>
    <header>
      <h2>{title}</h2>
    </header>
    <Film
      controls
      muted
      preload="none"
      playsInline
      aria-label={title}
      src={videoUrl}
      {...(poster ? { poster: `${poster.url}-${poster.widths.at(-1)}.webp` } : {})}
    />
  </Part>
);

const Film = styled.video`
  display: block;
  width: 100%;
  max-width: 960px;
  aspect-ratio: 16 / 9;
  border-radius: ${radius.md};
  background: #111;
`;
