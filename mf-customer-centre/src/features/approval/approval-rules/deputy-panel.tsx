import { below, space } from '@mall/design-tokens';
import { Panel } from '@mall/mall-parts/account';
import { usePlatform, useSession } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Button } from '@mall/ui-kit';
import { Field, Input, NativeSelect } from '@mall/ui-kit/forms';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import type { ApprovalPeople } from '../../../parts/approval/approval-calls.ts';

/** Who answers for oneself while one is away. */
export function DeputyPanel({ people: { people, deputy }, onSaved }: { people: ApprovalPeople; onSaved: () => void }) {
  const { sdk, notify } = usePlatform();
  const { kpId } = useSession();
  const saving = useWrite();
  const [deputyId, setDeputyId] = useState(deputy ? String(deputy.deputyId) : '');
  const [fromDay, setFromDay] = useState(deputy?.fromDay ?? '');
  const [untilDay, setUntilDay] = useState(deputy?.untilDay ?? '');
  async function save(id: number | null) {
    const content = { deputyId: id, fromDay: fromDay || '2000-01-01', untilDay: untilDay || '2000-01-01' };
    const { answer } = await saving.run(content, () => sdk.approval.saveApprovalDeputy(content));
    if (!answer) return;
    notify({ tone: 'success', text: answer.deputy ? '代理人已保存' : '已取消代理' });
    if (!answer.deputy) {
      setDeputyId('');
      setFromDay('');
      setUntilDay('');
    }
    onSaved();
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(Number(deputyId));
  };
  return (
    <Panel title="我外出时" note={deputy ? `${deputy.fromDay} 至 ${deputy.untilDay} 由 ${deputy.deputyName} 代为审批` : '没有代理人'}>
      <Form aria-label="外出代理" onSubmit={submit}>
        <Field label="代理人">
          <NativeSelect
            value={deputyId}
            placeholder="请选择同事"
            onValueChange={setDeputyId}
            options={people.filter((one) => one.kpId !== kpId).map((one) => ({ value: String(one.kpId), label: one.name }))}
          />
        </Field>
        <Field label="从">
          <Input type="date" value={fromDay} onChange={({ target }) => setFromDay(target.value)} />
        </Field>
        <Field label="到">
          <Input type="date" value={untilDay} onChange={({ target }) => setUntilDay(target.value)} />
        </Field>
        <Button type="submit" busy={saving.isBusy} disabled={!deputyId || !fromDay || !untilDay}>
          保存
        </Button>
        {deputy && (
          <Button disabled={saving.isBusy} onClick={() => void save(null)}>
            取消代理
          </Button>
        )}
      </Form>
      <p role="alert">{saving.failure}</p>
    </Panel>
  );
}

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.md};
  ${below.tablet} {
    & > * { flex: 1 1 100%; }
    & > button { height: 44px; }
  }
`;
