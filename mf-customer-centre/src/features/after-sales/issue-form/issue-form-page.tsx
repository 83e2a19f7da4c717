import { below, space, type } from '@mall/design-tokens';
import { CentrePage, Panel } from '@mall/mall-parts/account';
import { call, Link, useCall, usePlatform, useScreen, useSearchParams } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Breadcrumb, Button, Notice } from '@mall/ui-kit';
import { Field, Input, NativeSelect, TextArea } from '@mall/ui-kit/forms';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { requestPath } from '../../../parts/after-sales/paths.ts';

/** /customer/requestAfterSales/issue: what is wrong with a SKU; /feedback: anything else (rule after-sales 12). */
export default function IssueFormPage() {
  const { screen } = useScreen();
  const isAboutSku = screen === 'sku-issue';
  const title = isAboutSku ? '反馈商品问题' : '意见反馈';
  return (
    <CentrePage title={title}>
      <Breadcrumb items={[{ label: '申请售后', href: requestPath }, { label: title }]} linkAs={Link} />
      <Panel title="填写反馈">
        <IssueForm key={screen} isAboutSku={isAboutSku} />
      </Panel>
    </CentrePage>
  );
}

function IssueForm({ isAboutSku }: { isAboutSku: boolean }) {
  const { sdk } = usePlatform();
  const [query] = useSearchParams();
  const types = useCall(isAboutSku ? call('afterSales.getSkuPrimaryIssueTypeWithSecondary') : null).data ?? [];
  const [form, setForm] = useState({ sku: (query.get('sku') ?? '').slice(0, 60), primary: '', secondary: '', content: '', contact: '' });
  const [isTried, setTried] = useState(false);
  const [saved, setSaved] = useState('');
  const saving = useWrite();
  const set = (changes: Partial<typeof form>) => setForm({ ...form, ...changes });
  const secondary = types.find(({ id }) => String(id) === form.primary)?.secondary ?? [];
  const found = {
    sku: isAboutSku && !form.sku.trim() ? '请填写商品编号' : undefined,
    kind: isAboutSku && !(form.primary && form.secondary) ? '请选择问题类型' : undefined,
    content: form.content.trim() ? undefined : '请填写内容',
  };
  const faults: Partial<typeof found> = isTried ? found : {};

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (found.sku || found.kind || found.content) return;
    const said = { content: form.content.trim(), ...(form.contact.trim() ? { contact: form.contact.trim() } : {}) };
    const issue = { sku: form.sku.trim(), primaryIssueType: Number(form.primary), secondaryIssueType: Number(form.secondary), ...said };
    const { answer } = await saving.run([isAboutSku, issue], (options) =>
      isAboutSku ? sdk.afterSales.saveSkuIssueWorkflow(issue, options) : sdk.afterSales.saveRegularIssueFeedbackWorkflow(said, options),
    );
    if (answer) setSaved(answer.issueNumber);
  }

  if (saved)
    return (
      <Notice tone="success">
        已收到，反馈编号 {saved}。我们会尽快核实处理。<Link to={requestPath}>返回申请售后</Link>
      </Notice>
    );
  return (
    <Form onSubmit={submit} noValidate>
      {isAboutSku && (
        <>
          <Field label="商品编号" hint="商品页标题下的订货编号" required error={faults.sku}>
            <Input value={form.sku} maxLength={60} autoComplete="off" onChange={({ target }) => set({ sku: target.value })} />
          </Field>
          <Field label="问题类型" required error={faults.kind}>
            <NativeSelect
              options={[{ value: '', label: '请选择' }, ...types.map(({ id, name }) => ({ value: String(id), label: name }))]}
              value={form.primary}
              onValueChange={(primary) => set({ primary, secondary: '' })}
            />
          </Field>
          {secondary.length > 0 && (
            <Field label="具体问题" required>
              <NativeSelect
                options={[{ value: '', label: '请选择' }, ...secondary.map(({ id, name }) => ({ value: String(id), label: name }))]}
                value={form.secondary}
                onValueChange={(value) => set({ secondary: value })}
              />
            </Field>
          )}
        </>
      )}
      <Field label="内容" required error={faults.content}>
        <TextArea rows={5} maxLength={500} counter value={form.content} onChange={({ target }) => set({ content: target.value })} />
      </Field>
      <Field label="联系方式" hint="选填，默认用账号手机号联系您">
        <Input value={form.contact} maxLength={60} onChange={({ target }) => set({ contact: target.value })} />
      </Field>
      {saving.failure && <Notice tone="danger">{saving.failure}</Notice>}
      <div>
        <Button type="submit" variant="primary" busy={saving.isBusy}>
          提交
        </Button>
      </div>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space.lg};
  max-width: 560px;
  font-size: ${type.sizeTable};
  ${below.tablet} {
    & > div > button { width: 100%; height: 44px; }
  }
`;
