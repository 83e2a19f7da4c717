import { color, radius, space } from '@mall/design-tokens';
import { Button } from '@mall/ui-kit';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useSdk } from '../calls/sdk-context.ts';
import { useAct } from '../calls/use-act.ts';

interface Props {
  label: string;
  /** The picture's id; '' without one. */
  value: string;
  onChange: (id: string) => void;
}

/** A picture of a page: brought, shown, taken out. */
export function PictureField({ label, value, onChange }: Props) {
  const sdk = useSdk();
  const id = useId();
  const act = useAct({ done: '图片已上传' });
  const [lost, setLost] = useState('');
  const isLost = value !== '' && lost === value;
  const upload = async (file: File | undefined) => {
    if (!file) return;
    const picture = await act.run(['addContentPicture', file.name, file.size, file.lastModified], () =>
      sdk.content.addContentPicture({ file }),
    );
    if (picture) onChange(picture.id);
  };
  const wrong = act.failure || (isLost ? '图片不存在，请重新选择' : '');
  return (
    <Place>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        disabled={act.isBusy}
        aria-invalid={isLost || undefined}
        aria-describedby={wrong ? `${id}-failure` : undefined}
        onChange={({ target }) => {
          void upload(target.files?.[0]);
          target.value = '';
        }}
      />
      {wrong && (
        <p id={`${id}-failure`} role="alert">
          {wrong}
        </p>
      )}
      {value && (
        <span>
          {!isLost && <img src={`/img/content/${value}-480.webp`} alt="" width={120} onError={() => setLost(value)} />}
          <Button size="sm" onClick={() => onChange('')}>
            移除图片
          </Button>
        </span>
      )}
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  gap: ${space.xs};
  & > span {
    display: flex;
    align-items: center;
    gap: ${space.md};
  }
  & img {
    height: auto;
    border: 1px solid ${color.line};
    border-radius: ${radius.sm};
  }
  & > p { color: ${color.danger}; }
`;
