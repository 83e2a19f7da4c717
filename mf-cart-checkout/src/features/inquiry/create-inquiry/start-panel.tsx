import { below, color, radius, space, type } from '@mall/design-tokens';
import { Button, DownloadIcon, Notice, Spinner } from '@mall/ui-kit';
import { Field, TextArea } from '@mall/ui-kit/forms';
import { type ChangeEvent, type DragEvent, type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type List, listCharactersAtMost } from './use-list.ts';

const example = `内六角螺钉 M8*30 12.9级\t200\n6204-2RS  SKF  10个\nWL-000177\t50`;
const accepted = '.xlsx,.xls,.csv,.pdf,.jpg,.jpeg,.png,.webp';

/** Where an inquiry begins: lines typed or pasted, or a sheet, photo or PDF dropped or chosen. */
export function StartPanel({ list, isFirst }: { list: List; isFirst: boolean }) {
  const [fault, setFault] = useState('');
  const [isOver, setOver] = useState(false);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const isBusy = list.isLooking || list.isMatching || list.uploading !== '';

  function submit(event?: FormEvent) {
    event?.preventDefault();
    const words = list.text.trim();
    const wrong = !words
      ? '请先粘贴或输入要询价的内容，一行一种'
      : words.length > listCharactersAtMost
        ? '内容太长，请分几次粘贴，或上传文件'
        : '';
    setFault(wrong);
    if (wrong) field.current?.focus();
    else if (!isBusy) void list.look({ data: list.text });
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
  };
  const take = (file: File | undefined) => {
    setFault('');
    if (file && !isBusy) void list.upload(file);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  const onChoose = (event: ChangeEvent<HTMLInputElement>) => {
    take(event.target.files?.[0]);
    // The same file once more is a choice, too.
    event.target.value = '';
  };

  return (
    <Root aria-label={isFirst ? '开始询价' : '继续添加'}>
      <form onSubmit={submit}>
        <Field
          label="粘贴或输入清单"
          hint="一行一种：型号、订货编码、贵司物料号、品名规格、品牌、数量，顺序不限；可以直接从 Excel 或聊天里粘贴。Ctrl + Enter 提交"
          error={fault || undefined}
        >
          <TextArea
            ref={field}
            rows={isFirst ? 8 : 5}
            value={list.text}
            placeholder={example}
            spellCheck={false}
            onKeyDown={onKeyDown}
            onChange={(event) => {
              setFault('');
              list.type(event.target.value);
            }}
          />
        </Field>
        <Button variant={isFirst ? 'primary' : 'secondary'} type="submit" busy={(list.isLooking || list.isMatching) && !list.uploading}>
          {list.isMatching ? '正在匹配' : '识别并匹配'}
        </Button>
      </form>
      <Drop
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        {list.uploading ? (
          <p role="status">
            <Spinner /> 正在上传并识别 {list.uploading}
          </p>
        ) : (
          <>
            <DownloadIcon size={28} strokeWidth={1} />
            <p>
              把清单拖到这里，或
              <label htmlFor={`${id}-file`}>选择文件</label>
            </p>
            <small>Excel（xlsx、xls）、CSV、PDF 或照片，最大 10 MB，最多 1000 行</small>
          </>
        )}
        <input id={`${id}-file`} type="file" accept={accepted} disabled={isBusy} onChange={onChoose} />
      </Drop>
      {list.failure && (
        <Wide>
          <Notice
            tone="danger"
            live
            action={
              list.unreadable && (
                <Button size="sm" busy={list.isAsking} onClick={list.askByFile}>
                  直接用此文件询价
                </Button>
              )
            }
          >
            {list.failure}
            {list.unreadable && `（${list.unreadable.name}）。也可以把文件原样提交，由报价员为您录入`}
          </Notice>
        </Wide>
      )}
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: ${space.lg} ${space.xxl};
  padding: ${space.xl} ${space.xxl};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  & > form {
    display: grid;
    gap: ${space.md};
    justify-items: start;
  }
  & > form > :first-child {
    width: 100%;
  }
  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${space.lg};
    & > form > button {
      width: 100%;
    }
  }
`;
const Drop = styled.div`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space.sm};
  min-height: 148px;
  padding: ${space.xl};
  border: 1px dashed ${color.lineControl};
  border-radius: ${radius.md};
  background: ${color.ground};
  color: ${color.inkSecond};
  text-align: center;
  &[data-over] {
    border-color: ${color.accent};
    background: ${color.accentTint};
  }
  & > svg {
    transform: rotate(180deg);
  }
  & label {
    color: ${color.accent};
    cursor: pointer;
  }
  & small {
    font-size: ${type.sizeLeast};
  }
  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
  }
  &:has(> input:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }
  & > p > [role] {
    display: inline-block;
  }
`;
const Wide = styled.div`
  grid-column: 1 / -1;
`;
