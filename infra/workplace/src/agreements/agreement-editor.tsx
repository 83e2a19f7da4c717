import type { Agreement, NewAgreement } from '@mall/api-contract/content';
import { below, color, radius, space } from '@mall/design-tokens';
import { Button, Notice } from '@mall/ui-kit';
import { Field, Input, TextArea } from '@mall/ui-kit/forms';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { Screen } from '../frame/screen.tsx';
import { compare, readText, textOf } from './agreement-draft.ts';
import { Changes } from './changes.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { useDraft } from './use-draft.ts';

/** Writes the next version of an agreement beside what it changes of the one in force. */
export function AgreementEditor({ inForce }: { inForce: Agreement }) {
  const navigate = useNavigate();
  const version = inForce.version + 1;
  const { draft, change, discard } = useDraft(`${inForce.type}@${version}`, {
    title: inForce.title,
    change: '',
    text: textOf(inForce.sections),
  });
  const [isTried, setTried] = useState(false);
  const [next, setNext] = useState<NewAgreement>();
  const read = readText(draft.text);
  const lines = read.sections && compare(inForce.sections, read.sections);
  const isChanged = draft.title.trim() !== inForce.title || (lines?.some((line) => line.change !== 'same') ?? true);
  const faults = {
    title: draft.title.trim().length < 2 ? '请填写协议名称' : undefined,
    change: draft.change.trim().length < 2 ? '请写明这一版修改了什么，客户会看到' : undefined,
    text: read.fault ?? (isChanged ? undefined : '正文与现行版本相同'),
  };
  const publish = () => {
    setTried(true);
    if (faults.title || faults.change || faults.text || !read.sections) return;
    setNext({ type: inForce.type, version, title: draft.title.trim(), change: draft.change.trim(), sections: read.sections });
  };
  return (
    <Screen title={`${inForce.title} 第 ${version} 版`} note={`现行第 ${inForce.version} 版`}>
      <Notice>发布后立即生效，不可修改；所有客户须先同意新版本才能下单。未发布的内容保存在本浏览器中。</Notice>
      <Sides>
        <Panel aria-label="编辑">
          <Field label="协议名称" required error={isTried ? faults.title : undefined}>
            <Input maxLength={40} value={draft.title} onChange={({ target }) => change({ title: target.value })} />
          </Field>
          <Field label="修改内容" required hint="客户同意之前会看到" error={isTried ? faults.change : undefined}>
            <TextArea rows={2} maxLength={300} counter value={draft.change} onChange={({ target }) => change({ change: target.value })} />
          </Field>
          <Field label="正文" required hint="以 # 开头的行是标题，其余每行一段" error={isTried ? faults.text : undefined}>
            <TextArea rows={24} value={draft.text} onChange={({ target }) => change({ text: target.value })} />
          </Field>
          <Acts>
            <Button onClick={discard}>恢复为现行版本</Button>
            <Button variant="primary" onClick={publish}>
              发布第 {version} 版
            </Button>
          </Acts>
        </Panel>
        <Panel aria-label="差别">
          <h2>与第 {inForce.version} 版的差别</h2>
          {lines ? <Changes lines={lines} /> : <p>{read.fault}</p>}
        </Panel>
      </Sides>
      {next && (
        <PublishDialog
          next={next}
          onClose={() => setNext(undefined)}
          onDone={() => {
            discard();
            void navigate('/agreements');
          }}
        />
      )}
    </Screen>
  );
}

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space.lg};
  align-items: start;
  margin-top: ${space.lg};
  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Panel = styled.section`
  display: grid;
  gap: ${space.lg};
  padding: ${space.xl};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
`;
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space.md};
`;
