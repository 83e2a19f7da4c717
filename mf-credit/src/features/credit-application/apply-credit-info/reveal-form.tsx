import { below, space } from '@mall/design-tokens';
import { Panel } from '@mall/mall-parts/account';
import { usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Button } from '@mall/ui-kit';
import { Field, Input } from '@mall/ui-kit/forms';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import type { CreditApplication } from '../../../parts/application-calls.ts';

/** Numbers in full, after one has said why: who looked is kept (rule credit-application 8). */
export function RevealForm({ onOpen }: { onOpen: (application: CreditApplication) => void }) {
  const { sdk } = usePlatform();
  const [why, setWhy] = useState('');
  const [isTried, setTried] = useState(false);
  const asking = useWrite();
  async function ask(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!why.trim()) return;
    const { answer } = await asking.run({ reveal: why }, () => sdk.creditApplication.getCustomerCreditApplicationData({ why: why.trim() }));
    if (answer) onOpen(answer);
  }
  return (
    <Panel title="查看完整证件号与账号">
      <Form onSubmit={ask} noValidate>
        <Field label="查看原因" hint="每次查看都会记录" required error={(isTried && !why.trim() && '请填写查看原因') || asking.failure}>
          <Input value={why} maxLength={100} autoComplete="off" onChange={({ target }) => setWhy(target.value)} />
        </Field>
        <Button type="submit" busy={asking.isBusy}>
          查看
        </Button>
      </Form>
    </Panel>
  );
}

const Form = styled.form`
  display: flex;
  align-items: flex-start;
  gap: ${space.md};
  & > :first-child { flex: 1; max-width: 420px; }
  & > button { margin-top: 26px; }
  ${below.tablet} { & > button { height: 44px; } }
`;
