import { color } from '@mall/design-tokens';
import { Button } from '@mall/ui-kit';
import { styled } from 'styled-components';

/** What is waited for, where several of its kind stand on a page: outlined in blue, so that orange stays for the page's one action. */
export const AccentOutline = styled(Button)`
  &&:not(:disabled) {
    border-color: ${color.accent};
    color: ${color.accent};
  }
`;
