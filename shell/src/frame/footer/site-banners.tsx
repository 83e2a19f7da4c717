import { usePlatform, useSession } from '@mall/mf-kit';
import { useSyncExternalStore } from 'react';
import { readCookie } from '../../platform/cookies.ts';
import { useSiteFacts } from '../../platform/site-facts.ts';
import { signOut } from '../../session/sign-out.ts';

const never = () => () => {};
const isTestSite = () => location.host.includes('.test.');
const isSimulated = () => readCookie('operatorId') !== '';

/** What must not be overlooked: this is a test site; this account is being simulated. They lie at the window's foot, so that nothing moves when they come. */
export function SiteBanners() {
  const isTest = useSyncExternalStore(never, isTestSite, () => false);
  const isOperators = useSyncExternalStore(never, isSimulated, () => false);
  const { operatorName, customerName } = useSession();
  const { shell } = useSiteFacts();
  const platform = usePlatform();
  const isSimulating = isOperators || operatorName !== '';
  if (!isTest && !isSimulating) return null;
  return (
    <div className="frame-banners" role="status">
      {isTest && <p>测试站点，请勿提交真实订单</p>}
      {isSimulating && (
        <p>
          正在模拟客户账号{customerName && `「${customerName}」`}
          {operatorName && `，操作员：${operatorName}`}。可以查看，并代客整理购物车与询价单，其他操作由客户本人办理
          <button type="button" onClick={() => (shell ? signOut(shell) : platform.navigate('/'))}>
            结束模拟
          </button>
        </p>
      )}
    </div>
  );
}
