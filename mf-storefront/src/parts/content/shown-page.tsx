import { space } from '@mall/design-tokens';
import type { CallOutput } from '@mall/mf-kit';
import { styled } from 'styled-components';
import { PageTitle } from '../layout-parts.ts';
import { Parts } from './blocks/block-parts.ts';
import { ContentBlocks } from './blocks/content-blocks.tsx';

/** A landing page: its blocks; its title above them unless a hero says it. */
export const ShownPage = ({ page: { title, blocks } }: { page: CallOutput<'content.getContentPage'> }) => (
  <Room>
    {blocks[0]?.kind !== 'hero' && <PageTitle>{title}</PageTitle>}
    <Parts>
      <ContentBlocks blocks={blocks} />
    </Parts>
  </Room>
);

const Room = styled.div`
  padding-top: ${space.md};
`;
