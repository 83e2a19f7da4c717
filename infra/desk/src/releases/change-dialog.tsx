import type { LiveEntry as Entry } from '@mall/api-contract/platform';
import { color, radius, space, type } from '@mall/design-tokens';
import { Button, toast } from '@mall/ui-kit';
import { Field, Input, TextArea } from '@mall/ui-kit/forms';
import { Dialog } from '@mall/ui-kit/overlays';
import { useState } from 'react';
import { styled } from 'styled-components';
import { call } from '../platform/call.ts';
import type { PlatformError } from '../platform/platform-error.ts';
import { useRefresh } from '../platform/use-platform.ts';
import { type Change, callOf, wordsOf } from './change.ts';
import { RefusalNotice } from './refusal-notice.tsx';

/** Asks before visitors get something else: names both versions, asks why, and shows a refusal where the question was asked. */
export function ChangeDialog({ change, onClose }: { change: Change; onClose: () => void }) {
  const [why, setWhy] = useState('');
  const [percentTyped, setPercent] = useState(change.kind === 'canary' ? String(change.percent) : '');
  const [problem, setProblem] = useState<{ why?: string; percent?: string }>({});
  const [refusal, setRefusal] = useState<PlatformError>();
  const [isBusy, setBusy] = useState(false);
  const refresh = useRefresh();
  const percent = Number(percentTyped);
  const words = wordsOf(change, percent);
  // In an emergency nobody should have to find words first.
  const needsWhy = change.kind !== 'rollback' && change.kind !== 'take-back';
  const isHarsh = change.kind !== 'promote' && change.kind !== 'canary';

  async function confirm() {
    const found = {
      ...(needsWhy && !why.trim() ? { why: '写下原因，它会留在历史里' } : {}),
      ...(change.kind === 'canary' && !(percent >= 1 && percent <= 99) ? { percent: '1 到 99 之间' } : {}),
    };
    setProblem(found);
    if (Object.keys(found).length) return;
    setBusy(true);
    setRefusal(undefined);
    try {
      const { path, body } = callOf(change, percent, why);
      const made = await call<Entry>('POST', path, { body });
      // Somebody else may have acted meanwhile: a rollback undoes the latest step, whatever that is by now.
      const isOther = change.to !== undefined && made.version !== change.to;
      toast.show(
        isOther ? { tone: 'warning', text: `期间有人变更：${change.area} 现在是 ${made.version}` } : { tone: 'success', text: words.done },
      );
      onClose();
      await refresh();
    } catch (error) {
      setRefusal(error as PlatformError);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      isBusy={isBusy}
      onClose={onClose}
      title={words.title}
      description={words.effect}
      closeOnOutsideClick={false}
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            取消
          </Button>
          <Button variant={isHarsh ? 'danger' : 'primary'} busy={isBusy} onClick={() => void confirm()}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        <Versions>
          <div>
            <dt>{words.fromLabel}</dt>
            <dd>{change.from ?? '无'}</dd>
          </div>
          {change.to && (
            <div>
              <dt>{words.toLabel}</dt>
              <dd>{change.to}</dd>
            </div>
          )}
        </Versions>
        {change.kind === 'canary' && (
          <Field label="访客比例（%）" error={problem.percent}>
            <Input
              inputMode="numeric"
              value={percentTyped}
              onChange={({ target }) => setPercent(target.value.replace(/\D/g, '').slice(0, 2))}
            />
          </Field>
        )}
        <Field label={needsWhy ? '原因' : '原因（可不填）'} required={needsWhy} error={problem.why}>
          <TextArea rows={2} maxLength={500} value={why} onChange={({ target }) => setWhy(target.value)} />
        </Field>
        {refusal && <RefusalNotice error={refusal} />}
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space.lg};
`;
const Versions = styled.dl`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: ${space.md};
  > div { padding: ${space.sm} ${space.md}; border: 1px solid ${color.line}; border-radius: ${radius.md}; min-width: 0; }
  dt { color: ${color.inkSecond}; font-size: ${type.sizeLeast}; }
  dd { font-family: ${type.familyMono}; font-weight: ${type.weightStrong}; overflow-wrap: anywhere; }
`;
