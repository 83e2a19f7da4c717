import { color, radius, space } from '@mall/design-tokens';
import { Field, NativeSelect } from '@mall/ui-kit/forms';
import { styled } from 'styled-components';
import { failureWords } from '../calls/failure-words.ts';
import { useRead } from '../calls/use-read.ts';

interface Props {
  label: string;
  /** The film's file name; '' while none is chosen. */
  value: string;
  onChange: (film: string) => void;
}

const sizeText = (bytes: number) => `${Math.max(0.1, bytes / 1_000_000).toFixed(1)} MB`;

/** A film of a page: chosen from those the mall has, and played here to see which it is (rule content 38). */
export function FilmField({ label, value, onChange }: Props) {
  const { data: films, error } = useRead(['content.listContentFilms'], (sdk) => sdk.content.listContentFilms({}));
  const chosen = films?.find(({ film }) => film === value);
  const isLost = films !== undefined && value !== '' && !chosen;
  const options = (films ?? []).map(({ film, size }) => ({ value: film, label: `${film}（${sizeText(size)}）` }));
  // What is written stays in sight while the list is on its way, and where the film is gone.
  if (value && !chosen) options.unshift({ value, label: isLost ? `${value}（不存在）` : value });
  return (
    <Place>
      <Field
        label={label}
        {...(isLost ? { error: '影片不存在，请重新选择' } : error && !films ? { error: failureWords(error) } : {})}
        {...(films?.length === 0 ? { hint: '商城还没有影片，请联系管理员放入' } : {})}
      >
        <NativeSelect value={value} options={options} placeholder="请选择影片" onValueChange={onChange} />
      </Field>
      {chosen && <video key={chosen.url} src={chosen.url} controls muted playsInline preload="metadata" aria-label={`${value} 预览`} />}
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  gap: ${space.sm};
  & > video {
    width: 100%;
    max-width: 320px;
    aspect-ratio: 16 / 9;
    border: 1px solid ${color.line};
    border-radius: ${radius.sm};
    background: ${color.ink};
  }
`;
