import { space } from '@mall/design-tokens';
import { Chip } from '@mall/ui-kit/data-display';
import { Field, NativeSelect } from '@mall/ui-kit/forms';
import { styled } from 'styled-components';
import { useRead } from '../calls/use-read.ts';

interface Props {
  ids: readonly number[];
  onChange: (ids: number[]) => void;
  error?: string | undefined;
}
const once = { refreshInterval: 0, revalidateOnFocus: false };

/** Categories of the first, second and third level, one after the other. */
export function CategoriesField(props: Props) {
  const { data } = useRead(['catalogue.searchCategoryTree'], (sdk) => sdk.catalogue.searchCategoryTree(), once);
  const options = (data?.categories ?? []).flatMap((first) => [
    { id: first.id, name: first.name },
    ...first.selfChildren.flatMap((second) => [
      { id: second.id, name: `　${second.name}` },
      ...second.selfChildren.map((third) => ({ id: third.id, name: `　　${third.name}` })),
    ]),
  ]);
  return <NamedField label="分类" options={options} {...props} />;
}

export function BrandsField(props: Props) {
  const { data = [] } = useRead(['catalogue.getAllManufacturer'], (sdk) => sdk.catalogue.getAllManufacturer(), once);
  return <NamedField label="品牌" options={data} {...props} />;
}

function NamedField({ label, options, ids, onChange, error }: Props & { label: string; options: { id: number; name: string }[] }) {
  const nameOf = (id: number) => options.find((one) => one.id === id)?.name.trim() ?? `${label} ${id}`;
  return (
    <div>
      <Field label={label} error={error}>
        <NativeSelect
          placeholder={`选择${label}`}
          value=""
          options={options.filter(({ id }) => !ids.includes(id)).map(({ id, name }) => ({ value: String(id), label: name }))}
          onValueChange={(id) => onChange([...ids, Number(id)])}
        />
      </Field>
      {ids.length > 0 && (
        <Chips>
          {ids.map((id) => (
            <Chip key={id} onRemove={() => onChange(ids.filter((one) => one !== id))}>
              {nameOf(id)}
            </Chip>
          ))}
        </Chips>
      )}
    </div>
  );
}

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  padding-top: ${space.xs};
`;
