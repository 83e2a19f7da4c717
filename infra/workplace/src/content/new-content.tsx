import { type ContentKind, contentKindNames } from '@mall/domain/content';
import { Button, Notice } from '@mall/ui-kit';
import { Field, Input, NativeSelect, TextArea } from '@mall/ui-kit/forms';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSdk } from '../calls/sdk-context.ts';
import { useAct } from '../calls/use-act.ts';
import { Screen } from '../frame/screen.tsx';
import { Actions, Sheet } from '../marketing/form-parts.tsx';

const addresses: Partial<Record<ContentKind, { label: string; hint: string }>> = {
  page: { label: '地址', hint: 'cms/、cp/ 或 catalogue/ 加小写字母、数字、连字符，或固定页面，如 catalogV2/brand' },
  keyword: { label: '关键词', hint: '客户搜索的词，一个词一个选购页' },
};

/** Names what is new; then it is edited. */
export function NewContent() {
  const sdk = useSdk();
  const go = useNavigate();
  const act = useAct({ isSafe: true });
  const [kind, setKind] = useState<ContentKind>('page');
  const [form, setForm] = useState({ slug: '', title: '', summary: '' });
  const [isTried, setTried] = useState(false);
  const address = addresses[kind];
  const faults = {
    slug: address && !form.slug.trim() ? `请填写${address.label}` : undefined,
    title: form.title.trim().length < 2 ? '请填写标题，至少 2 个字' : undefined,
  };
  const make = async () => {
    setTried(true);
    if (faults.slug || faults.title) return;
    const draft = { title: form.title.trim(), summary: form.summary.trim(), topic: '', synonyms: [], blocks: [] };
    const input = { kind, slug: address ? form.slug.trim() : '', draft };
    const made = await act.run(['makeContent', input], (options) => sdk.content.makeContent(input, options));
    if (made) void go(`/contents/${made.id}`);
  };
  return (
    <Screen title="新建内容">
      <Sheet
        aria-label="新建内容"
        style={{ maxWidth: 640 }}
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <Field label="种类">
          <NativeSelect
            value={kind}
            options={Object.entries(contentKindNames).map(([value, label]) => ({ value: value as ContentKind, label }))}
            onValueChange={setKind}
          />
        </Field>
        {address && (
          <Field label={address.label} hint={address.hint} required error={isTried ? faults.slug : undefined}>
            <Input value={form.slug} maxLength={60} onChange={({ target }) => setForm({ ...form, slug: target.value })} />
          </Field>
        )}
        <Field label="标题" required error={isTried ? faults.title : undefined}>
          <Input value={form.title} maxLength={80} onChange={({ target }) => setForm({ ...form, title: target.value })} />
        </Field>
        <Field label="摘要" hint="列表与搜索引擎显示它">
          <TextArea
            value={form.summary}
            rows={2}
            maxLength={300}
            counter
            onChange={({ target }) => setForm({ ...form, summary: target.value })}
          />
        </Field>
        {act.failure && (
          <Notice tone="danger" live>
            {act.failure}
          </Notice>
        )}
        <Actions>
          <Button type="submit" variant="primary" busy={act.isBusy}>
            开始编辑
          </Button>
        </Actions>
      </Sheet>
    </Screen>
  );
}
