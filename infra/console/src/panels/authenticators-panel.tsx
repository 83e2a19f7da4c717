import type { Authenticator } from '@mall/api-contract/console';
import { color, radius, space } from '@mall/design-tokens';
import { staffRoleNames } from '@mall/domain/staff';
import { CopyText } from '@mall/ui-kit';
import { Table } from '@mall/ui-kit/data-display';
import { styled } from 'styled-components';
import { sdk } from '../sdk.ts';
import { PanelState } from './panel-state.tsx';

/** A code holds for half a minute. */
const periodSeconds = 30;

/** Plays the staff's phones: the codes that the workplace asks for as the second step. */
export function AuthenticatorsPanel() {
  return (
    <PanelState
      name="authenticators"
      read={() => sdk.console.getAuthenticators()}
      emptyTitle="没有演示员工的身份验证器"
      emptyText="演示的员工账号建立后会出现在这里；自己新增的员工用真实的身份验证器。"
    >
      {(authenticators) => (
        <>
          <p>
            在 <a href="/_staff/">员工工作台</a> 用账号和密码 Mall2026! 登录，第二步填写这里的验证码；每个验证码只能用一次。
          </p>
          <Table<Authenticator>
            caption="身份验证器"
            rows={authenticators}
            rowKey={({ account }) => account}
            columns={[
              { key: 'account', header: '账号', width: '140px', rowHeader: true, cell: ({ account }) => <CopyText text={account} /> },
              { key: 'name', header: '姓名', width: '120px', cell: ({ name }) => name },
              { key: 'roles', header: '角色', cell: ({ roles }) => roles.map((role) => staffRoleNames[role]).join('、') },
              { key: 'code', header: '验证码', width: '140px', cell: ({ code }) => <CopyText text={code} /> },
              {
                key: 'left',
                header: '剩余',
                width: '160px',
                cell: ({ secondsLeft }) => (
                  <Left>
                    <meter min={0} max={periodSeconds} value={secondsLeft} aria-label="剩余秒数" /> {secondsLeft} 秒
                  </Left>
                ),
              },
            ]}
          />
        </>
      )}
    </PanelState>
  );
}

const Left = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.sm};
  color: ${color.inkSecond};
  meter { width: 72px; height: 6px; border-radius: ${radius.full}; }
`;
