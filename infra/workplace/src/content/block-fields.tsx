import type { ContentBlock } from '@mall/api-contract/content';
import { Field, Input, NativeSelect, TextArea } from '@mall/ui-kit/forms';
import { useState } from 'react';
import { Row } from '../marketing/form-parts.tsx';
import { type BlockField, blockForms, fieldText, withField } from './block-forms.ts';
import { FilmField } from './film-field.tsx';
import { PictureField } from './picture-field.tsx';

interface Props {
  block: ContentBlock;
  onChange: (block: ContentBlock) => void;
}

/** The fields of one block, by its kind. */
export function BlockFields({ block, onChange }: Props) {
  const isShort = ({ as }: BlockField) => as === 'number' || as === 'choice';
  const { fields } = blockForms[block.kind];
  const one = (field: BlockField) => <OneField key={field.name} field={field} block={block} onChange={onChange} />;
  return (
    <>
      {fields.filter((field) => !isShort(field)).map(one)}
      {fields.some(isShort) && <Row>{fields.filter(isShort).map(one)}</Row>}
    </>
  );
}

function OneField({ field, block, onChange }: Props & { field: BlockField }) {
  const text = fieldText(block, field);
  // As it is typed: a table or a number that is half written is not put in order under somebody's hands.
  const [typed, setTyped] = useState({ text, shown: text });
  const shown = typed.text === text ? typed.shown : text;
  const set = (next: string) => {
    const changed = withField(block, field, next);
    setTyped({ text: fieldText(changed, field), shown: next });
    onChange(changed);
  };
  const { as, label, hint, options = [] } = field;
  if (as === 'film') return <FilmField label={label} value={shown} onChange={set} />;
  if (as === 'picture') return <PictureField label={label} value={shown} onChange={set} />;
  return (
    <>
      <Field label={label} {...(hint ? { hint } : {})}>
        {as === 'choice' ? (
          <NativeSelect value={shown} options={options} onValueChange={set} />
        ) : as === 'line' || as === 'number' || as === 'skus' ? (
          <Input
            value={shown}
            inputMode={as === 'number' ? 'numeric' : 'text'}
            maxLength={300}
            onChange={({ target }) => set(target.value)}
          />
        ) : (
          <TextArea
            value={shown}
            rows={as === 'markdown' ? 12 : as === 'text' ? 3 : 6}
            maxLength={40_000}
            onChange={({ target }) => set(target.value)}
          />
        )}
      </Field>
      {as === 'pictures' && <PictureField label="添加图片" value="" onChange={(id) => set(`${text ? `${text}\n` : ''}${id} 图片说明`)} />}
    </>
  );
}
