import { color, space } from '@mall/design-tokens';
import { Link, useSearchParams, useSession } from '@mall/mf-kit';
import { Skeleton } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { useSiteFacts } from '../../../platform/site-facts.ts';
import { LoginPanel } from '../../../session/login/login-panel.tsx';
import { safeRedirect } from '../../../session/safe-redirect.ts';
import { FormPaper } from '../../parts/form-paper.ts';
import { useIsBrowser } from '../../parts/use-is-browser.ts';

/** The login page; `redirect` holds the full path that was asked for and is followed within the site only. */
export default function LoginPage() {
  const [query] = useSearchParams();
  const { shell } = useSiteFacts();
  const { signedIn, validated, contactName } = useSession();
  const isBrowser = useIsBrowser();
  const target = safeRedirect(query.get('redirect'));
  return (
    <Paper aria-labelledby="login-title">
      <h1 id="login-title">登录百工商城</h1>
      {signedIn && validated && (
        <Already>
          您已登录{contactName && `：${contactName}`}，<Link to={target}>继续访问</Link>
        </Already>
      )}
      {isBrowser && shell ? <LoginPanel platform={shell} request={{ target }} /> : <Skeleton lines={8} />}
    </Paper>
  );
}

const Paper = styled(FormPaper)`
  min-height: 470px;
`;
const Already = styled.p`
  padding-bottom: ${space.md};
  color: ${color.inkSecond};
`;
