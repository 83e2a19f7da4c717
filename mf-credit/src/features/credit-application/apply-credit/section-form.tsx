import { below, color, space, type } from '@mall/design-tokens';
import { fieldsOf, missingFaults } from '@mall/domain/credit-application';
import { PhotoFill } from '@mall/mall-parts/ocr';
import { usePlatform } from '@mall/mf-kit';
import { Button, Notice } from '@mall/ui-kit';
import { type FormEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { ApplicationPart, CreditApplication } from '../../../parts/application-calls.ts';
import { photosOf } from './photo-reading.ts';
import { SectionField } from './section-field.tsx';
import { useSectionDraft } from './use-section-draft.ts';

interface Props {
  part: ApplicationPart;
  files: CreditApplication['files'];
  nextText: string;
  onSaved: (application: CreditApplication) => void;
  /** All of it is kept and nothing lacks. */
  onDone: () => void;
  onBack: (() => void) | undefined;
  onReload: () => void;
  children?: ReactNode;
}

/** One part of an application: photos fill it, every field is kept when it is left, and the next part follows when nothing lacks. */
export function SectionForm({ part, files, nextText, onSaved, onDone, onBack, onReload, children }: Props) {
  const { sdk } = usePlatform();
  const draft = useSectionDraft(part, onSaved);
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const current = useRef(draft);
  current.current = draft;
  const photos = useMemo(
    () =>
      photosOf(sdk, (field, { file }) => {
        current.current.type(field, file);
        void current.current.save();
      }),
    [sdk],
  );
  const fields = fieldsOf(part.section);
  const values = Object.fromEntries(fields.map(([name]) => [name, draft.valueOf(name)]));
  const missing = new Map(missingFaults(part.section, values).map(({ field, words }) => [field, words]));
  const errorOf = (name: (typeof fields)[number][0]) => draft.faults.get(name) ?? (isTried ? missing.get(name) : undefined);

  async function next(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const isKept = await current.current.save();
    if (isKept && missing.size === 0) onDone();
    // The first field that lacks something, for who doesn't see it.
    else requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }

  return (
    <Form ref={form} onSubmit={next} noValidate aria-label={part.sectionName}>
      {part.asked && (
        <Notice tone="warning" title="需要补充">
          {part.asked}
        </Notice>
      )}
      {draft.isBehind && (
        <Notice
          tone="danger"
          live
          title="这一步已在其他页面或设备修改，这里的修改没有保存"
          action={<Button onClick={onReload}>载入最新内容</Button>}
        >
          载入后请核对，再继续填写。
        </Notice>
      )}
      {fields.map(([name, field]) => {
        const photo = photos[name];
        if (!photo)
          return (
            <SectionField
              key={name}
              {...{ name, field }}
              value={draft.valueOf(name)}
              isMasked={draft.typed[name] === undefined && !!part.values[name]}
              isRead={draft.read.includes(name)}
              error={errorOf(name)}
              onChange={(value) => draft.type(name, value)}
              onLeave={() => void draft.save()}
            />
          );
        const kept = files.find(({ file }) => file === draft.valueOf(name));
        return (
          <div key={name} data-photo>
            <p>
              {field.label}
              {kept && (
                <a href={kept.url} download>
                  已上传 {kept.name}
                </a>
              )}
            </p>
            <PhotoFill
              what={photo.what}
              read={photo.read}
              onRead={(read) => {
                current.current.fill(photo.valuesOf(read));
                void current.current.save();
              }}
            />
            {errorOf(name) && <p role="alert">{errorOf(name)}</p>}
          </div>
        );
      })}
      {children}
      <Foot>
        <output aria-label="保存情况">
          {draft.isSaving ? '正在保存' : draft.failure && !draft.isBehind ? draft.failure : part.version > 0 ? '已自动保存' : ''}
        </output>
        {onBack && <Button onClick={onBack}>上一步</Button>}
        <Button type="submit" variant="primary" busy={draft.isSaving}>
          {nextText}
        </Button>
      </Foot>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.lg};
  max-width: 640px;
  [data-photo] { display: grid; gap: ${space.xs}; }
  [data-photo] > p { display: flex; flex-wrap: wrap; gap: ${space.md}; color: ${color.inkSecond}; font-size: ${type.sizeTable}; }
  [data-photo] > [role='alert'] { color: ${color.danger}; }
  ${below.tablet} { [data-photo] > p > a { padding-block: 12px; } }
`;
const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space.md};
  & > output { margin-right: auto; color: ${color.inkSecond}; font-size: ${type.sizeTable}; }
  ${below.tablet} {
    flex-wrap: wrap;
    & > output { flex: 1 1 100%; }
    & > button { flex: 1; height: 44px; }
  }
`;
