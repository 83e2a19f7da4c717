import { color, radius, space } from '@mall/design-tokens';
import { displayMinute } from '@mall/domain/time';
import { Button } from '@mall/ui-kit';
import { Field, Input, NativeSelect } from '@mall/ui-kit/forms';
import { type FormEvent, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { type PlatformError, platformCall } from '../platform-call.ts';

export type Replacement = { version: string } | { url: string };

interface Known {
  live: string;
  versions: { version: string; at: string; who: string }[];
}

interface Props {
  area: string;
  /** The version this page has. */
  current: string;
  onReplace: (target: Replacement) => Promise<void>;
}

const labelOf = ({ version, at, who }: Known['versions'][number], live: string) =>
  [version.slice(0, 12), at && displayMinute(at, 'short'), who, version === live && '线上'].filter(Boolean).join(' · ');

/** Chooses what an area is replaced by, for an hour: another published version, or a development server on this machine. */
export function ReplaceForm({ area, current, onReplace }: Props) {
  const [known, setKnown] = useState<Known>();
  const [version, setVersion] = useState('');
  const [address, setAddress] = useState('');
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    platformCall<Known>('GET', `versions?area=${area}`).then(setKnown, (error: PlatformError) => setFailure(error.message));
  }, [area]);
  const choices = (known?.versions ?? []).filter((one) => one.version !== current);

  async function replace(event: FormEvent) {
    event.preventDefault();
    const url = address.trim();
    if (!url && !version) return setFailure('请选择版本，或填写本机地址');
    setFailure('');
    setBusy(true);
    await onReplace(url ? { url } : { version });
    setBusy(false);
  }

  return (
    <Form onSubmit={replace} aria-label={`替换 ${area}`}>
      <Field label="已发布的版本" {...(known && !choices.length ? { hint: '没有其他版本' } : {})}>
        <NativeSelect
          size="sm"
          placeholder={known ? '选择版本' : '正在读取…'}
          value={version}
          onValueChange={setVersion}
          options={choices.map((one) => ({ value: one.version, label: labelOf(one, known!.live) }))}
        />
      </Field>
      {area === 'shell' ? null : (
        <Field label="或本机的开发服务器" hint={`npm run dev -w ${area} -- --live`}>
          <Input size="sm" placeholder="http://localhost:3002" value={address} onChange={(event) => setAddress(event.target.value)} />
        </Field>
      )}
      <footer>
        <Button size="sm" type="submit" busy={isBusy}>
          替换 1 小时
        </Button>
        <span role="alert">{failure}</span>
      </footer>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space.sm};
  margin-top: ${space.sm};
  padding: ${space.md};
  border-radius: ${radius.md};
  background: ${color.surfaceSunken};
  & > footer {
    display: flex;
    align-items: center;
    gap: ${space.md};
    color: ${color.danger};
  }
`;
