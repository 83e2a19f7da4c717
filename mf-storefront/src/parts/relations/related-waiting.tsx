import { space } from '@mall/design-tokens';
import { Skeleton } from '@mall/ui-kit';
import { styled } from 'styled-components';

/** Five rows that are on their way. */
export const RelatedWaiting = () => (
  <Rows aria-hidden="true">
    {[1, 2, 3, 4, 5].map((row) => (
      <Skeleton key={row} shape="block" height="72px" />
    ))}
  </Rows>
);

const Rows = styled.div`
  display: grid;
  gap: ${space.sm};
`;
