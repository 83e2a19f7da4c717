import { Link, useSession } from '@mall/mf-kit';
import { PhoneIcon } from '@mall/ui-kit';
import { useLayoutData } from '../frame-data.ts';
import { useFrameRoute } from '../frame-route.ts';
import { Logo } from './logo.tsx';

/** The head of login and registration: help from customer service, and the way to the other of the two. */
export function RegisterHead() {
  const { layout } = useLayoutData();
  const { path, title } = useFrameRoute();
  const { signedIn } = useSession();
  return (
    <div className="frame-title-head">
      <div className="frame-body">
        <Logo />
        <strong className="frame-title">{title}</strong>
        <div className="frame-steps">
          {layout.hotline && (
            <span className="frame-help">
              <PhoneIcon size={14} />
              客服帮助 {layout.hotline}
            </span>
          )}
          {!signedIn &&
            (path === '/login' ? (
              <span className="frame-other-way">
                还没有账号？<Link to="/register">免费注册</Link>
              </span>
            ) : (
              <span className="frame-other-way">
                已有账号？<Link to="/login">请登录</Link>
              </span>
            ))}
        </div>
      </div>
    </div>
  );
}
