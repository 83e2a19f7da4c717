import { space } from '@mall/design-tokens';
import { Button, Page } from '@mall/ui-kit';
import { Field, Input } from '@mall/ui-kit/forms';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { call } from '../platform/call.ts';
import type { PlatformError } from '../platform/platform-error.ts';

interface Props {
  title: string;
  /** What the administrator may do here: '创建和撤销令牌'. */
  act: string;
  /** What the token is tried with. */
  path: string;
  onOpen: (token: string) => void;
}

/** For an operator without the role of an administrator: asks for an administrator's token, which is kept in this page's memory and nowhere else. */
export function AdminDoor({ title, act, path, onOpen }: Props) {
  const [token, setToken] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function enter(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setProblem('');
    try {
      await call('GET', path, { token: token.trim() });
      onOpen(token.trim());
    } catch (error) {
      const { message, fix } = error as PlatformError;
      setProblem(`${message}${fix}`);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Page title={title} note={`您的账号没有管理员角色，不能${act}：请平台管理员操作，或使用管理员令牌`}>
      <Form onSubmit={(event) => void enter(event)} aria-label="验证管理员">
        <Field label="管理员令牌" hint="在网关所在的机器上，它在数据文件夹的 registry/admin-token 里；离开本页后不会保留。" error={problem}>
          <Input type="password" autoComplete="off" value={token} onChange={({ target }) => setToken(target.value)} />
        </Field>
        <Button type="submit" variant="primary" busy={isBusy} disabled={!token.trim()}>
          打开{title}管理
        </Button>
      </Form>
    </Page>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space.lg};
  max-width: 520px;
  > button { justify-self: start; }
`;
