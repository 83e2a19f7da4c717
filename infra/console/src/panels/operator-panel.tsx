import { space } from '@mall/design-tokens';
import { Button, Notice } from '@mall/ui-kit';
import { Field, Input, NativeSelect } from '@mall/ui-kit/forms';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import useSWR from 'swr';
import { sdk } from '../sdk.ts';

/** Staff enter a customer's account: a simulated session of 8 hours, named on every page of the mall and kept in the audit log. */
export function OperatorPanel() {
  const { data: accounts = [] } = useSWR('accounts', () => sdk.console.getAccounts());
  const [account, setAccount] = useState('operator');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string>();
  const [phone, setPhone] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const cellPhone = phone || accounts[0]?.cellPhone || '';

  async function enter(event: FormEvent) {
    event.preventDefault();
    if (!account.trim() || !password) return setProblem('请填写员工账号和密码');
    setBusy(true);
    try {
      await sdk.account.loginAsCustomer({ account: account.trim(), password, cellPhone, ...(code ? { code } : {}) });
      location.assign('/');
    } catch (error) {
      const { reason } = error as { reason?: string };
      if (reason === 'SECOND_STEP_NEEDED' || reason === 'SECOND_STEP_WRONG') setCode('');
      setProblem((error as Error).message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Form onSubmit={enter} noValidate aria-label="进入客户账户">
      {problem && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      <Field label="员工账号">
        <Input value={account} maxLength={40} autoComplete="off" onChange={(event) => setAccount(event.target.value)} />
      </Field>
      <Field label="员工密码">
        <Input type="password" value={password} maxLength={20} autoComplete="off" onChange={(event) => setPassword(event.target.value)} />
      </Field>
      {code !== undefined && (
        <Field label="验证码" hint="见“身份验证器”">
          <Input
            value={code}
            inputMode="numeric"
            maxLength={6}
            autoComplete="off"
            autoFocus
            onChange={(event) => setCode(event.target.value.trim())}
          />
        </Field>
      )}
      <Field label="进入谁的账户">
        <NativeSelect
          value={cellPhone}
          onValueChange={setPhone}
          options={accounts.map((one) => ({ value: one.cellPhone, label: `${one.contactName} · ${one.companyName} · ${one.cellPhone}` }))}
        />
      </Field>
      <Button variant="primary" type="submit" busy={isBusy}>
        进入账户（模拟会话）
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  justify-items: start;
  gap: ${space.lg};
  max-width: 480px;
  padding: ${space.xl} 0;
`;
