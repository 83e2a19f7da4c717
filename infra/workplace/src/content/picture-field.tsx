import { color, radius, space, type } from '@mall/design-tokens';
import { Button } from '@mall/ui-kit';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useSdk } from '../calls/sdk-context.ts';
import { useAct } from '../calls/use-act.ts';
import { ChoosePicture } from './choose-picture.tsx';

interface Props {
  label: string;
  /** The picture's id; '' without one. */
  value: string;
  onChange: (id: string) => void;
}

/** A picture of a page: brought or chosen from those that were, shown, taken out. */
export function PictureField({ label, value, onChange }: Props) {
  const sdk = useSdk();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const act = useAct({ done: '图片已上传' });
  const [lost, setLost] = useState('');
  const [isChoosing, setChoosing] = useState(false);
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
    <Place role="group" aria-labelledby={id} aria-describedby={wrong ? `${id}-failure` : undefined}>
      <b id={id}>{label}</b>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-label={`${label}：图片文件`}
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
      <span>
        {value && !isLost && <img src={`/img/content/${value}-480.webp`} alt="" width={120} onError={() => setLost(value)} />}
        <Button size="sm" aria-label={`${label}：上传图片`} busy={act.isBusy} onClick={() => input.current?.click()}>
          上传图片
        </Button>
        <Button size="sm" aria-label={`${label}：选择已上传的图片`} onClick={() => setChoosing(true)}>
          选择已上传的图片
        </Button>
        {value && (
          <Button size="sm" onClick={() => onChange('')}>
            移除图片
          </Button>
        )}
      </span>
      {isChoosing && (
        <ChoosePicture
          value={value}
          onChoose={(chosen) => {
            onChange(chosen);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  gap: ${space.xs};
  & > span {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.md};
  }
  & img {
    height: auto;
    border: 1px solid ${color.line};
    border-radius: ${radius.sm};
  }
  & > b { font-weight: ${type.weightText}; }
  & > p { color: ${color.danger}; }
`;
