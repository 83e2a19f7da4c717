import type { Synonym } from '@mall/api-contract/search';
import { Field, Input, NativeSelect, TextArea } from '@mall/ui-kit/forms';
import { FormDialog, useDialogForm } from '@mall/ui-kit/overlays';
import { useSdk } from '../calls/sdk-context.ts';
import { useAct } from '../calls/use-act.ts';
import { WhyField } from '../list/why-field.tsx';
import { whyGiven } from '../list/why-given.ts';
import { type SynonymKind, synonymKinds } from './synonym-kinds.ts';

const longest = 60;
const most = 30;
const linesOf = (text: string) => [...new Set(text.split('\n').map((line) => line.trim()))].filter(Boolean);

function faultOfMeans(kind: SynonymKind, means: readonly string[]): string | undefined {
  if (!means.length && kind !== 'brand') return '请至少填写一行';
  if (means.length > most) return `最多 ${most} 行，现有 ${means.length} 行`;
  const long = means.find((one) => one.length > longest);
  return long && `每行最多 ${longest} 个字：${long.slice(0, 12)}…`;
}

interface Props {
  /** The one that is changed; a new one without it. */
  of?: Synonym;
  onClose: () => void;
}

/** A word that the search learns, or learns anew. What there is, or was changed since it was opened, isn't written over: the API refuses it. */
export function SynonymDialog({ of, onClose }: Props) {
  const sdk = useSdk();
  const act = useAct({ done: '已保存，几秒内生效', isSafe: true });
  const { form, element, set, touch, faultOf, submit } = useDialogForm({
    initial: {
      kind: of?.kind ?? ('word' as SynonymKind),
      term: of?.term ?? '',
      means: of?.means.join('\n') ?? '',
      source: of?.source ?? '',
      why: '',
    },
    faultsOf: ({ kind, term, means, source }) => {
      const fault = faultOfMeans(kind, linesOf(means));
      return {
        ...(term.trim() ? {} : { term: '请填写词' }),
        ...(fault ? { means: fault } : {}),
        ...(source.trim() ? {} : { source: '请填写来源' }),
      };
    },
    onSubmit: async ({ kind, term, means, source, why }) => {
      const read = of ? { version: of.version } : {};
      const input = { kind, term: term.trim(), means: linesOf(means), source: source.trim(), ...read, ...whyGiven(why) };
      if (await act.run(['saveSynonym', input], (options) => sdk.search.saveSynonym(input, options))) onClose();
    },
  });
  const words = synonymKinds.find(({ kind }) => kind === form.kind)!;
  const title = of ? `修改 ${of.term}` : '新增对应关系';
  return (
    <FormDialog
      title={title}
      label={title}
      saveText="保存"
      isBusy={act.isBusy}
      failure={act.failure}
      element={element}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="类型">
        <NativeSelect
          value={form.kind}
          disabled={!!of}
          onValueChange={(kind) => set({ kind: kind as SynonymKind })}
          options={synonymKinds.map(({ kind, name }) => ({ value: kind, label: name }))}
        />
      </Field>
      <Field label="词" required error={faultOf('term')} hint={of ? '要换一个词，请新增后删除这一条' : words.term}>
        <Input
          autoComplete="off"
          maxLength={longest}
          readOnly={!!of}
          value={form.term}
          onBlur={() => touch('term')}
          onChange={({ target }) => set({ term: target.value })}
        />
      </Field>
      <Field label="对应" required={form.kind !== 'brand'} error={faultOf('means')} hint={words.means}>
        <TextArea rows={5} value={form.means} onBlur={() => touch('means')} onChange={({ target }) => set({ means: target.value })} />
      </Field>
      <Field label="来源" required error={faultOf('source')} hint="标准、样本或哪次询价，例如：客户来电 11 月 20 日">
        <Input
          autoComplete="off"
          maxLength={longest}
          value={form.source}
          onBlur={() => touch('source')}
          onChange={({ target }) => set({ source: target.value })}
        />
      </Field>
      <WhyField value={form.why} onChange={(why) => set({ why })} />
    </FormDialog>
  );
}
