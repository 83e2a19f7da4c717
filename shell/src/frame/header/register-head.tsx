import { Link, useSession } from '@mall/mf-kit';
import { PhoneIcon } from '@mall/ui-kit';
import { useLayoutData } from '../../platform/layout-data.ts';
import { useFrameRoute } from '../frame-route.ts';
import { Logo } from './logo.tsx';

/** The other of the two ways in; who binds a WeChat identity is on the way already. */
const otherWays: Record<string, { question: string; to: string; name: string } | undefined> = {
  '/login': { question: '还没有账号？', to: '/register', name: '免费注册' },
  '/register': { question: '已有账号？', to: '/login', name: '请登录' },
};

/** The head of login and registration: help from customer service, and the way to the other of the two. */
export function RegisterHead() {
  const { layout } = useLayoutData();
  const path = useFrameRoute((route) => route.path);
  const title = useFrameRoute((route) => route.title);
  const { signedIn } = useSession();
  const other = signedIn ? undefined : otherWays[path];
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
          {other && (
            <span className="frame-other-way">
              {other.question}
              <Link to={other.to}>{other.name}</Link>
            </span>
          )}
        </div>
      </div>
    </div>
  );
}
