import { CopyText } from '@mall/ui-kit';
import { Table } from '@mall/ui-kit/data-display';
import { sdk } from '../sdk.ts';
import { PanelState } from './panel-state.tsx';

/** The phones of the demo's staff: what their authenticators show now. A code counts once. */
export function AuthenticatorsPanel() {
  return (
    <PanelState
      name="authenticators"
      read={() => sdk.console.getAuthenticators()}
      emptyTitle="没有演示员工"
      emptyText="只有演示数据自带密钥的员工才会出现在这里。"
    >
      {(shown) => (
        <>
          <p>
            在<a href="/_staff/">员工工作台</a>用账号和密码 Mall2026! 登录，第二步填写这里的验证码；每个验证码只能用一次。
          </p>
          <Table
            caption="身份验证器"
            rows={shown}
            rowKey={({ account }) => account}
            columns={[
              { key: 'account', header: '账号', width: '130px', rowHeader: true, cell: ({ account }) => account },
              { key: 'name', header: '姓名', width: '120px', cell: ({ name }) => name },
              { key: 'code', header: '验证码', width: '120px', cell: ({ code }) => <CopyText text={code} /> },
              { key: 'left', header: '剩余', width: '80px', cell: ({ secondsLeft }) => `${secondsLeft} 秒` },
            ]}
          />
        </>
      )}
    </PanelState>
  );
}
