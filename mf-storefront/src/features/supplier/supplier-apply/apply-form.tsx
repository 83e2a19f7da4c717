import { below, color, space, type } from '@mall/design-tokens';
import { supplierKinds } from '@mall/domain/supplier';
import { CaptchaStatus } from '@mall/mall-parts/account/phone-code';
import { PhotoFill, type ReadPhoto, readValues, useReadMarks } from '@mall/mall-parts/ocr';
import { type CallOutput, usePlatform } from '@mall/mf-kit';
import { newId, useWrite } from '@mall/mf-kit/write';
import { Button, Notice } from '@mall/ui-kit';
import { Checkbox, Field, Input, RadioGroup, TextArea } from '@mall/ui-kit/forms';
import { type FormEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type Application, contacts, type Faults, faultsOf, offers, saidBy, type Typed, texts, typedFrom } from './apply-fields.ts';
import { Part } from './form-part.tsx';
import { PaperField } from './paper-field.tsx';
import { useApplication } from './use-application.ts';

interface Props {
  start: Application | undefined;
  known: string;
  categories: readonly { id: number; name: string }[];
  onBegun: (pass: string) => void;
  onSubmitted: (application: Application) => void;
}
type Licence = CallOutput<'supplier.readSupplierLicence'>;
const kinds = Object.entries(supplierKinds).map(([value, label]) => ({ value: value as Typed['kind'], label }));

/** What a company says of itself; its licence fills the first part (rules supplier 2–5). */
export function ApplyForm({ start, known, categories, onBegun, onSubmitted }: Props) {
  const { sdk } = usePlatform();
  const element = useRef<HTMLFormElement>(null);
  const { pass, captcha } = useApplication(known, onBegun);
  const sending = useWrite();
  const [typed, setTyped] = useState(() => typedFrom(start));
  const [faults, setFaults] = useState<Faults>({});
  const [isUploading, setUploading] = useState(false);
  const { mark, hintOf } = useReadMarks();
  const set = (change: Partial<Typed>) => {
    setTyped((before) => ({ ...before, ...change }));
    setFaults((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in change))));
  };

  const readLicence: ReadPhoto<Licence> = async (file, { signal, onProgress, timeout }) => {
    const own = await pass();
    const kept = await sdk.supplier.uploadSupplierFile({ file, pass: own }, { signal, onProgress, timeout });
    onProgress(1);
    const { licence: before } = typed;
    set({ licence: kept });
    if (before) sdk.supplier.removeSupplierFile({ pass: own, file: before.file }).catch(() => {});
    return sdk.supplier.readSupplierLicence({ pass: own, file: kept.file }, { signal, timeout });
  };
  function fill(read: Licence) {
    mark(read);
    const values = readValues(read) as Record<string, string>;
    set(Object.fromEntries(texts.flatMap(({ name, read: from }) => (values[from] ? [[name, values[from]]] : []))));
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = faultsOf(typed);
    setFaults(found);
    if (Object.keys(found).length > 0) {
      requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault] button')?.focus());
      return;
    }
    const said = saidBy(typed);
    const { answer } = await sending.run(said, async () =>
      sdk.supplier.addSupplierApply({ pass: await pass(), ...said }, { idempotencyKey: newId() }),
    );
    if (answer) onSubmitted(answer);
  }
  const field = (name: keyof Typed & keyof Faults, most: number) => ({
    value: typed[name] as string,
    maxLength: most,
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  });

  return (
    <Form ref={element} onSubmit={submit} noValidate aria-label="供应商申请">
      <Part no={1} title="企业信息" text="上传营业执照自动识别，核对后再提交">
        <div data-fault={faults.licence ? '' : undefined}>
          <PhotoFill what="营业执照" read={readLicence} onRead={fill} />
          {typed.licence && <Kept>已上传：{typed.licence.name}</Kept>}
          {faults.licence && <p role="alert">{faults.licence}</p>}
        </div>
        <Two>
          {texts.map(({ name, label, most, read }) => (
            <Field key={name} label={label} required error={faults[name]} hint={hintOf(read, typed[name])}>
              <Input {...field(name, most)} />
            </Field>
          ))}
        </Two>
      </Part>
      <Part no={2} title="供货能力" text="选择可以供货的品类，可多选">
        <RadioGroup label="企业类型" options={kinds} value={typed.kind} onValueChange={(kind) => set({ kind })} />
        <Categories aria-describedby={faults.categoryIds ? 'supplier-categories-fault' : undefined}>
          <legend>供货品类</legend>
          {categories.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              aria-invalid={faults.categoryIds ? true : undefined}
              checked={typed.categoryIds.includes(id)}
              onCheckedChange={(isChosen) =>
                set({ categoryIds: isChosen ? [...typed.categoryIds, id] : typed.categoryIds.filter((one) => one !== id) })
              }
            />
          ))}
          {faults.categoryIds && (
            <p id="supplier-categories-fault" role="alert">
              {faults.categoryIds}
            </p>
          )}
        </Categories>
        {offers.map(({ name, label, most, hint }) => (
          <Field key={name} label={label} required error={faults[name]} hint={hint}>
            {name === 'products' ? <TextArea rows={3} {...field(name, most)} /> : <Input {...field(name, most)} />}
          </Field>
        ))}
        <PaperField
          files={typed.files}
          pass={pass}
          onChange={(change) => setTyped((before) => ({ ...before, files: change(before.files) }))}
          onBusy={setUploading}
        />
      </Part>
      <Part no={3} title="联系人" text="审核结果发到手机与邮箱">
        <Two>
          {contacts.map(({ name, label, most }) => (
            <Field key={name} label={label} required={name !== 'email'} error={faults[name]} hint={name === 'email' ? '选填' : undefined}>
              <Input {...field(name, most)} {...(name === 'phone' ? { inputMode: 'numeric', autoComplete: 'tel' } : {})} />
            </Field>
          ))}
        </Two>
      </Part>
      <Foot>
        {sending.failure && (
          <Notice tone="danger" live>
            {sending.failure}
          </Notice>
        )}
        <CaptchaStatus captcha={captcha} />
        <Button variant="primary" size="lg" type="submit" busy={sending.isBusy} disabled={isUploading}>
          提交申请
        </Button>
      </Foot>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space.lg};
  & [role='alert'] { color: ${color.danger}; font-size: ${type.sizeLeast}; }
`;
const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.lg} ${space.xl};
  ${below.tablet} { grid-template-columns: minmax(0, 1fr); }
`;
const Kept = styled.p`
  padding-top: ${space.xs};
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
  overflow-wrap: anywhere;
`;
const Categories = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.xl};
  margin: 0;
  padding: 0;
  border: 0;
  & > legend { padding-bottom: ${space.xs}; color: ${color.inkSecond}; font-size: ${type.sizeTable}; }
  & > p { flex: 1 0 100%; }
  ${below.tablet} {
    & > label { flex: 1 0 40%; min-height: 44px; }
  }
`;
const Foot = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.md};
  padding-bottom: ${space.xxl};
`;
