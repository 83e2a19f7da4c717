import { space } from '@mall/design-tokens';
import { Pager } from '@mall/ui-kit/data-display';
import { styled } from 'styled-components';

export const pageSize = 20;

/** Walks through a long list. */
export const Pages = ({ page, total, onPageChange }: { page: number; total: number; onPageChange: (page: number) => void }) => (
  <Foot>
    <Pager page={page} total={total} pageSize={pageSize} onPageChange={onPageChange} />
  </Foot>
);

const Foot = styled.div`
  padding-top: ${space.lg};
  overflow-x: auto;
`;
