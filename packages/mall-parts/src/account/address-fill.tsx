import { below, space } from '@mall/design-tokens';
import { type CallOutput, usePlatform } from '@mall/mf-kit';
import { failureOf } from '@mall/mf-kit/write';
import { Button } from '@mall/ui-kit';
import { Field, TextArea } from '@mall/ui-kit/forms';
import { useState } from 'react';
import { styled } from 'styled-components';
import { PhotoFill } from '../ocr/index.ts';

type ReadAddress = CallOutput<'ocr.splitAddress'>;

/** An address out of a pasted line, or of a picture: a parcel's label, a screenshot, a note (rule ocr 9). */
export function AddressFill({ onRead }: { onRead: (address: ReadAddress) => void }) {
  const { sdk } = usePlatform();
  const [text, setText] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');

  async function split() {
    if (!text.trim()) return setFailure('请先粘贴地址');
    setIsBusy(true);
    setFailure('');
    try {
      onRead(await sdk.ocr.splitAddress({ text: text.trim() }));
    } catch (error) {
      setFailure(failureOf(error).message);
    }
    setIsBusy(false);
  }

  return (
    <Root>
      <Field label="粘贴地址" hint="地区、详细地址、收货人、电话，次序不限" error={failure || undefined}>
        <TextArea
          rows={2}
          maxLength={400}
          value={text}
          placeholder="江苏省苏州市虎丘区科技城88号，张三，13812345678"
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Button size="sm" busy={isBusy} onClick={() => void split()}>
        识别并填入
      </Button>
      <PhotoFill what="地址" read={(file, options) => sdk.ocr.ocrAddress({ file }, options)} onRead={onRead} />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space.sm};
  & > button {
    justify-self: start;
  }
  ${below.tablet} {
    & > button {
      min-height: 44px;
    }
  }
`;
