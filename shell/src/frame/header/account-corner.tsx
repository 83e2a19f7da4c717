import { Link, usePlatform, useSession } from '@mall/mf-kit';
import { useSiteFacts } from '../../platform/site-facts.ts';
import { warmLogin } from '../../session/login/warm-login.ts';
import { signOut } from '../../session/sign-out.ts';
import { useFrameRoute } from '../frame-route.ts';
import { MessageBell } from './message-bell.tsx';

/** Who is here: login and register for a visitor, company and contact person for a buyer, with the operator of a simulated session. */
export function AccountCorner() {
  const session = useSession();
  const platform = usePlatform();
  const { shell, hasPage } = useSiteFacts();
  const isRegistering = useFrameRoute(({ layout }) => layout === 'register');
  if (!session.signedIn)
    return (
      <span className="frame-account">
        {!isRegistering && (
          <button
            type="button"
            className="frame-strong"
            onPointerEnter={warmLogin}
            onFocus={warmLogin}
            onClick={() => platform.requireLogin()}
          >
            请登录
          </button>
        )}
        <Link to="/register">免费注册</Link>
      </span>
    );
  const company = session.customerName || '企业账户';
  return (
    <span className="frame-account">
      {session.operatorName && <span className="frame-operator">模拟会话：{session.operatorName}</span>}
      {hasPage('/customer/personCenter') ? (
        <Link to="/customer/personCenter" className="frame-company" title={company}>
          {company}
        </Link>
      ) : (
        <span className="frame-company" title={company}>
          {company}
        </span>
      )}
      {session.contactName && <span className="frame-quiet">{session.contactName}</span>}
      {hasPage('/customer/notifications') && <MessageBell />}
      <button type="button" onClick={() => shell && signOut(shell)}>
        退出
      </button>
    </span>
  );
}
